import { CLAN_BUILDINGS } from '@skystair/content/clans/buildings.data.ts'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { clanIdOf, settleClans } from './clans.ts'
import { screen } from './frames.ts'
import type { Site } from './site.ts'

/** From here on every house has its grandest look. */
const grand = 14
const hour = 3_600_000

/** One clan of so many members, all its houses grand; builders are at one of them, another waits to be opened. */
export async function settleTown(databaseUrl: string, members: number): Promise<void> {
  await settleClans(databaseUrl, 1, members)
  const ends = [Date.now() + 10 * hour, Date.now() - hour]
  const buildings = Object.fromEntries(
    Object.keys(CLAN_BUILDINGS).map((type, place) => [type, { level: grand, endsAt: ends[place] ?? null }]),
  )
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`UPDATE clan SET state = jsonb_set(state, '{buildings}', $1) WHERE id = $2`, [
    JSON.stringify(buildings),
    clanIdOf(1),
  ])
  await client.end()
}

/** The town of somebody's clan, once its houses can be pressed. */
export async function openTownPage(browser: Browser, { address, cookie }: Site): Promise<Page> {
  const context = await browser.newContext({ viewport: screen, locale: 'en-US' })
  await context.addCookies([cookie])
  const page = await context.newPage()
  // The first picture of a whole town takes minutes where others need the processor too.
  page.setDefaultTimeout(480_000)
  // As if the page had been left in the town and opened again.
  await page.addInitScript(() => sessionStorage.setItem('skystair.visited', 'clan'))
  await page.goto(address)
  await page.getByRole('button', { name: 'Go on climbing' }).click()
  await page.locator('[data-building]').first().waitFor()
  return page
}
