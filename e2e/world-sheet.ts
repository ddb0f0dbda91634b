// Run by hand when a world has changed: npm run world-sheet --workspace e2e
import { REALM } from '@skystair/content/realm.ts'
import { enterRoad } from '@skystair/rules/road/road.ts'
import type { Page } from 'playwright-core'
import { openDatabase } from './testing/database.ts'
import { inShowcase, sheetOf, shot } from './testing/showcase.ts'

/** A stair of every world. */
const heights = {
  forest: 23,
  march: 63,
  necropolis: 163,
  kingdom: 323,
  dark: 643,
  war: 1503,
  miro: 3303,
  abyss: 4803,
  gate: 5803,
  snow: 323,
  raid: 323,
}
/** Morning, noon, evening, dusk and night by the player's own clock. */
const hours = [7, 13, 18.5, 20.5, 23]
/** For what is not there at once: pictures that arrive, figures that come to rest. */
const settling = Number(process.env.SETTLING ?? 6_000)
/** The light of an hour is looked up in the next frame. */
const passing = 1_500

async function stand(databaseUrl: string, world: keyof typeof heights): Promise<void> {
  const stair = heights[world]
  const apart = world === 'snow' || world === 'raid' ? world : null
  const database = await openDatabase(databaseUrl)
  await database.query(
    `UPDATE player SET version = version + 1, state = jsonb_set(jsonb_set(jsonb_set(jsonb_set(jsonb_set(state,
       '{climb,travels,roads,main,top}', $1), '{climb,travels,roads,main,coordinate}', $2),
       '{climb,travels,world}', $3), '{climb,travels,roads,snow}', $4), '{climb,travels,roads,raid}', $5)
     WHERE name = 'hero'`,
    [
      JSON.stringify(stair),
      JSON.stringify(stair * 100),
      JSON.stringify(apart ?? 'main'),
      JSON.stringify(enterRoad(REALM.roads.snow, stair)),
      JSON.stringify(enterRoad(REALM.roads.raid, stair)),
    ],
  )
  await database.end()
}

/** The player's clock stands still at an hour; everything else goes on. */
async function setHour(page: Page, hour: number): Promise<void> {
  const day = new Date()
  day.setUTCHours(Math.floor(hour), (hour % 1) * 60, 0, 0)
  await page.clock.setFixedTime(day)
}

async function climb(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Go on climbing' }).first().click()
}

await inShowcase(async ({ page, server }) => {
  // The feast of a new world shows itself once.
  await climb(page, server.address)
  await page.getByRole('button', { name: 'Later' }).click()
  const rows: Buffer[][] = hours.map(() => [])
  for (const world of Object.keys(heights) as (keyof typeof heights)[]) {
    await stand(server.databaseUrl, world)
    await setHour(page, 13)
    await climb(page, server.address)
    await page.waitForTimeout(settling)
    for (const [row, hour] of hours.entries()) {
      await setHour(page, hour)
      await page.waitForTimeout(passing)
      // The live wire is tied anew when hours have gone by.
      await page.getByRole('button', { name: 'Knock now' }).waitFor({ state: 'detached' })
      rows[row]?.push(await shot(page))
    }
    console.log(world)
  }
  await sheetOf(rows.flat(), Object.keys(heights).length, 'worlds.webp')
})
