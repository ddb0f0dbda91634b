// Run by hand when a great moment of the tale has changed: npm run set-piece-sheet --workspace e2e
import type { Page } from 'playwright-core'
import { openDatabase } from './testing/database.ts'
import { inShowcase, sheetOf, shot } from './testing/showcase.ts'

/** The great moment of each part from the second on, by the stairs of three of its scenes. */
const moments: readonly (readonly [number, number, number])[] = [
  [90, 93, 96],
  [201, 205, 209],
  [474, 484, 491],
  [978, 988, 996],
  [2401, 2403, 2405],
  [4150, 4220, 4296],
  [4971, 4988, 5000],
  [5556, 5570, 5575],
]
const lastOfAll = 5575
/** For the road to be there; for what flies, falls and slides to be on its way. */
const settling = Number(process.env.SETTLING ?? 3_000)
/** For the door of the last one to be open. */
const opening = 9_000

async function stand(databaseUrl: string, stair: number): Promise<void> {
  const database = await openDatabase(databaseUrl)
  await database.query(
    `UPDATE player SET version = version + 1, state = jsonb_set(jsonb_set(jsonb_set(jsonb_set(state,
       '{climb,travels,roads,main,top}', $1), '{climb,travels,roads,main,coordinate}', $2),
       '{climb,travels,roads,main,taken}', '{}'), '{climb,story,told}', '{}') WHERE name = 'hero'`,
    [JSON.stringify(stair), JSON.stringify(stair * 100)],
  )
  await database.end()
}

/** As if Back or Forward had led there. */
const lead = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

await inShowcase(async ({ page, server }) => {
  const cells: Buffer[] = []
  const staging = page.locator('[data-piece]')
  for (const stairs of moments) {
    await stand(server.databaseUrl, stairs[0])
    await page.goto(server.address)
    await page.getByRole('button', { name: 'Go on climbing' }).first().click()
    await page.waitForTimeout(settling)
    for (const stair of stairs) {
      await stand(server.databaseUrl, stair)
      await lead(page, `/talk/main-${stair}-13`)
      await staging.waitFor({ state: 'attached' })
      if (stair === lastOfAll) await page.getByRole('button', { name: 'Skip' }).click()
      await page.waitForTimeout(stair === lastOfAll ? opening : settling)
      cells.push(await shot(page))
      await lead(page, '/')
      await staging.waitFor({ state: 'detached' })
      console.log(stair)
    }
  }
  await sheetOf(cells, 6, 'set-pieces.webp')
})
