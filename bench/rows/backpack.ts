import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { openStageBrowser } from '../../e2e/testing/launch.ts'
import { film, openEmpty, screen, serveEmptyScene, shownTime, stand } from '../frames.ts'
import { follow, mostRequests, settling } from '../page-requests.ts'
import { openRoadPage } from '../road-page.ts'
import { type Row, sideBySide } from '../row.ts'
import { openSite } from '../site.ts'

const artifacts = 500
/** Where every tier but the highest is for hire. */
const stair = 140
const pairs = 7
/** A quick finger on the list: from where to where, and pixels a second. */
const finger = { low: 780, high: 380 }
const fingerSpeed = 3600
/** Milliseconds the list runs on before the finger comes again: a finger that has just touched it moves nothing. */
const running = 700
const swipes = 3
/** Seconds for which the finger may be ahead of the script of a slow page. */
const longestFrame = 0.06
/** Each page and what is seen on it once it has come. */
const pages = [
  { path: 'hero/1', seen: (page: Page) => page.getByRole('tab', { name: 'Forces' }) },
  { path: 'shop', seen: (page: Page) => page.getByRole('tab', { name: 'Legendary' }) },
  { path: 'backpack', seen: (page: Page) => page.locator('[aria-setsize="500"]').first() },
]

export const pageRequests: Row = {
  name: 'page-requests',
  title:
    'requests to open the hero page, the shop or a backpack of 500 artifacts; the most of them (a plain number)',
  bound: { most: 1 },
  measure: async (opened) => mostRequests(opened, await opened.add(openSite(stair, artifacts)), pages),
}

export const backpackFrames: Row = {
  name: 'backpack-frames',
  title:
    'time between shown pictures (p95) of a backpack of 500 artifacts under a quick finger ÷ an empty Phaser scene, processor slowed 6 times',
  bound: { most: 1.1 },
  async measure(opened) {
    const site = await opened.add(openSite(stair, artifacts))
    const empty = await opened.add(serveEmptyScene())
    // The stage rests under the backpack: what is drawn is a page, and pages are drawn without a graphics card.
    const browser = await opened.add(openStageBrowser('--disable-gpu-compositing'))
    const bare = await openEmpty(browser, empty.address)
    const page = await openRoadPage(browser, site, undefined, true)
    await follow(page, 'backpack')
    await page.locator('[aria-setsize="500"]').first().waitFor()
    await page.waitForTimeout(settling)
    const backpack = await film(page)
    return sideBySide(
      pairs,
      () => shownTime(backpack, scroll),
      () => shownTime(bare, stand),
    )
  },
}

/** Down the list and up again, so that new rows come all the time; none of them may be late. */
async function scroll(page: Page, session: CDPSession): Promise<void> {
  await page.evaluate(watchRows, fingerSpeed * longestFrame)
  const began = await scrolledTo(page)
  for (let swipe = 0; swipe < swipes; swipe++) await flick(session, finger.low, finger.high)
  const reached = await scrolledTo(page)
  if (reached - began < (swipes * (finger.low - finger.high)) / 2)
    throw new Error('the finger did not scroll')
  for (let swipe = 0; swipe < swipes; swipe++) await flick(session, finger.high, finger.low)
  const late = await page.evaluate(() => (window as unknown as { rows: { late: number } }).rows.late)
  if (late > 0) throw new Error(`rows were missing in ${late} frames`)
}

/** A finger that leaves the list running. */
async function flick(session: CDPSession, from: number, to: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((y) => ({ x: screen.width / 2, y })),
    })
  const moves = Math.round((Math.abs(to - from) / fingerSpeed) * 60)
  await touch('touchStart', from)
  const told: Promise<unknown>[] = []
  for (let move = 1; move <= moves; move++) {
    await pause(1000 / 60)
    told.push(touch('touchMove', from + ((to - from) * move) / moves))
  }
  await Promise.all(told)
  await touch('touchEnd')
  await pause(running)
}

const scrolledTo = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('[aria-setsize="500"]')?.closest('section')?.scrollTop ?? 0)

/** Runs in the page: counts the frames in which a part of the list that is seen, or will be before the next, has no rows. */
function watchRows(ahead: number): void {
  const rows = { late: 0 }
  const notes = Object.assign(window, { rows })
  const list = document.querySelector('[aria-setsize="500"]')?.closest('section')
  const look = () => {
    // The next measurement takes over.
    if (!list || notes.rows !== rows) return
    const { top, bottom } = list.getBoundingClientRect()
    const drawn = [...list.querySelectorAll('li')].map((row) => row.getBoundingClientRect())
    const first = Math.min(...drawn.map((row) => row.top))
    const last = Math.max(...drawn.map((row) => row.bottom))
    const [above, below] = [list.scrollTop, list.scrollHeight - list.scrollTop - list.clientHeight]
    if (top - first < Math.min(ahead, above - 8) || last - bottom < Math.min(ahead, below - 8)) rows.late += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
