import { askToTheEnd } from '@skystair/rules/battle/ask.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { statusOf } from '@skystair/server/platform/battle/status.ts'
import type { Browser, Page } from 'playwright-core'
import { screen } from './frames.ts'
import type { Site } from './site.ts'
import { fullSides, sixAgainstSix } from './six-against-six.ts'

const fromStair = 60
/** Long enough for all rounds of a measurement. */
const health = 8

/** The busiest battle there is, watched as a replay: twelve figures, and something always in the air. */
export async function openBattlePage(
  browser: Browser,
  { address }: Site,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  pixelRatio = 1,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: pixelRatio,
    locale: 'en-US',
  })
  const page = await context.newPage()
  await prepare(page)
  await page.route('**/api/battle/replay/**', (route) => route.fulfill({ json: replay() }))
  await page.goto(`${address}/replay/1-0`)
  // The plates come before the fighters: the first blow is told when all of them stand there.
  await page.getByRole('log').locator('p').first().waitFor({ state: 'attached', timeout: 120_000 })
  return page
}

function replay() {
  const beginning = sixAgainstSix(fullSides(fromStair).next().value, 'bench', health)
  const ending = askToTheEnd(beginning)
  if (isRefusal(ending)) throw new Error(ending.refused)
  return { beginning: statusOf(beginning, []), ending: statusOf(ending.battle, ending.events) }
}
