import type { Client } from 'pg'
import type { APIResponse } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import { aBrowser, expectNoComplaints, type Visitor, withoutStage } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { GameServer } from '../testing/game-server.ts'
import { button, isAt, isReady, putAway } from '../testing/player.ts'
import { text } from '../testing/texts.ts'
import { whenClockShows } from '../testing/turned-clock.ts'
import { copyWorld } from '../testing/world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const server = new GameServer()
const browser = aBrowser()
let database: Client

/** The next night of pumpkins that is far enough from the feast of a new world. */
const nightIn = (year: number) => Date.UTC(year, 9, 28, 20)
const thisYear = new Date().getUTCFullYear()
const year = nightIn(thisYear) - 20 * DAY > Date.now() ? thisYear : thisYear + 1
const night = nightIn(year)
const RUN = `pumpkins@${year}`

/** Who hears on the road that it has begun, in Russian on a phone; and who comes by the address, in English at a desk. */
let hero: Visitor
let leader: Visitor
const both = <Result>(deed: (visitor: Visitor) => Promise<Result>) =>
  Promise.all([hero, leader].map((visitor) => deed(visitor)))

const answer = async (reply: APIResponse) => {
  expect(reply.ok(), await reply.text()).toBe(true)
  return reply.json()
}
const get = async ({ page }: Visitor, path: string) =>
  answer(await page.request.get(`${server.address}/api/${path}`))
const post = async ({ page }: Visitor, path: string, data = {}) =>
  answer(await page.request.post(`${server.address}/api/${path}`, { data }))
const mine = async (visitor: Visitor) => (await get(visitor, 'event/now')).running[0]

const say = ({ device: { language } }: Visitor, key: string, params: Record<string, string | number> = {}) =>
  text(language, key, params)
const name = (visitor: Visitor) => say(visitor, 'calendar:event.PUMPKIN.name')

/** The same world, at another time; who was there is there again. */
async function turnClock(moment: number): Promise<void> {
  await both(({ page }) => page.goto('about:blank'))
  await server.stop()
  await server.openOver(server.databaseUrl, whenClockShows(moment))
  await both(comeIn)
}

async function comeIn(visitor: Visitor): Promise<void> {
  const { language } = visitor.device
  const account = visitor === hero ? 'hero' : 'leader'
  await post(visitor, 'security/login', { name: account, password: 'try-the-stair' })
  await post(visitor, `player/lang/switch/${language.toUpperCase()}`)
}

const openPage = (visitor: Visitor, path = 'event') => visitor.page.goto(`${server.address}/${path}`)

beforeAll(async () => {
  await server.openOver(await copyWorld(inject('world')), whenClockShows(night - 8 * DAY))
  database = await openDatabase(server.databaseUrl)
  hero = await browser.visitor({ width: 390, height: 844, language: 'ru', hearsAnnouncements: true })
  leader = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  await withoutStage(leader)
  await both(comeIn)
})

afterAll(async () => {
  await database.end()
  await server.stop()
})

test('on an ordinary day the page tells of the next feast, and the rating of feasts is empty', async () => {
  await both(async (visitor) => {
    const { page } = visitor
    await openPage(visitor)
    await page.getByText(say(visitor, 'event:page.none.text', { name: name(visitor) })).waitFor()
    const year = page.getByRole('list', { name: say(visitor, 'event:year.title') })
    expect(await year.getByRole('listitem').first().textContent()).toContain(name(visitor))
    await page.getByText(say(visitor, 'event:page.past-empty')).waitFor()
    await openPage(visitor, 'rating')
    await page.getByRole('tab', { name: say(visitor, 'rating:type.eventPosition') }).click()
    await page.getByText(say(visitor, 'rating:ordinary.title')).waitFor()
  })
})

test('it begins by itself, is told of once on the road, and its door leads to its page', async () => {
  await turnClock(night)
  const { page } = hero
  await page.goto(server.address)
  await button(hero, 'shell:continue').click()
  const told = page.getByRole('dialog', { name: name(hero) })
  await told.getByText(say(hero, 'event:news.PUMPKIN.begins.title')).waitFor()
  await button(hero, 'calendar:event-go').click()
  await isAt(hero, '/event')
  await expect.poll(async () => (await get(hero, 'player/info/current')).events[0].unseen).toBe(false)
  await openPage(leader)
  await both((visitor) =>
    visitor.page.getByRole('heading', { name: say(visitor, 'event:page.tasks') }).waitFor(),
  )
  await expectForEveryone(leader.page)
})

