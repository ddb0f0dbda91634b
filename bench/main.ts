import { fileURLToPath } from 'node:url'
import { measureAll } from './measure-all.ts'
import { rows } from './rows.ts'

// npm run bench               every row of the table
// CLUSTER_URL=… npm run bench -- cluster-writes   what needs more than this machine has by itself
// npm run bench -- hits looks only those; the others keep their last result in docs/bench.md
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !rows.some((row) => row.name === name))
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are: ${rows.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stopping.abort(`stopped by ${signal}`))

const allKept = await measureAll({
  rows,
  rowsFile: new URL('./rows.ts', import.meta.url).href,
  asked,
  page: fileURLToPath(new URL('../docs/bench.md', import.meta.url)),
  stopping: stopping.signal,
})
process.exitCode = allKept ? 0 : 1
