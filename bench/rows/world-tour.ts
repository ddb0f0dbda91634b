import type { Page } from 'playwright-core'
import { openStageBrowser } from '../../e2e/testing/launch.ts'
import type { Opened } from '../opened.ts'
import { openRoadPage, squadStands } from '../road-page.ts'
import type { Row } from '../row.ts'
import { openSite } from '../site.ts'
import { countTextures, heldBytes } from '../textures.ts'

/** A portal in each of the nine parts of the tale, from the highest down. */
const portals = [5510, 4410, 3010, 1010, 510, 260, 110, 60, 14]
const [top = 0, ...others] = portals
const tours = 5
const stepping = /\/api\/portal\/[^/]+\/use/
/** Until what is near has been fetched. */
const settling = 4000

export const worldTour: Row = {
  name: 'world-tour',
  title: 'decoded pictures held after a tour of all worlds ÷ after one of them',
  bound: { most: 1.5 },
  async measure(opened) {
    const page = await openRoad(opened)
    const first = await heldBytes(page)
    const ratios: number[] = []
    for (let tour = 0; tour < tours; tour++) {
      for (const stair of [...others, top]) await stepThrough(page, stair)
      ratios.push((await heldBytes(page)) / first)
    }
    return ratios
  },
}

async function openRoad(opened: Opened): Promise<Page> {
  const site = await opened.add(openSite(top))
  const browser = await opened.add(openStageBrowser())
  const page = await openRoadPage(browser, site, (one) => one.addInitScript(countTextures))
  await page.waitForTimeout(settling)
  return page
}

async function arrive(page: Page): Promise<void> {
  await squadStands(page)
  await page.waitForTimeout(settling)
}

/** A portal offers the highest others; the question is rewritten on its way, the server answers it as any other. */
async function stepThrough(page: Page, stair: number): Promise<void> {
  await page.route(stepping, (route) => route.continue({ postData: JSON.stringify({ toStair: stair }) }))
  await page
    .getByRole('button', { name: /^Portal, stair/ })
    .first()
    .dispatchEvent('click')
  await page
    .getByRole('button', { name: /^To stair/ })
    .first()
    .click()
  await page.getByRole('button', { name: `Portal, stair ${stair}` }).waitFor({ state: 'attached' })
  await page.unroute(stepping)
  await arrive(page)
}