/** What lies nearest, from under the feet. */
async function gather(visitor: Visitor): Promise<void> {
  const { maxCoordinate } = await get(visitor, 'player/current')
  const from = Math.max(0, maxCoordinate - 3000)
  const { places } = await get(visitor, `place/v3/ensure?coordFrom=${from}&coordTo=${maxCoordinate + 100}`)
  const find = places.find(
    (place: { event: string | null; resource: { type: string } | null }) =>
      place.event !== null && place.resource?.type === 'EVENT_CURRENCY',
  )
  await post(visitor, 'player/v2/coordinate/set', {
    coordinate: find.posY,
    defaultWorld: 'RU',
    worldType: 'main',
  })
  await get(visitor, `resourcePlace/${find.id}/take`)
}

/** As if the tasks of the day had been done. */
async function doTasks(visitor: Visitor): Promise<void> {
  const { id } = await get(visitor, 'player/current')
  await database.query(
    `UPDATE player SET version = version + 1, state = jsonb_set(state, '{climb,journal,tasks}',
      (SELECT jsonb_agg(CASE WHEN task ->> 'id' LIKE 'event-%' THEN jsonb_set(task, '{progress}', '100') ELSE task END)
        FROM jsonb_array_elements(state #> '{climb,journal,tasks}') AS task)) WHERE id = $1`,
    [id],
  )
}

test('what is found counts, tasks are taken, and a prize of the path is handed in for', async () => {
  await both(async (visitor) => {
    const { page } = visitor
    await gather(visitor)
    expect(await mine(visitor)).toMatchObject({ run: RUN, progress: 1, taskNumber: 1 })
    await doTasks(visitor)
    await openPage(visitor)
    const take = page.locator('[data-task]').getByRole('button', { name: say(visitor, 'tasks:page.take') })
    await take.first().waitFor()
    for (let left = await take.count(); left > 0; left--) {
      await take.first().click()
      await expect.poll(() => take.count()).toBe(left - 1)
    }
    const prize = button(visitor, 'event:page.take')
    await prize.click()
    const thanks = button(visitor, 'event:page.thanks')
    await isReady(thanks)
    await putAway(thanks)
    await expect.poll(async () => (await mine(visitor)).taskNumber).toBe(2)
    await prize.waitFor({ state: 'detached' })
  })
})

test('an hour later there is a place among those of the own levels', async () => {
  await turnClock(night + HOUR)
  await both(async (visitor) => {
    const { page } = visitor
    await expect.poll(async () => (await mine(visitor)).place, { timeout: 20_000 }).not.toBeNull()
    await openPage(visitor)
    const { place } = await mine(visitor)
    await page
      .getByRole('button', { name: say(visitor, 'event:page.place-number', { place }) })
      .first()
      .click()
    await isAt(visitor, '/rating')
    await page.getByText(say(visitor, 'rating:my-position', { place })).waitFor()
  })
})

test('when it is over the prizes wait, leftovers become gold, and it is remembered', async () => {
  await turnClock(night + 3 * DAY)
  const over = async (visitor: Visitor) =>
    (await get(visitor, 'event/now')).over.find(({ run }: { run: string }) => run === RUN)
  await both(async (visitor) => {
    const { page } = visitor
    await expect.poll(async () => (await over(visitor))?.end ?? null, { timeout: 20_000 }).not.toBeNull()
    const { end, leftover, leftoverGold } = await over(visitor)
    expect(leftover).toBeGreaterThan(0)
    expect(leftoverGold).toBeGreaterThan(0)
    await openPage(visitor)
    await page.getByText(say(visitor, 'event:over.title', { name: name(visitor) })).waitFor()
    await button(visitor, 'event:page.prizes').click()
    const thanks = button(visitor, 'event:page.thanks')
    await isReady(thanks)
    await putAway(thanks)
    expect(await over(visitor)).toBeUndefined()
    const past = page.getByRole('list', { name: say(visitor, 'event:page.past') })
    await past
      .getByRole('listitem')
      .filter({ hasText: name(visitor) })
      .getByText(say(visitor, 'event:page.past-place', { place: end.place, of: end.of }))
      .waitFor()
    expect((await get(visitor, 'player/current')).eventCurrency).toBe(0)
  })
  await expectForEveryone(hero.page)
})

test('nobody complained', () => {
  // A server that is stopped lets go of whoever still listens.
  const ofStopping = /503|WebSocket|ERR_CONNECTION_REFUSED/
  for (const visitor of [hero, leader])
    expectNoComplaints({
      ...visitor,
      complaints: visitor.complaints.filter((words) => !ofStopping.test(words)),
    })
})
