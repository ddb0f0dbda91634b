import { join } from 'node:path'
import { replaceBy } from './processes.mjs'
import { ROOT, setUp } from './setup.mjs'

// The server's tests on a Citus cluster: DATABASE_URL=<its coordinator> npm run test:distributed [files]
try {
  const cluster = process.env.DATABASE_URL
  if (!cluster) throw new Error('Where is the cluster? DATABASE_URL names its coordinator.')
  const node = await setUp({ client: false })
  // The tests make databases of their own there; the one that is named is never touched.
  process.env.TEST_CLUSTER_URL = cluster
  delete process.env.DATABASE_URL
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const patience = ['--testTimeout=300000', '--hookTimeout=900000']
  const args = ['run', '--project=server', '--maxWorkers=1', ...patience, ...process.argv.slice(2)]
  process.exitCode = await replaceBy(node, [vitest, ...args])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
