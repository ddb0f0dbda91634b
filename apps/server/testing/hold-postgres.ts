import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'

// A process of its own that runs a database until it is killed: node hold-postgres.ts <data folder>
const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' })
console.log(JSON.stringify({ url: postgres.url, pid: postgres.pid() }))
setInterval(() => undefined, 60_000)
