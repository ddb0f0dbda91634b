import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aBrowser } from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'

const server = aGameServer()
const browser = aBrowser()
let vite: ViteDevServer
let address: string

/** The client's half of `npm run dev`. */
beforeAll(async () => {
  vi.stubEnv('SKYSTAIR_SERVER', server.address)
  vite = await createServer({
    configFile: join(import.meta.dirname, '../../apps/web/vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: 'localhost', ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  await vite.listen()
  address = vite.resolvedUrls?.local[0] ?? ''
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await vite?.close()
})

test('in development the page reaches the calls and the live wire of the server through its own address', async () => {
  const { page } = await browser.visitor({ width: 390, height: 844, language: 'en' })
  await page.goto(`${address}offline.css`)
  const born = await page.evaluate(async () => {
    const body = {
      characterAndCompanion: 'FEMALE_WITH_WOMAN_COMPANION_1',
      lang: 'EN',
      frontVersion: 439,
    }
    const answer = await fetch('/api/security/registerTrial', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.status
  })
  expect(born).toBe(200)
  const welcome = await page.evaluate(
    () =>
      new Promise<string>((heard) => {
        const wire = new WebSocket('/api/websocket', ['v12.stomp'])
        wire.onopen = () => wire.send('CONNECT\naccept-version:1.2\nhost:skystair\n\n\0')
        wire.onmessage = ({ data }) => heard(String(data).split('\n')[0] ?? '')
        wire.onclose = ({ code }) => heard(`closed with ${code}`)
      }),
  )
  expect(welcome).toBe('CONNECTED')
})
