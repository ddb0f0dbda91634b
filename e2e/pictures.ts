// Run by hand when the look has changed: npm run pictures --workspace e2e
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { REALM } from '@skystair/content/realm.ts'
import { enterRoad } from '@skystair/rules/road/road.ts'
import sharp from 'sharp'
import { aVisitor, openBrowser } from './testing/browser.ts'
import { Cashier } from './testing/cashier.ts'
import { openDatabase } from './testing/database.ts'
import { GameServer } from './testing/game-server.ts'
import { button, goOn, named } from './testing/player.ts'
import { copyWorld, openWorld } from './testing/world.ts'

const folder = join(import.meta.dirname, '../docs/pictures')
/** For what is not there at once: pictures that arrive, figures that come to rest. */
const settling = 3_000
/** Until the clouds have parted over a scene that is drawn in software. */
const parting = 15_000

await mkdir(folder, { recursive: true })
const ahead = ((13 - new Date().getUTCHours() + 36) % 24) - 12
// One in the afternoon of the player's own clock, whatever time it is here: by night the road is dark.
process.env.TZ = `Etc/GMT${ahead <= 0 ? '+' : '-'}${Math.abs(ahead)}`

const world = await openWorld()
const cashier = await Cashier.prepare()
const server = new GameServer()
await server.openOver(await copyWorld(world), cashier.environment)
await cashier.open(server.address)
const browser = await openBrowser()
const visitor = await aVisitor(browser, { width: 600, height: 840, language: 'en' })
const { page } = visitor

async function take(name: string): Promise<void> {
  await page.waitForTimeout(settling)
  const picture = await page.screenshot()
  await sharp(picture)
    .png({ palette: true, quality: 90 })
    .toFile(join(folder, `${name}.png`))
}

/** A player the world is shown to from every height. */
const account = { name: 'hero', password: 'try-the-stair', lang: 'EN' }
const heights = {
  march: 60,
  necropolis: 160,
  kingdom: 320,
  dark: 640,
  war: 1500,
  miro: 3300,
  abyss: 4800,
  gate: 5800,
}

/** Arkhip is heard out and answered, and no hint is wanted. */
async function beGreeted(): Promise<void> {
  const skip = button(visitor, 'story:talk.skip')
  const noHints = button(visitor, 'teaching:skip-all')
  await skip.click()
  await page.getByRole('dialog').getByRole('group').getByRole('button').first().click()
  await skip.or(noHints).first().waitFor()
  if (await skip.isVisible()) await skip.click()
  await noHints.click()
}

async function standAt(stair: number): Promise<void> {
  const database = await openDatabase(server.databaseUrl)
  await database.query(
    `UPDATE player SET version = version + 1, state = jsonb_set(jsonb_set(state,
       '{climb,travels,roads,main,top}', $2), '{climb,travels,roads,main,coordinate}', $3) WHERE name = $1`,
    [account.name, JSON.stringify(stair), JSON.stringify(stair * 100)],
  )
  await database.end()
}

async function standInSnow(): Promise<void> {
  const database = await openDatabase(server.databaseUrl)
  await database.query(
    `UPDATE player SET version = version + 1, state = jsonb_set(jsonb_set(state,
       '{climb,travels,world}', '"snow"'), '{climb,travels,roads,snow}', $2) WHERE name = $1`,
    [account.name, JSON.stringify(enterRoad(REALM.roads.snow, heights.kingdom))],
  )
  await database.end()
}

try {
  await page.goto(server.address)
  await button(visitor, 'shell:cookie.accept').click()
  await take('title')
  await button(visitor, 'shell:start').click()
  await button(visitor, 'player:choice.submit').waitFor()
  await take('character')
  await button(visitor, 'player:choice.submit').click()
  await button(visitor, 'story:talk.skip').waitFor()
  await page.keyboard.press('Space')
  await take('talk')
  await beGreeted()
  await take('road')
  await button(visitor, 'road:to-battle').click()
  await button(visitor, 'road:attack').waitFor()
  await take('guardian')
  await button(visitor, 'road:attack').click()
  await page.locator('[data-fighter][data-chosen]').waitFor()
  await page.waitForTimeout(settling)
  await take('battle')
  await button(visitor, 'battle:to-the-end').click()
  await button(visitor, 'battle:victory.onward').waitFor()
  await take('victory')

  await page.request.post(`${server.address}/api/security/login`, { data: account })
  await page.request.post(`${server.address}/api/player/lang/switch/EN`)
  for (const overlay of ['tasks', 'shop', 'heroes', 'chat', 'mail', 'rating', 'settings']) {
    await page.goto(`${server.address}/${overlay}`)
    await take(overlay)
  }
  await page.goto(`${server.address}/heroes`)
  const { creatures } = await (await page.request.get(`${server.address}/api/player/current`)).json()
  await page.goto(`${server.address}/hero/${creatures[0].id}`)
  await take('hero')
  for (const [world, stair] of Object.entries(heights)) {
    await standAt(stair)
    await goOn(visitor, server.address)
    await take(`road-${world}`)
  }
  await standInSnow()
  await goOn(visitor, server.address)
  await take('road-snow')
  for (const overlay of ['wheel', 'bank', 'event', 'market', 'achievements']) {
    await page.goto(`${server.address}/${overlay}`)
    await take(overlay)
  }
  await standAt(heights.march)
  await goOn(visitor, server.address)
  await named(visitor, 'road:door.arena').click()
  await named(visitor, 'arena:nav.history').waitFor()
  await page.waitForTimeout(parting)
  await take('arena')
  await page.evaluate(() => sessionStorage.clear())

  await page.request.post(`${server.address}/api/security/login`, { data: { ...account, name: 'leader' } })
  await page.request.post(`${server.address}/api/player/lang/switch/EN`)
  await goOn(visitor, server.address)
  await named(visitor, 'road:door.clan').click()
  await page.locator('[data-building]').first().waitFor()
  await page.waitForTimeout(parting)
  await take('town')
  for (const overlay of ['clan-members', 'clan-raid']) {
    await page.goto(`${server.address}/${overlay}`)
    await take(overlay)
  }
} finally {
  await browser.close()
  await cashier.close()
  await server.stop()
  await world.close()
}
