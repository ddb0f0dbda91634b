// Run by hand when a world has changed: npm run world-sheet --workspace e2e
import { join } from 'node:path'
import { REALM } from '@skystair/content/realm.ts'
import { enterRoad } from '@skystair/rules/road/road.ts'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { openDatabase } from './testing/database.ts'
import { GameServer } from './testing/game-server.ts'
import { openStageBrowser } from './testing/launch.ts'
import { openWorld } from './testing/world.ts'

const file = join(import.meta.dirname, '../docs/pictures/worlds.webp')
const account = { name: 'hero', password: 'try-the-stair', lang: 'EN' }
const screen = { width: 390, height: 844 }
const shown = { width: 195, height: 422 }
/** For what is not there at once: pictures that arrive, figures that come to rest. */
const settling = Number(process.env.SETTLING ?? 5_000)
/** Stairs of the main road, one of each world; `snow` is entered from any of them. */
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
}
/** Hours of the player's clock: by the zone the page is told, whatever time it is here. */
const hours = [13, 23]

const zoneAt = (hour: number): string => {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  return `Etc/GMT${ahead <= 0 ? '+' : '-'}${Math.abs(ahead)}`
}

async function stand(server: GameServer, world: keyof typeof heights): Promise<void> {
  const stair = heights[world]
  const database = await openDatabase(server.databaseUrl)
  const isSnow = world === 'snow'
  await database.query(
    `UPDATE player SET version = version + 1, state = jsonb_set(jsonb_set(jsonb_set(jsonb_set(state,
       '{climb,travels,roads,main,top}', $2), '{climb,travels,roads,main,coordinate}', $3),
       '{climb,travels,world}', $4), '{climb,travels,roads,snow}', $5) WHERE name = $1`,
    [
      account.name,
      JSON.stringify(stair),
      JSON.stringify(stair * 100),
      JSON.stringify(isSnow ? 'snow' : 'main'),
      JSON.stringify(enterRoad(REALM.roads.snow, stair)),
    ],
  )
  await database.end()
}

async function openAt(browser: Browser, address: string, hour: number): Promise<Page> {
  const context = await browser.newContext({ viewport: screen, locale: 'en-US', timezoneId: zoneAt(hour) })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  page.on('pageerror', (error) => console.error(error.message))
  await page.request.post(`${address}/api/security/login`, { data: account })
  await page.request.post(`${address}/api/player/lang/switch/EN`)
  return page
}

async function take(page: Page, address: string): Promise<Buffer> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Go on climbing' }).first().click()
  await page.waitForTimeout(settling)
  return sharp(await page.screenshot())
    .resize(shown.width, shown.height)
    .png()
    .toBuffer()
}

const world = await openWorld()
const server = new GameServer()
await server.open(world)
const browser = await openStageBrowser('--disable-gpu-compositing')
try {
  const cells: Buffer[] = []
  for (const hour of hours) {
    const page = await openAt(browser, server.address, hour)
    for (const name of Object.keys(heights) as (keyof typeof heights)[]) {
      await stand(server, name)
      cells.push(await take(page, server.address))
      console.log(`${name} at ${hour}`)
    }
    await page.context().close()
  }
  const columns = Object.keys(heights).length
  await sharp({
    create: {
      width: columns * (shown.width + 6),
      height: hours.length * (shown.height + 6),
      channels: 3,
      background: '#1a0d2b',
    },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: (i % columns) * (shown.width + 6),
        top: Math.floor(i / columns) * (shown.height + 6),
      })),
    )
    .webp({ quality: 62, effort: 5 })
    .toFile(file)
} finally {
  await browser.close()
  await server.stop()
  await world.close()
}
