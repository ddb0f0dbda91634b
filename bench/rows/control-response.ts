import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright-core'
import { openGallerySite } from '../../e2e/gallery/gallery-site.ts'
import { openPlainBrowser } from '../../e2e/testing/launch.ts'
import type { Row } from '../row.ts'

const slowdown = 6
const rounds = 5
const screen = { width: 390, height: 840 }
/** How long a hand rests on what it presses. */
const rest = 80
/** Until the browser has told of a press. */
const settling = 150
const fewestKinds = 20
const folder = new URL('../../apps/web/gallery/sections/', import.meta.url)
const sections = readdirSync(folder).map((name) => basename(name, '.tsx'))
const controls =
  ':is(button, select, input, textarea, [role="switch"], [role="checkbox"], [role="tab"], [role="spinbutton"])'

export const controlResponse: Row = {
  name: 'controls',
  title:
    'milliseconds from a press on the slowest control of the kit to its next paint, processor slowed 6 times',
  bound: { most: 100 },
  async measure(opened) {
    const gallery = await opened.add(openGallerySite())
    const browser = await opened.add(openPlainBrowser())
    const slowest: number[] = []
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport: screen })
      const pressed = []
      for (const section of sections) pressed.push(...(await pressAll(page, gallery.address, section)))
      await page.close()
      if (pressed.length < fewestKinds) throw new Error(`only ${pressed.length} controls were found`)
      pressed.sort((one, other) => other.milliseconds - one.milliseconds)
      const [first] = pressed
      console.log(
        pressed
          .slice(0, 3)
          .map(({ name, milliseconds }) => `${name}: ${milliseconds} ms`)
          .join(', '),
      )
      slowest.push(first?.milliseconds ?? Number.NaN)
    }
    return slowest
  },
}

interface Pressed {
  /** The section of the gallery, and which of its kinds of controls. */
  readonly name: string
  readonly milliseconds: number
}

/** Milliseconds for each kind of control: one of a kind stands for those that look and act the same. */
async function pressAll(page: Page, address: string, section: string): Promise<Pressed[]> {
  await page.goto(`${address}?language=en&section=${section}`)
  await page.waitForSelector('[data-section]')
  const count = await page.evaluate(markKinds, controls)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const pressed: Pressed[] = []
  for (let index = 0; index < count; index++)
    pressed.push({ name: `${section} ${index}`, milliseconds: await press(page, index) })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return pressed
}

/** Runs in the page: marks the controls to press and begins to listen how long each press takes. */
function markKinds(selector: string): number {
  const slow = Object.assign(window, { slowest: 0, since: 0 })
  new PerformanceObserver((list) => {
    // The key that closed the last dialog is told of late: it is no press of this control.
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId && entry.startTime >= slow.since)
        slow.slowest = Math.max(slow.slowest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const seen = new Set<string>()
  for (const control of document.querySelectorAll(`main ${selector}`)) {
    const kind = [control.tagName, control.role, control.className].join(' ')
    if (seen.has(kind) || control.matches(':disabled, [aria-disabled="true"]')) continue
    control.setAttribute('data-pressed-here', String(seen.size))
    seen.add(kind)
  }
  return seen.size
}

/** What was scrolled or pressed has been drawn, and nothing waits for the processor. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((rested) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(rested))),
      ),
  )

/** As a hand would that has come to rest over it; what opens over the page is closed again. */
async function press(page: Page, index: number): Promise<number> {
  const control = page.locator(`[data-pressed-here="${index}"]`)
  // An open list may have taken it away.
  if ((await control.count()) === 0) return 0
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (box === null) return 0
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await atRest(page)
  await page.evaluate(() => Object.assign(window, { slowest: 0, since: performance.now() }))
  await page.mouse.down()
  await page.waitForTimeout(rest)
  await page.mouse.up()
  await atRest(page)
  await page.waitForTimeout(settling)
  const slowest = await page.evaluate(() => (window as unknown as { slowest: number }).slowest)
  await page.keyboard.press('Escape')
  if ((await page.getByRole('dialog').count()) > 0)
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  return slowest
}
