import type { Browser, Page } from 'playwright-core'
import { screen } from './frames.ts'
import type { Site } from './site.ts'

/** The road of somebody who already plays, once the squad stands on it. */
export async function openRoadPage(
  browser: Browser,
  { address, cookie }: Site,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  byFinger = false,
): Promise<Page> {
  const context = await browser.newContext({ viewport: screen, locale: 'en-US', hasTouch: byFinger })
  await context.addCookies([cookie])
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await prepare(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Go on climbing' }).click()
  await squadStands(page)
  return page
}

export const squadStands = (page: Page): Promise<void> =>
  page.getByRole('status').filter({ hasText: 'The squad stands' }).waitFor({ state: 'attached' })
