import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { GameServer } from '../testing/game-server.ts'
import { button, goOn, isAt, isReady, putAway } from '../testing/player.ts'
import { text } from '../testing/texts.ts'
import { copyWorld } from '../testing/world.ts'

const server = new GameServer()
const browser = aBrowser()

/** One plays on a phone, in Russian; the other at a desk, in English. */
let phone: Visitor
let desk: Visitor
let database: Client

const post = async ({ page }: Visitor, path: string, data = {}) => {
  const reply = await page.request.post(`${server.address}/api/${path}`, { data })
  expect(reply.ok(), await reply.text()).toBe(true)
  return reply.json()
}
const get = async ({ page }: Visitor, path: string) => {
  const reply = await page.request.get(`${server.address}/api/${path}`)
  expect(reply.ok(), await reply.text()).toBe(true)
  return reply.json()
}

async function logIn(visitor: Visitor, name: string): Promise<void> {
  await post(visitor, 'security/login', { name, password: 'try-the-stair' })
  await post(visitor, `player/lang/switch/${visitor.device.language.toUpperCase()}`)
}

/** As somebody might have come to have them. */
const lay = async (visitor: Visitor, life: object) => {
  const { id } = await get(visitor, 'player/current')
  await database.query(
    `UPDATE player SET version = version + 1, state = jsonb_set(state, '{chests}', state -> 'chests' || $1::jsonb)
      WHERE id = $2`,
    [JSON.stringify(life), id],
  )
}

beforeAll(async () => {
  await server.openOver(await copyWorld(inject('world')))
  database = await openDatabase(server.databaseUrl)
  phone = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  desk = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  await logIn(phone, 'leader')
  await logIn(desk, 'hero')
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

/** On the road: the shelf with its chests. */
const shelf = ({ page, device: { language } }: Visitor) =>
  page.getByRole('button', { name: new RegExp(text(language, 'chests:shelf.label')) })

/** Strong, well, and before the guardian who stands across the way. */
async function stepUp(visitor: Visitor): Promise<string> {
  const { id, maxCoordinate, bestVictoryStair } = await get(visitor, 'player/current')
  await database.query(
    `UPDATE player SET version = version + 1, state = jsonb_set(jsonb_set(state, '{climb,heroes}',
        (SELECT jsonb_agg(hero || '{"experience":1000000000,"wounds":0}') FROM jsonb_array_elements(state #> '{climb,heroes}') AS hero)),
      '{climb,travels,roads,main,coordinate}', to_jsonb($1::numeric)) WHERE id = $2`,
    [maxCoordinate, id],
  )
  return `main-${bestVictoryStair + 1}-0`
}

test('with the fifth victory a chest falls onto the road and tells when it opens', async () => {
  await lay(phone, { victories: 4, lastId: 0, delayed: [] })
  await post(phone, 'battle/place/attack', { placeId: await stepUp(phone) })
  await post(phone, 'battle/ask', { toTheEnd: true })
  const { delayedChests } = await post(phone, 'battle/complete')
  expect(delayedChests).toMatchObject({ victories: 0, chests: [{ kind: 'wood' }] })
  await goOn(phone, server.address)
  await shelf(phone)
    .getByText(/^2:5\d:\d\d$/)
    .waitFor()
})

test('a chest is hurried for emeralds, opens with all its cards, and its seed is shown', async () => {
  const opensAt = Date.now() + 3_000_000
  await lay(phone, { victories: 0, lastId: 1, delayed: [{ id: 1, kind: 'wood', opensAt }] })
  await goOn(phone, server.address)
  await shelf(phone).click()
  await isAt(phone, '/chests')
  await expectForEveryone(phone.page)
  const before = (await get(phone, 'player/current')).mithril
  await phone.page.getByRole('button', { name: new RegExp(text('ru', 'chests:act.speed-up')) }).click()
  const open = button(phone, 'chests:act.take')
  await open.waitFor()
  expect((await get(phone, 'player/current')).mithril).toBeLessThan(before)
  await open.click()
  const on = button(phone, 'chests:act.on')
  await isReady(on)
  const cards = phone.page.getByRole('list', { name: text('ru', 'chests:opened.list') }).getByRole('listitem')
  expect(await cards.count()).toBe(3)
  await phone.page.getByText(text('ru', 'chests:opened.seed')).waitFor()
  await putAway(on)
  expect((await get(phone, 'player/current')).delayedChests.chests).toEqual([])
})

test('in English as well: odds are told before, and who wants no motion sees all cards at once', async () => {
  await lay(desk, { victories: 0, lastId: 3, delayed: [{ id: 3, kind: 'gold', opensAt: Date.now() - 1 }] })
  await desk.page.goto(`${server.address}/chests`)
  await button(desk, 'chests:kind.iron').click()
  await desk.page.getByText(text('en', 'chests:thing.artifact')).waitFor()
  await expectForEveryone(desk.page)
  await desk.page.keyboard.press('Escape')
  await button(desk, 'chests:act.take').click()
  const list = desk.page.getByRole('list', { name: text('en', 'chests:opened.list') })
  await list.waitFor()
  expect(await list.getByRole('listitem').count()).toBe(5)
  await putAway(button(desk, 'chests:act.on'))
})

test('nobody complained', () => {
  expectNoComplaints(phone)
  expectNoComplaints(desk)
})
