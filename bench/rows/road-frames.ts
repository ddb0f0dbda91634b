import type { Page } from 'playwright-core'
import { openStageBrowser } from '../../e2e/testing/launch.ts'
import { film, frameTime, measuredMs, openEmpty, serveEmptyScene, stand } from '../frames.ts'
import { openRoadPage } from '../road-page.ts'
import { type Row, sideBySide } from '../row.ts'
import { openSite } from '../site.ts'

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
    const bare = await openEmpty(browser, empty.address)
    const road = await film(await openRoadPage(browser, site))
    return sideBySide(
      pairs,
      () => frameTime(road, walk),
      () => frameTime(bare, stand),
    )
  },
}

/** The squad hops up and down and the view swings ahead and back, so that nothing rests. */
async function walk(page: Page): Promise<void> {
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key)
    await page.mouse.wheel(0, -240)
    await page.waitForTimeout(measuredMs / 4)
  }
}
