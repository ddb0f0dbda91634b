import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Hold = Readonly<{
  /** tells those who wait that it will soon be free */
  leave(): void
  letGo(): Promise<void>
}>

type Answer = 'staying' | 'leaving' | 'deserted'

const LEAVING_PATIENCE_MS = 30_000

/**
 * Holds `name` for this process alone; null when another process keeps it longer than `patienceMs`.
 * A listening socket, not a pid file: the system lets go of it even when the process is killed.
 */
export async function onlyOne(name: string, patienceMs: number): Promise<Hold | null> {
  const address = addressOf(name)
  const start = Date.now()
  for (;;) {
    const hold = await take(address)
    if (hold !== null) return hold
    const answer = await ask(address)
    const waited = Date.now() - start
    if (answer === 'deserted') await rm(address, { force: true })
    if (answer === 'staying' && waited >= patienceMs) return null
    if (answer === 'leaving' && waited >= LEAVING_PATIENCE_MS) return null
    await pause(50)
  }
}

function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.sock`)
}

function take(address: string): Promise<Hold | null> {
  return new Promise((resolve, reject) => {
    let answer: Answer = 'staying'
    const server: Server = createServer((caller) => caller.on('error', () => undefined).end(answer))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve({
        leave: () => {
          answer = 'leaving'
        },
        letGo: () => new Promise((done) => server.close(() => done())),
      })
    })
  })
}

// Where the socket is a file, it outlives a killed process: then nobody answers.
function ask(address: string): Promise<Answer> {
  return new Promise((resolve) => {
    let said = ''
    const caller = connect(address)
    caller.on('data', (chunk) => {
      said += chunk
    })
    caller.once('error', (error: NodeJS.ErrnoException) => {
      const isFile = !address.startsWith('\0') && !address.startsWith('\\')
      resolve(isFile && error.code === 'ECONNREFUSED' ? 'deserted' : 'leaving')
    })
    caller.once('close', () => resolve(said === 'staying' ? 'staying' : 'leaving'))
  })
}
