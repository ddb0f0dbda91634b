import { resolve } from 'node:path'
import { replaceBy } from './processes.mjs'
import { ROOT, setUp } from './setup.mjs'

// Runs one of our TypeScript programs on Node 24: node scripts/run.mjs bench/main.ts --any arguments
const [entry, ...args] = process.argv.slice(2)
try {
  if (entry === undefined) throw new Error('Which program? node scripts/run.mjs <file.ts> [arguments]')
  const node = await setUp({ client: false })
  process.exitCode = await replaceBy(node, [resolve(ROOT, entry), ...args])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
