import type { Browser, CDPSession, Page, WebSocket } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { openStageBrowser } from './launch.ts'

/** The page itself is drawn without imitating a graphics card. */
export const openBrowser = (): Promise<Browser> => openStageBrowser('--disable-gpu-compositing')

export interface Device {
  /** Whether what has begun may open by itself: whoever is about something else would meet it on the way. */
  readonly hearsAnnouncements?: boolean
  /** Whether the game may keep its files on the device; usually each page comes fresh. */
  readonly keepsFiles?: boolean
  readonly width: number
  readonly height: number
  readonly language: 'ru' | 'en'
}

export interface Visitor {
  readonly page: Page
  /** Speaks to the page's browser without words of the library: what it routes is never kept by the browser. */
  readonly session: CDPSession
  readonly device: Device
  /** Everything the browser complained about. */
  readonly complaints: readonly string[]
  /** Whether the page hears by the live wire what happens elsewhere. */
  isListening(): boolean
  leave(): Promise<void>
}

/** What the browser says of how it was started: without a worker, copying pictures from WebGL to the page, a game of this very machine inside a portal's page. */
const ofTheBrowser =
  /Service Worker registration blocked|GPU stall due to ReadPixels|not upgraded to HTTPS because it is a local network request/

/** Somebody with a browser of their own: no cookies, no memory of earlier visits. */
export async function aVisitor(browser: Browser, device: Device, pixelRatio = 1): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: pixelRatio,
    locale: device.language === 'ru' ? 'ru-RU' : 'en-US',
    reducedMotion: 'reduce',
    permissions: ['notifications'],
    serviceWorkers: device.keepsFiles ? 'allow' : 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const session = await context.newCDPSession(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (!ofTheBrowser.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(noteWhatIsSaid)
  if (!device.hearsAnnouncements) await page.addInitScript(haveHeardAnnouncements)
  const isListening = watchWire(page)
  return { page, session, device, complaints, isListening, leave: () => context.close() }
}

/** The wire hears when the server has confirmed that it does; with another page it begins anew. */
function watchWire(page: Page): () => boolean {
  let heard: WebSocket | null = null
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) heard = null
  })
  page.on('websocket', (wire) => {
    wire.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('RECEIPT')) heard = wire
    })
  })
  return () => heard !== null && !heard.isClosed()
}

/** Runs in the page: words that go by themselves are kept, for a test that comes too late to see them. */
function noteWhatIsSaid(): void {
  const said: string[] = []
  Object.assign(window, { said })
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const words = element?.closest('[role=status], [role=alert]')?.textContent
      if (words) said.push(words)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page: in this sitting something has opened by itself already. */
function haveHeardAnnouncements(): void {
  try {
    sessionStorage.setItem('skystair.told', 'yes')
  } catch {
    // A page without an address keeps nothing.
  }
}

/** Leaves the engine on its way: pages over the game are drawn much sooner without it. */
export const withoutStage = ({ session }: Visitor): Promise<unknown> =>
  session.send('Fetch.enable', { patterns: [{ urlPattern: engine }] })

export const withStage = ({ session }: Visitor): Promise<unknown> => session.send('Fetch.disable')

/** Drawn in software, a stage of a quarter of the pixels is four times as fast and shows as much. */
const coarse = 0.25

/** As many frames as a test needs: sixty, drawn in software, would leave nothing of the machine to the test beside it. */
const framesPerSecond = 10

/** Runs in the page. */
function slowDisplay(frames: number): void {
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 1000 / frames)
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame)
}

const engine = '*/assets/phaser-*.js'

/** One for all files of a worker; it leaves with the worker. */
let shared: Promise<Browser> | null = null

/** A browser for the tests of a file; nothing of its visitors is left to the next. */
export function aBrowser(): { visitor(device: Device): Promise<Visitor> } {
  const visitors: Visitor[] = []
  afterAll(async () => {
    for (const visitor of visitors) await visitor.leave()
  })
  return {
    async visitor(device) {
      shared ??= openBrowser()
      const visitor = await aVisitor(await shared, device, coarse)
      await visitor.page.addInitScript(slowDisplay, framesPerSecond)
      visitors.push(visitor)
      return visitor
    },
  }
}

export const expectNoComplaints = ({ complaints }: Visitor): void => expect(complaints).toEqual([])
