import { LEAGUES } from '@skystair/rules/arena/leagues.ts'
import type { Client } from 'pg'
import type { APIResponse } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { aGameServer } from '../testing/game-server.ts'
import {
  button,
  dialogFocused,
  goOn,
  isListening,
  isReady,
  leaveByEscape,
  putAway,
} from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

/** One has stood on the ladder for long and plays at a desk, in English; one enters it today on a phone, in Russian. */
let veteran: Visitor
let beginner: Visitor
let database: Client

const answer = async (reply: APIResponse) => {
  expect(reply.ok(), await reply.text()).toBe(true)
  return reply.json()
}
const get = async ({ page }: Visitor, path: string) =>
  answer(await page.request.get(`${server.address}/api/${path}`))
const post = async ({ page }: Visitor, path: string, data = {}) =>
  answer(await page.request.post(`${server.address}/api/${path}`, { data }))
const current = (visitor: Visitor) => get(visitor, 'player/current')
const standing = async (visitor: Visitor) => (await get(visitor, 'arena/get')).arena.standing

const named = ({ page, device }: Visitor, key: string) =>
  page.getByRole('button', { name: new RegExp(`^${text(device.language, key)}`) }).first()

async function logIn(visitor: Visitor, name: string): Promise<void> {
  await post(visitor, 'security/login', { name, password: 'try-the-stair' })
  await post(visitor, `player/lang/switch/${visitor.device.language.toUpperCase()}`)
}

/** So strong, or so weak, that nobody doubts how a fight ends. */
async function makeHeroes({ id }: { id: number }, attack: number): Promise<void> {
  await database.query(
    `UPDATE player SET version = version + 1, state = jsonb_set(state, '{climb,heroes}',
      (SELECT jsonb_agg(hero || jsonb_build_object('attack', $2::float8, 'health', $2::float8 * 10))
       FROM jsonb_array_elements(state #> '{climb,heroes}') AS hero)) WHERE id = $1`,
    [id, attack],
  )
}

/** The fight is fought to its end by the best moves. */
async function fightToTheEnd(visitor: Visitor): Promise<void> {
  await button(visitor, 'battle:to-the-end').click()
}

const onArena = (visitor: Visitor) => named(visitor, 'arena:nav.history').waitFor()

beforeAll(async () => {
  database = await openDatabase(server.databaseUrl)
  veteran = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  beginner = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  await logIn(veteran, 'hero')
  await logIn(beginner, 'admin')
  await makeHeroes(await current(veteran), 1e6)
  for (const visitor of [veteran, beginner]) await goOn(visitor, server.address)
})
afterAll(() => database.end())

test('who goes through the gate of the arena stands at the foot of the ladder', async () => {
  await named(beginner, 'road:door.arena').click()
  await button(beginner, 'arena:welcome.enter').click()
  await onArena(beginner)
  const { position } = await standing(beginner)
  expect(position).toBe((await get(beginner, 'arena/get')).arena.places)
})

test('the place of the last days is paid, once, and celebrated', async () => {
  await named(veteran, 'road:door.arena').click()
  await onArena(veteran)
  const before = (await current(veteran)).amethyst
  const { waiting } = (await standing(veteran)).reward
  const earned = waiting
    .flatMap(({ amounts }: { amounts: { currency: string; amount: number }[] }) => amounts)
    .filter(({ currency }: { currency: string }) => currency === 'amethyst')
    .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  expect(earned).toBeGreaterThan(0)
  await named(veteran, 'arena:reward.waits').click()
  const thanks = button(veteran, 'arena:reward.glad')
  await isReady(thanks)
  await putAway(thanks)
  expect((await current(veteran)).amethyst).toBe(before + earned)
  await expect.poll(() => named(veteran, 'arena:reward.waits').count()).toBe(0)
})

test('a rival is looked at, attacked and beaten, and the stones change places', async () => {
  const before = await standing(veteran)
  const [, rival] = (await get(veteran, 'arena/get')).rivals
  await veteran.page.locator(`[data-rival="${rival.id}"]`).click()
  const sheet = veteran.page.getByRole('dialog')
  await sheet.getByText(text('en', 'arena:odds.weaker'), { exact: true }).waitFor()
  await sheet.getByText(text('en', 'common:odds.of-ten', { count: 10 })).waitFor()
  await sheet.getByRole('button', { name: text('en', 'arena:main.fight') }).click()
  await fightToTheEnd(veteran)
  await veteran.page.getByText(text('en', 'battle:victory.arena')).waitFor()
  await isReady(button(veteran, 'battle:victory.onward'))
  await button(veteran, 'battle:victory.onward').click()
  await onArena(veteran)
  const after = await standing(veteran)
  expect([after.position, after.fights.inHand]).toEqual([rival.position, before.fights.inHand - 1])
  await veteran.page
    .getByRole('button', { name: text('en', 'arena:own.label', { place: `#${after.position}` }) })
    .waitFor()
})

