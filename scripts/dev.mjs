import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { replaceBy } from './processes.mjs'
import { ROOT, setUp } from './setup.mjs'

const WEB = join(ROOT, 'apps', 'web')

// The server restarts on every change; Vite serves the client with hot reload and passes calls on to the server.
try {
  const node = await setUp({ client: false })
  const vite = createRequire(join(WEB, 'package.json')).resolve('vite/package.json')
  const server = replaceBy(node, ['--watch', '--watch-preserve-output', 'apps/server/main.ts'], { cwd: ROOT })
  const client = replaceBy(node, [join(dirname(vite), 'bin', 'vite.js')], {
    cwd: WEB,
    env: { ...process.env, SKYSTAIR_SERVER: `http://127.0.0.1:${process.env.PORT || '3000'}` },
  })
  process.exitCode = await Promise.race([server, client])
  // One of them ended: the other hears it as if we were told to stop.
  process.emit('SIGTERM', 'SIGTERM')
  await Promise.all([server, client])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
