import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, CDPSession, Page } from 'playwright-core'

const slowdown = 6
export const measuredMs = 4000
/** Of fewer nothing can be told: on a busy machine the page is looked at until it has drawn so many. */
const leastFrames = 20
const patienceMs = 180_000
export const screen = { width: 600, height: 840 }
const engine = new URL('phaser.esm.min.js', import.meta.resolve('phaser'))

/** The settings of the stage, and nothing on it. */
const emptyPage = `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style><script type="module">
import * as Phaser from '/phaser.js'
new Phaser.Game({ type: Phaser.WEBGL, ...${JSON.stringify(screen)}, banner: false, audio: { noAudio: true },
  render: { antialias: true, antialiasGL: false, maxTextures: 1, powerPreference: 'low-power' },
  scene: class extends Phaser.Scene {} })
</script>`

export interface Film {
  readonly page: Page
  readonly session: CDPSession
}

export async function openEmpty(browser: Browser, address: string): Promise<Film> {
  const context = await browser.newContext({ viewport: screen })
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForSelector('canvas')
  return film(page)
}

export async function film(page: Page): Promise<Film> {
  const session = await page.context().newCDPSession(page)
  await slowDown(session, slowdown)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  return { page, session }
}

const slowDown = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate })

export const stand = (page: Page): Promise<void> => page.waitForTimeout(measuredMs)

/** Milliseconds between two frames that 95 of 100 frames do not exceed. Only the filmed page is awake meanwhile. */
export async function frameTime(
  { page, session }: Film,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await page.bringToFront()
  await page.mouse.move(300, 500)
  await page.evaluate(() => {
    const moments: number[] = []
    const notes = Object.assign(window, { moments })
    const note = (time: number) => {
      moments.push(time)
      // The next measurement takes over.
      if (notes.moments === moments) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await act(page)
  await page.waitForFunction(
    (least) => (window as unknown as { moments: number[] }).moments.length > least,
    leastFrames,
    { timeout: patienceMs },
  )
  const moments = await page.evaluate(() => (window as unknown as { moments: number[] }).moments)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  return ninetyFifth(moments)
}

/**
 * Milliseconds between two pictures on the screen that 95 of 100 do not exceed. A page that is scrolled is moved by the
 * browser beside its script, so that the frames of the script tell nothing of what the finger sees.
 */
export async function shownTime(
  { page, session }: Film,
  act: (page: Page, session: CDPSession) => Promise<unknown>,
): Promise<number> {
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await page.bringToFront()
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] })
  let trace: Buffer | undefined
  try {
    await act(page, session)
  } finally {
    // What has been noted is handed over by the page: slowed down, it takes half a minute for it.
    await slowDown(session, 1)
    trace = await browser?.stopTracing()
    await slowDown(session, slowdown)
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  }
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: { name: string; ts: number }[] }
  return ninetyFifth(traceEvents.flatMap(({ name, ts }) => (name === 'DrawFrame' ? ts / 1000 : [])))
}

/** Of the times between moments, the one that 95 of 100 do not exceed. */
function ninetyFifth(moments: readonly number[]): number {
  const inOrder = moments.toSorted((a, b) => a - b)
  const between = inOrder.slice(1).map((moment, i) => moment - (inOrder[i] ?? 0))
  return between.toSorted((a, b) => a - b)[Math.floor(between.length * 0.95)] ?? Number.NaN
}

export async function serveEmptyScene(): Promise<{ address: string; close(): Promise<void> }> {
  const code = await readFile(engine)
  const server = createServer((request, response) => {
    const isCode = request.url === '/phaser.js'
    response.setHeader('content-type', isCode ? 'text/javascript' : 'text/html')
    response.end(isCode ? code : emptyPage)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
