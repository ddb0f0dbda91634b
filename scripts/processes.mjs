import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const PARENT_CHECK_MS = 500
const WINDOWS = process.platform === 'win32'

/**
 * Runs a program to its end, its output kept aside.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(pid: number) => void} [onStart]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, options = {}, onStart = () => undefined) {
  const { child, ended } = collect(program, args, options)
  if (child.pid !== undefined) onStart(child.pid)
  const letGo = holdSignals((signal) => {
    child.kill(signal)
    process.exit(exitCodeOf(signal))
  })
  return ended.finally(letGo)
}

/**
 * The same for a program that may hang: when its time is over it is told to end, and a moment later it is ended, with
 * all that it has started.
 * @param {AbortSignal} timeOver
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {number} [graceMs]
 * @returns {Promise<{ code: number, output: string, outlived: boolean }>}
 */
export async function captureUntil(timeOver, program, args, options = {}, graceMs = 10_000) {
  // In a group of its own: what hangs is often not the program but what it has started.
  const { child, ended, giveUp } = collect(program, args, { ...options, detached: !WINDOWS })
  const signalAll = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      if (WINDOWS || child.pid === undefined) child.kill(signal)
      else process.kill(-child.pid, signal)
    } catch {
      // All of them are gone already.
    }
  }
  const letGo = holdSignals((signal) => {
    signalAll(signal)
    process.exit(exitCodeOf(signal))
  })
  let outlived = false
  /** @type {NodeJS.Timeout | undefined} */
  let grace
  const end = () => {
    outlived = true
    signalAll('SIGTERM')
    grace = setTimeout(() => {
      signalAll('SIGKILL')
      giveUp()
    }, graceMs)
  }
  timeOver.addEventListener('abort', end, { once: true })
  const result = await ended
  timeOver.removeEventListener('abort', end)
  clearTimeout(grace)
  letGo()
  // Whatever of it did not listen must not go on unseen.
  if (outlived) signalAll('SIGKILL')
  return { ...result, outlived }
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function collect(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const add = (/** @type {Buffer} */ chunk) => {
    output += chunk
  }
  child.stdout.on('data', add)
  child.stderr.on('data', add)
  child.once('error', (error) => {
    output += error.message
  })
  /** @type {Promise<{ code: number, output: string }>} */
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code: code ?? exitCodeOf(signal), output }))
  })
  return {
    child,
    ended,
    /** Listens no longer: something out of reach may hold the other end. */
    giveUp: () => {
      child.stdout.destroy()
      child.stderr.destroy()
    },
  }
}

/**
 * Runs a program in our place: same terminal, same signals, same end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function replaceBy(program, args, options = {}) {
  return new Promise((resolve) => {
    // Through the channel the program learns at once that we were killed.
    const child = spawn(program, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    const letGo = holdSignals((signal) => child.kill(signal))
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => {
      letGo()
      resolve(code ?? exitCodeOf(signal))
    })
  })
}

/** @param {(signal: NodeJS.Signals) => void} act */
function holdSignals(act) {
  for (const signal of SIGNALS) process.on(signal, act)
  const parentWatch = watchParent(() => act('SIGTERM'))
  return () => {
    for (const signal of SIGNALS) process.off(signal, act)
    clearInterval(parentWatch)
  }
}

/**
 * npm passes signals to its shell, and the shell dies without passing them on; a killed npm passes nothing.
 * Left alone, the game would go on unseen and keep its port.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const npm = findNpm()
  return setInterval(() => findNpm() !== npm && onGone(), PARENT_CHECK_MS).unref()
}

/** npm is our parent, or the parent of the shell between us. */
function findNpm() {
  try {
    const [, name, parent] =
      /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? []
    return /^(ba|da|)sh$/.test(name ?? '') ? parent : String(process.ppid)
  } catch {
    return String(process.ppid)
  }
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return signal === null ? 1 : 128 + constants.signals[signal]
}
