import { flushCompileCache } from 'node:module'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { gameWork } from './game-work.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { beginStandingWork, doDueWork, startDueWork } from './platform/due-work/do-due-work.ts'
import { listen } from './platform/edge/listen.ts'
import { countRanksWork } from './platform/ranks/count-ranks.ts'
import { type Config, isShowcase, readConfig } from './platform/services/config.ts'
import { Explained } from './platform/services/explained.ts'
import { openServices } from './platform/services/open-services.ts'
import { demoLines, seedWorld } from './seed/seed-world.ts'

const PORT_PATIENCE_MS = 2_000
const STOP_PATIENCE_MS = 30_000

/** What has to be undone when the server stops, the latest first. */
const undo: (() => Promise<void>)[] = []
let stopping = false

const say = (line: string) => console.log(line)

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await waitForPort(config)
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config))
  await migrate({ databaseUrl, say })
  const { services, close } = openServices(config, databaseUrl)
  undo.push(close)
  // A world to look at comes with the built-in database only; an operator's own begins empty.
  const isForTrying = isShowcase(config)
  if (isForTrying) {
    await seedWorld(services.database, services.clock.now(), say)
    // Whoever opens the ratings at once finds everybody in them.
    await beginStandingWork(services, [countRanksWork])
    await doDueWork(services, [countRanksWork])
  }
  undo.push(startDueWork(services, gameWork))
  const app = await buildApp(services)
  undo.push(() => app.close())
  const address = await listen(app, config.host, config.port)
  if (isForTrying) say(['Names and passwords to try the game with:', ...demoLines()].join('\n'))
  say(`Skystair is ready: ${config.port === 0 ? address : config.publicUrl}`)
  // The next start finds it even if this one is killed.
  flushCompileCache()
}

async function startDatabase(config: Config): Promise<string> {
  say(`Starting the database in ${config.dataDir}`)
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, say, onLost: fail })
  undo.push(postgres.stop)
  return postgres.url
}

/** A taken port is told before anything is started. A run just told to stop may need a moment to leave it. */
async function waitForPort({ host, port }: Config): Promise<void> {
  const until = Date.now() + PORT_PATIENCE_MS
  for (;;) {
    const problem = await tryPort(host, port)
    if (problem === null) return
    if (problem.code === 'EADDRINUSE' && Date.now() < until) await pause(100)
    else throw new Explained(explain(problem, host, port))
  }
}

function tryPort(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}

function explain({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES') return `Port ${port} needs special rights. Choose another one: PORT=3000 npm start`
  return `Cannot listen on ${host}, port ${port}: ${message}. HOST and PORT choose where.`
}

async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  pause(STOP_PATIENCE_MS, undefined, { ref: false }).then(() => process.exit(1))
  await starting
  for (const step of undo.reverse()) await step().catch(report)
  process.exit(exitCode)
}

function report(error: unknown): void {
  if (!stopping) console.error(error instanceof Explained ? error.message : error)
}

function fail(error: unknown): void {
  report(error)
  void stop(1)
}

const starting = start().catch(fail)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
// The launcher was killed: without it nobody would ever stop this server.
process.on('disconnect', () => stop(0))
