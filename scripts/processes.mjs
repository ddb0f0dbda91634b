import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const PARENT_CHECK_MS = 500

/**
 * Runs a program to its end, its output kept aside.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(pid: number) => void} [onStart]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, options = {}, onStart = () => undefined) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const letGo = holdSignals((signal) => {
      child.kill(signal)
      process.exit(exitCodeOf(signal))
    })
    if (child.pid !== undefined) onStart(child.pid)
    let output = ''
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => {
      output += error.message
    })
    child.once('close', (code, signal) => {
      letGo()
      resolve({ code: code ?? exitCodeOf(signal), output })
    })
  })
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
