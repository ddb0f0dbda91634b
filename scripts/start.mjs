import { replaceBy } from './processes.mjs'
import { ROOT, setUp } from './setup.mjs'
import { startTestProvider } from './test-provider.mjs'

try {
  const node = await setUp({ client: true })
  const cashier = await startTestProvider(node)
  process.exitCode = await replaceBy(node, ['apps/server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...cashier },
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
