import { LEAGUES } from '@skystair/rules/arena/leagues.ts'
import type { Client } from 'pg'
import type { APIResponse } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBrowser, type Device, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { aGameServer } from '../testing/game-server.ts'
import {
  button,
  dialogFocused,
  goOn,
  isListening,
  isReady,
  leaveByEscape,
  named,
  putAway,
  wasSaid,
} from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()
const password = 'try-the-stair'
const day = 86_400_000
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

/** Somebody who has stood on the ladder for long, and plays without a page. */
async function askAsHero(path: string, data: object | null = {}) {
  const headers = { authorization: await heroes, 'idempotency-key': crypto.randomUUID() }
  const reply = await fetch(`${server.address}/api/${path}`, {
    ...(data === null
      ? { method: 'GET', headers }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(data),
        }),
  })
  expect(reply.ok, path).toBe(true)
  return reply.json()
}
let heroes: Promise<string>
async function logInHero(): Promise<string> {
  const reply = await fetch(`${server.address}/api/security/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ name: 'hero', password }),
  })
  return reply.headers.get('authorization') ?? ''
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

/** As if the gate of the arena had been passed so many days before. */
async function enteredEarlier({ id }: { id: number }, days: number): Promise<void> {
  await database.query(
    `UPDATE player SET version = version + 1, state = jsonb_set(state, '{arena}', state -> 'arena' || jsonb_build_object(
       'enteredAt', (state #>> '{arena,enteredAt}')::bigint - $2::bigint * $3::bigint,
       'nextAt', (state #>> '{arena,nextAt}')::bigint - $2::bigint * $3::bigint,
       'paidDay', (state #>> '{arena,paidDay}')::integer - $2::integer)) WHERE id = $1`,
    [id, days, day],
  )
}

/** The fight is fought to its end by the best moves. */
const fightToTheEnd = (visitor: Visitor): Promise<void> => button(visitor, 'battle:to-the-end').click()

/** Whatever it is, it is pressed as soon as it can be, and the arena is there again. */
async function backToArena(visitor: Visitor, key: string): Promise<void> {
  await isReady(button(visitor, key))
  await button(visitor, key).click()
  await onArena(visitor)
}

const onArena = (visitor: Visitor) => named(visitor, 'arena:nav.history').waitFor()

const sumOf = (rewards: { amounts: { currency: string; amount: number }[] }[], wanted: string): number =>
  rewards
    .flatMap(({ amounts }) => amounts)
    .reduce((sum, { currency, amount }) => (currency === wanted ? sum + amount : sum), 0)

beforeAll(async () => {
  database = await openDatabase(server.databaseUrl)
  heroes = logInHero()
})
afterAll(() => database.end())

describe.each<{ name: string; device: Device }>([
  { name: 'admin', device: { width: 390, height: 844, language: 'ru' } },
  { name: 'moderator', device: { width: 1440, height: 900, language: 'en' } },
])('in the arena in $device.language', ({ name, device }) => {
  const { language } = device
  let visitor: Visitor

  beforeAll(async () => {
    visitor = await browser.visitor(device)
    await post(visitor, 'security/login', { name, password })
    await post(visitor, `player/lang/switch/${language.toUpperCase()}`)
    await makeHeroes(await current(visitor), 1e6)
    await goOn(visitor, server.address)
  })

  test('whoever goes through its gate stands at the foot of the ladder', async () => {
    await named(visitor, 'road:door.arena').click()
    await button(visitor, 'arena:welcome.enter').click()
    await onArena(visitor)
    const { arena } = await get(visitor, 'arena/get')
    expect(arena.standing.position).toBe(arena.places)
  })

  test('a rival is looked at, attacked and beaten, and the climb is told', async () => {
    const before = await standing(visitor)
    const [, rival] = (await get(visitor, 'arena/get')).rivals
    await visitor.page.locator(`[data-rival="${rival.id}"]`).click()
    const sheet = visitor.page.getByRole('dialog')
    await sheet.getByText(text(language, 'arena:odds.weaker'), { exact: true }).waitFor()
    await sheet.getByText(text(language, 'common:odds.of-ten', { count: 10 })).waitFor()
    await sheet.getByRole('button', { name: text(language, 'arena:main.fight') }).click()
    await fightToTheEnd(visitor)
    await visitor.page.getByText(text(language, 'battle:victory.arena')).waitFor()
    await backToArena(visitor, 'battle:victory.onward')
    const { position, fights } = await standing(visitor)
    expect([position, fights.inHand]).toEqual([rival.position, before.fights.inHand - 1])
    await wasSaid(visitor, 'arena:climbed', { position })
    const place = text(language, 'arena:place', { position })
    await visitor.page.getByRole('button', { name: text(language, 'arena:own.label', { place }) }).waitFor()
  })

  test('whoever loses stays where they were', async () => {
    await makeHeroes(await current(visitor), 1)
    for (const rival of (await get(visitor, 'arena/get')).rivals) await makeHeroes(rival, 1e6)
    const before = await standing(visitor)
    await button(visitor, 'arena:main.fight').click()
    await fightToTheEnd(visitor)
    await button(visitor, 'battle:defeat.to-arena').waitFor()
    await backToArena(visitor, 'battle:defeat.to-arena')
    const after = await standing(visitor)
    expect([after.position, after.fights.inHand]).toEqual([before.position, before.fights.inHand - 1])
  })

  test('whoever is beaten hears it at once, and takes revenge in one press', async () => {
    await isListening(visitor)
    const { id } = await current(visitor)
    const own = await standing(visitor)
    const hero = await askAsHero('player/current', null)
    const [rival] = (await askAsHero('arena/get', null)).rivals
    const hold = 'UPDATE arena_place SET holder = $1 WHERE position = $2'
    // They would not meet for weeks: the one near the foot changes places with a rival of the other.
    await database.query(hold, [id, rival.position])
    await database.query(hold, [rival.id, own.position])
    await makeHeroes(hero, 1e6)
    await askAsHero('battle/arena/attack', { rivalId: id })
    await askAsHero('battle/ask', { toTheEnd: true })
    await askAsHero('battle/complete')
    await button(visitor, 'arena:beaten.revenge').waitFor()
    await makeHeroes(hero, 1)
    await makeHeroes({ id }, 1e6)
    await button(visitor, 'arena:beaten.revenge').click()
    await fightToTheEnd(visitor)
    await backToArena(visitor, 'battle:victory.onward')
    expect((await standing(visitor)).position).toBe(rival.position)
  })

  test('the place of the last days is paid, once, and celebrated', async () => {
    await enteredEarlier(await current(visitor), 4)
    await visitor.page.goto(server.address)
    await button(visitor, 'shell:continue').click()
    await onArena(visitor)
    const before = (await current(visitor)).amethyst
    const { waiting } = (await standing(visitor)).reward
    const earned = sumOf(waiting, 'amethyst')
    expect(earned).toBeGreaterThan(0)
    await named(visitor, 'arena:reward.waits').click()
    await visitor.page.getByRole('dialog', { name: text(language, 'arena:reward.title') }).waitFor()
    const thanks = button(visitor, 'arena:reward.glad')
    await isReady(thanks)
    await putAway(thanks)
    expect((await current(visitor)).amethyst).toBe(before + earned)
    await expect.poll(() => named(visitor, 'arena:reward.waits').count()).toBe(0)
  })

  test('the history tells of fights of both directions, and each can be watched', async () => {
    await visitor.page.goto(`${server.address}/arena-history`)
    for (const kind of ['attacked-won', 'attacked-lost', 'defended-lost'])
      await visitor.page
        .getByText(text(language, `arena:history-page.${kind}`))
        .first()
        .waitFor()
    await named(visitor, 'arena:history-page.replay').waitFor()
  })

  test('all leagues are listed from the top, and one of them is one’s own', async () => {
    await visitor.page.goto(`${server.address}/arena-leagues`)
    await visitor.page.locator('li[data-own]').waitFor()
    expect(await visitor.page.locator('ol > li h3').allTextContents()).toEqual(
      LEAGUES.map((league) => text(language, `arena:leagues.${league}`)),
    )
    expect(await visitor.page.locator('li[data-own]').count()).toBe(1)
  })

  test('amethysts buy a ticket in the shop; what is too dear says what is missing', async () => {
    await visitor.page.goto(`${server.address}/arena-shop`)
    const before = await current(visitor)
    const buy = visitor.page.getByRole('button', {
      name: new RegExp(`^${text(language, 'arena:shop-page.buy')}`),
    })
    await buy.first().click()
    const close = visitor.page
      .getByRole('dialog', { name: text(language, 'arena:shop-page.tickets', { count: 1 }), exact: true })
      .getByRole('button', { name: text(language, 'common:button.close'), exact: true })
    await isReady(close)
    await putAway(close)
    expect((await current(visitor)).tickets).toBe(before.tickets + 1)
    await buy.last().click()
    const missing = visitor.page.getByText(text(language, 'wallet:not-enough.amethyst')).first()
    await missing.waitFor()
    await dialogFocused(visitor)
    await visitor.page.keyboard.press('Escape')
    await missing.waitFor({ state: 'detached' })
    await leaveByEscape(visitor)
  })

  test('nobody complained', () => expectNoComplaints(visitor))
})