test('whoever loses stays where they were', async () => {
  for (const rival of (await get(beginner, 'arena/get')).rivals) await makeHeroes(rival, 1e6)
  const before = await standing(beginner)
  await button(beginner, 'arena:main.fight').click()
  await fightToTheEnd(beginner)
  await button(beginner, 'battle:defeat.to-arena').waitFor()
  await isReady(button(beginner, 'battle:defeat.to-arena'))
  await button(beginner, 'battle:defeat.to-arena').click()
  await onArena(beginner)
  const after = await standing(beginner)
  expect([after.position, after.fights.inHand]).toEqual([before.position, before.fights.inHand - 1])
})

test('whoever is beaten hears it at once, and takes revenge in one press', async () => {
  await isListening(beginner)
  const { id } = await current(beginner)
  const own = await standing(beginner)
  const [rival] = (await get(veteran, 'arena/get')).rivals
  const hold = 'UPDATE arena_place SET holder = $1 WHERE position = $2'
  // They would not meet for weeks: the one at the foot changes places with a rival of the other.
  await database.query(hold, [id, rival.position])
  await database.query(hold, [rival.id, own.position])
  await post(veteran, 'battle/arena/attack', { rivalId: id })
  await post(veteran, 'battle/ask', { toTheEnd: true })
  await post(veteran, 'battle/complete')
  await button(beginner, 'arena:beaten.revenge').waitFor()
  await makeHeroes(await current(veteran), 1)
  await makeHeroes({ id }, 1e6)
  await button(beginner, 'arena:beaten.revenge').click()
  await fightToTheEnd(beginner)
  await isReady(button(beginner, 'battle:victory.onward'))
  await button(beginner, 'battle:victory.onward').click()
  await onArena(beginner)
  expect((await standing(beginner)).position).toBe(rival.position)
})

test('the history tells of fights of both directions', async () => {
  await veteran.page.reload()
  await veteran.page.goto(`${server.address}/arena-history`)
  await veteran.page.getByText(text('en', 'arena:history-page.attacked-won')).first().waitFor()
  await veteran.page.getByText(text('en', 'arena:history-page.defended-lost')).first().waitFor()
  await named(veteran, 'arena:history-page.revenge').waitFor()
})

test('all leagues are listed from the top, and one of them is one’s own', async () => {
  await veteran.page.goto(`${server.address}/arena-leagues`)
  await veteran.page.locator('li[data-own]').waitFor()
  expect(await veteran.page.locator('ol > li h3').allTextContents()).toEqual(
    LEAGUES.map((league) => text('en', `arena:leagues.${league}`)),
  )
  expect(await veteran.page.locator('li[data-own]').count()).toBe(1)
})

test('amethysts buy a ticket in the shop; what is too dear says what is missing', async () => {
  await veteran.page.goto(`${server.address}/arena-shop`)
  const before = await current(veteran)
  const buy = veteran.page.getByRole('button', { name: new RegExp(`^${text('en', 'arena:shop-page.buy')}`) })
  await buy.first().click()
  const close = veteran.page
    .getByRole('dialog', { name: text('en', 'arena:shop-page.tickets', { count: 1 }), exact: true })
    .getByRole('button', { name: text('en', 'common:button.close'), exact: true })
  await isReady(close)
  await putAway(close)
  expect((await current(veteran)).tickets).toBe(before.tickets + 1)
  await buy.last().click()
  const missing = veteran.page.getByText(text('en', 'wallet:not-enough.amethyst')).first()
  await missing.waitFor()
  await dialogFocused(veteran)
  await veteran.page.keyboard.press('Escape')
  await missing.waitFor({ state: 'detached' })
  await leaveByEscape(veteran)
})

test('nobody complained', () => {
  for (const visitor of [veteran, beginner]) expectNoComplaints(visitor)
})
