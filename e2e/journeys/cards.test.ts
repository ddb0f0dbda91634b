import type { Client } from 'pg'
import type { APIResponse } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import { aBrowser, type Device, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, heading, isReady, putAway, roadMenu } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()
let database: Client

const devices: readonly (Device & { readonly name: string })[] = [
  { name: 'hero', width: 1440, height: 900, language: 'en' },
  { name: 'admin', width: 390, height: 844, language: 'ru' },
]

const answer = async (reply: APIResponse) => {
  expect(reply.ok(), await reply.text()).toBe(true)
  return reply.json()
}
const get = async ({ page }: Visitor, path: string) =>
  answer(await page.request.get(`${server.address}/api/${path}`))
const post = async ({ page }: Visitor, path: string, data = {}) =>
  answer(await page.request.post(`${server.address}/api/${path}`, { data }))

/** Somebody of this name, of whose state so much is put as it is wanted. */
async function aWalker({ name, ...device }: (typeof devices)[number], state: object): Promise<Visitor> {
  const visitor = await browser.visitor(device)
  await post(visitor, 'security/login', { name, password: 'try-the-stair' })
  await post(visitor, `player/lang/switch/${device.language.toUpperCase()}`)
  const { id } = await get(visitor, 'player/current')
  await database.query(`UPDATE player SET version = version + 1, state = state || $2::jsonb WHERE id = $1`, [
    id,
    JSON.stringify(state),
  ])
  return visitor
}

beforeAll(async () => {
  database = await openDatabase(server.databaseUrl)
})
afterAll(() => database.end())

const today = Math.floor(Date.now() / 86_400_000)

test.each(devices)(
  '$name turns a card in $language: the flock is whole and brings a chest',
  async (device) => {
    // Whichever card it is, the other two have come already.
    const flock = ['elephant', 'snake', 'eagle'].map((card) => ({ card, day: today - 1 }))
    const visitor = await aWalker(device, { cards: { turned: null, flock } })
    const { page } = visitor
    const { language } = device
    await page.goto(`${server.address}/cards`)
    const second = page.getByRole('button', { name: text(language, 'cards:turn', { place: 2 }) })
    await second.waitFor()
    await expectForEveryone(page)
    const { seal } = await get(visitor, 'card/state')
    await second.click()
    await heading(visitor, 'cards:flock-whole').waitFor()
    const take = button(visitor, 'cards:take')
    await isReady(take)
    await putAway(take)
    const { state, turned } = await get(visitor, 'card/state')
    expect([state.card, state.flock]).toEqual([turned.table[1], []])
    const seeds = await page.evaluate(
      async (seed) => [
        ...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed))),
      ],
      turned.seed,
    )
    expect(seeds.map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(seal)
    // Another look finds the table as it was left, and nothing to turn.
    await page.reload()
    await page.getByText(text(language, `cards:tale.${state.card}`)).waitFor()
    expect(await second.count()).toBe(0)
    await expectForEveryone(page)
    expectNoComplaints(visitor)
  },
)

test.each([
  { ...devices[0], word: 'loot', points: 'evilPoints' },
  { ...devices[1], word: 'spare', points: 'goodPoints' },
] as const)(
  '$name wins in $language and has a word for who gave up: $word',
  async ({ word, points, ...rest }) => {
    const device = rest as (typeof devices)[number]
    const visitor = await aWalker(device, { mercy: { victories: 99, waiting: null, grateful: [] } })
    const { page } = visitor
    const before = await get(visitor, 'player/current')
    await database.query(
      `UPDATE player SET version = version + 1, state = jsonb_set(state, '{climb,heroes,0}',
      state #> '{climb,heroes,0}' || '{"experience": 1e13, "wounds": 0, "combative": true}') WHERE id = $1`,
      [before.id],
    )
    const { defaultWorld, maxCoordinate, worldType, stair } = before
    await post(visitor, 'player/v2/coordinate/set', { coordinate: maxCoordinate, defaultWorld, worldType })
    await post(visitor, 'battle/place/attack', { placeId: `main-${stair + 1}-0` })
    await post(visitor, 'battle/ask', { toTheEnd: true })
    await page.goto(server.address)
    await button(visitor, 'shell:continue').click()
    await button(visitor, `mercy:${word}`).click()
    await page.getByText(text(device.language, `mercy:done.${word.toUpperCase()}`)).waitFor()
    await expectForEveryone(page)
    const after = await get(visitor, 'player/current')
    expect([after[points] - before[points], after.atMercy]).toEqual([1, null])
    const onward = button(visitor, 'battle:victory.onward')
    await isReady(onward)
    await onward.click()
    await roadMenu(visitor).waitFor()
    await page.goto(`${server.address}/player/${before.id}`)
    await page.getByRole('region', { name: text(device.language, 'mercy:light.label') }).waitFor()
    await expectForEveryone(page)
    expectNoComplaints(visitor)
  },
)
