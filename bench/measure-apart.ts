import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** What came of a row: its numbers, or why there are none. */
export type Outcome = { readonly ratios: readonly number[] } | { readonly trouble: string }

const program = fileURLToPath(new URL('./children/one-row.ts', import.meta.url))

/**
 * Measures one row in a process of its own, so that whatever happens to it, an endless loop included, happens to it
 * alone. Once it is told to stop, the reason given is what came of the row.
 */
export async function measureApart(
  rowsFile: string,
  name: string,
  stop: AbortSignal,
  /** Milliseconds for closing databases and browsers. */
  closingPatience = 30_000,
): Promise<Outcome> {
  if (stop.aborted) return { trouble: String(stop.reason) }
  // In a group of its own: Ctrl-C must not reach databases and browsers before those who close them.
  const child = fork(program, [rowsFile, name], { detached: true })
  const stopped = Promise.withResolvers<Outcome>()
  const tellStopped = () => stopped.resolve({ trouble: String(stop.reason) })
  stop.addEventListener('abort', tellStopped)
  try {
    return await Promise.race([
      once(child, 'message').then(([outcome]) => outcome as Outcome),
      once(child, 'exit').then(([code, signal]) => ({
        trouble: `threw: its process died (${signal ?? code})`,
      })),
      stopped.promise,
    ]).catch((error: Error) => ({ trouble: `threw: ${error.message}` }))
  } finally {
    stop.removeEventListener('abort', tellStopped)
    await end(child, closingPatience)
  }
}

/** Lets the row close what it has opened; what is left after that is killed. */
async function end(child: ChildProcess, patience: number): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  if (isAlive(child)) {
    const ended = once(child, 'exit')
    if (child.connected) child.disconnect()
    await Promise.race([ended, pause(patience, undefined, { ref: false })])
    if (isAlive(child)) {
      for (const one of await familyOf(pid)) kill(one)
      await ended
    }
  }
  kill(-pid)
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** A process and all that it has started, those in groups of their own too: a database would outlive the row. */
async function familyOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=']).catch(() => ({ stdout: '' }))
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const family = [pid]
  for (const parent of family)
    family.push(...processes.flatMap(([one, its]) => (one !== undefined && its === parent ? [one] : [])))
  return family
}
