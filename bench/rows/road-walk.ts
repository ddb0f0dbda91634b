import type { CDPSession, Page } from 'playwright-core'
import { openStageBrowser } from '../../e2e/testing/launch.ts'
import type { Opened } from '../opened.ts'
import { openRoadPage } from '../road-page.ts'
import type { Row } from '../row.ts'
import { openSite } from '../site.ts'

const top = 140
const walked = 100
const rounds = 5
/** Along the wheel, for one stair of the road. */
const stairPixels = 120

/** The work of a frame is what the page itself does in it: how fast a software driver paints is another matter. */
export const roadWalk: Row = {
  name: 'road-walk',
  title: 'longest work of one frame in ms while the road is scrolled over 100 stairs, unthrottled',
  bound: { most: 50 },
  async measure(opened) {
    const page = await openRoad(opened)
    const longest: number[] = []
    for (let round = 0; round < rounds; round++) {
      await page.evaluate(() => Object.assign(window, { longestFrame: 0 }))
      await scroll(page, round % 2 === 0 ? 1 : -1)
      longest.push(await page.evaluate(() => (window as unknown as { longestFrame: number }).longestFrame))
    }
    return longest
  },
}

export const roadMemory: Row = {
  name: 'road-memory',
  title: 'memory of the page after 100 more stairs up and down the road ÷ before them',
  bound: { most: 1.1 },
  async measure(opened) {
    const page = await openRoad(opened)
    const session = await page.context().newCDPSession(page)
    // What is fetched once stays: the first walk is not measured.
    await scroll(page, 1)
    await scroll(page, -1)
    const ratios: number[] = []
    let before = await heapOf(session)
    for (let round = 0; round < rounds; round++) {
      await scroll(page, 1)
      await scroll(page, -1)
      const after = await heapOf(session)
      ratios.push(after / before)
      before = after
    }
    return ratios
  },
}

async function openRoad(opened: Opened): Promise<Page> {
  const site = await opened.add(openSite(top))
  const browser = await opened.add(openStageBrowser())
  const page = await openRoadPage(browser, site, (one) => one.addInitScript(timeFrames))
  await page.waitForTimeout(3000)
  await page.mouse.move(300, 500)
  return page
}

/** Notes how long the work of each frame takes. */
function timeFrames(): void {
  const ask = window.requestAnimationFrame.bind(window)
  const notes = Object.assign(window, { longestFrame: 0 })
  window.requestAnimationFrame = (work) =>
    ask((time) => {
      const began = performance.now()
      work(time)
      notes.longestFrame = Math.max(notes.longestFrame, performance.now() - began)
    })
}

async function scroll(page: Page, down: 1 | -1): Promise<void> {
  for (let stair = 0; stair < walked; stair++) {
    await page.mouse.wheel(0, down * stairPixels)
    await page.waitForTimeout(40)
  }
  await page.waitForTimeout(500)
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
