// Run by hand when a great moment of the tale has changed: npm run set-piece-sheet --workspace e2e
import { openDatabase } from './testing/database.ts'
import { inShowcase, sheetOf, shot } from './testing/showcase.ts'

/** The great moment of each part from the second on, by the stairs of three of its scenes. */
const moments = [
  [90, 93, 96],
  [201, 205, 209],
  [474, 484, 491],
  [978, 988, 996],
  [2401, 2403, 2405],
  [4150, 4220, 4296],
  [4971, 4988, 5000],
  [5556, 5570, 5575],
]
/** For the road to be there; for what flies, falls and slides to be on its way. */
const settling = Number(process.env.SETTLING ?? 4_000)
/** For the door of the last one to be open. */
const opening = 9_000

await inShowcase(async ({ page, server }) => {
  const cells: Buffer[] = []
  for (const [part, stairs] of moments.entries())
    for (const [act, stair] of stairs.entries()) {
      const database = await openDatabase(server.databaseUrl)
      await database.query(
        `UPDATE player SET version = version + 1, state = jsonb_set(jsonb_set(jsonb_set(jsonb_set(state,
           '{climb,travels,roads,main,top}', $1), '{climb,travels,roads,main,coordinate}', $2),
           '{climb,travels,roads,main,taken}', '{}'), '{climb,story,told}', '{}') WHERE name = 'hero'`,
        [JSON.stringify(stair), JSON.stringify(stair * 100)],
      )
      await database.end()
      await page.goto(server.address)
      await page.getByRole('button', { name: 'Go on climbing' }).first().click()
      await page.waitForTimeout(settling)
      await page.evaluate((talk) => {
        history.pushState(null, '', talk)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/talk/main-${stair}-13`)
      await page.locator('[data-piece]').waitFor({ state: 'attached' })
      const isLast = part === moments.length - 1 && act === stairs.length - 1
      if (isLast) await page.getByRole('button', { name: 'Skip' }).click()
      await page.waitForTimeout(isLast ? opening : settling)
      cells.push(await shot(page))
      console.log(stair)
    }
  await sheetOf(cells, 6, 'set-pieces.webp')
})
