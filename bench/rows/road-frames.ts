import type { Browser, Page } from 'playwright-core'
import { openStageBrowser } from '../../e2e/testing/launch.ts'
import {
  type Film,
  film,
  frameTime,
  measuredMs,
  openEmpty,
  screen,
  serveEmptyScene,
  stand,
} from '../frames.ts'
import { type Row, sideBySide } from '../row.ts'
import { openSite, type Site } from '../site.ts'

const pairs = 7
/** Who has come so far is not spoken to first, and has somewhere to walk. */
const walkable = 3

export const roadFrames: Row = {
  name: 'road-frames',
  title: 'frame time (p95) of the walked road ÷ an empty Phaser scene, processor slowed 6 times',
  bound: { most: 2 },
  async measure(opened) {
    const site = await opened.add(openSite(walkable))
    const empty = await opened.add(serveEmptyScene())
    const browser = await opened.add(openStageBrowser())
    const road = await openRoad(browser, site)
    const bare = await openEmpty(browser, empty.address)
    return sideBySide(
      pairs,
      () => frameTime(road, walk),
      () => frameTime(bare, stand),
    )
  },
}

async function openRoad(browser: Browser, { address, cookie }: Site): Promise<Film> {
  const context = await browser.newContext({ viewport: screen, locale: 'en-US' })
  await context.addCookies([cookie])
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: 'Go on climbing' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: 'The squad stands' })
    .waitFor({ state: 'attached', timeout: 120_000 })
  return film(page)
}

/** The squad hops up and down and the view swings ahead and back, so that nothing rests. */
async function walk(page: Page): Promise<void> {
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key)
    await page.mouse.wheel(0, -240)
    await page.waitForTimeout(measuredMs / 4)
  }
}
