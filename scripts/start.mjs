import { replaceBy } from './processes.mjs'
import { ROOT, setUp } from './setup.mjs'

try {
  const node = await setUp({ client: true })
  process.exitCode = await replaceBy(node, ['apps/server/main.ts'], { cwd: ROOT })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
