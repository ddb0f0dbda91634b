import type { PaymentView } from '@skystair/contract/bank.ts'
import { openChest } from '@skystair/contract/bought-chests.ts'
import {
  artStatus,
  type ChestStatus,
  chest2Status,
  chest3Status,
  chestStatus,
} from '@skystair/contract/chests.ts'
import { listDraws } from '@skystair/contract/draws.ts'
import { CHEST_CAMPAIGNS } from '@skystair/rules/chests/bought-chest.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { aGrantedPayment, emeraldsOf, refundWord, sayToBank } from '../../testing/bank.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aPlayer, aTraveller, type Person } from '../../testing/people.ts'
import { chestCampaign } from '../../testing/samples-of-chests.ts'

const game = aGame()
const DAY = 86_400_000

const statusOf = async ({ token }: Person, call: typeof chestStatus = chestStatus) =>
  (await game.ask(call, { as: token })).body as unknown as ChestStatus
const statesOf = async (person: Person, call?: typeof chestStatus) =>
  Object.fromEntries((await statusOf(person, call)).chests.map(({ chest, state }) => [chest, state]))
const open = ({ token }: Person, chest: string, campaign = 'CHEST', key = aKey()) =>
  game.ask(openChest, { as: token, params: { campaign, chest }, key })

/** How often the ledger gave something for a chest. */
const openings = async ({ id }: Person, reason: string): Promise<number> => {
  const [row] = await game.services.database.query<{ count: number }>(
    sql`SELECT count(DISTINCT at)::integer AS count FROM ledger WHERE owner_id = ${id} AND reason = ${reason}`,
  )
  return row?.count ?? 0
}

beforeAll(async () => {
  for (const campaign of CHEST_CAMPAIGNS) await chestCampaign(game, campaign, 2 * DAY)
})

describe('while a campaign of chests runs', () => {
  test('silver is for any purchase, and what is bought adds up to the next', async () => {
    const payer = await aTraveller(game)
    expect(await statesOf(payer)).toMatchObject({ PROMO: 'ready', SILVER: 'ahead', AZURE: 'ahead' })
    expect((await open(payer, 'SILVER')).body).toMatchObject({ code: 'chests.refused.ahead' })
    await aGrantedPayment(game, payer)
    expect(await statesOf(payer)).toMatchObject({ SILVER: 'ready', AZURE: 'ahead' })
    await aGrantedPayment(game, payer, { product: 'emeralds-3600' })
    expect(await statesOf(payer)).toMatchObject({ AZURE: 'ready', AMBER: 'ahead' })
    expect((await statusOf(payer)).bought).toBe(3_660)
  })

  test('the payer’s purchases count for the payer, whoever gets the emeralds', async () => {
    const [payer, friend] = [await aTraveller(game), await aPlayer(game)]
    await aGrantedPayment(game, payer, { receiver: friend.name ?? '' })
    expect([(await statesOf(payer)).SILVER, (await statesOf(friend)).SILVER]).toEqual(['ready', 'ahead'])
  })

  test('what was paid back counts no more, and what was opened is not taken back', async () => {
    const payer = await aTraveller(game)
    const payment: PaymentView = await aGrantedPayment(game, payer, { product: 'emeralds-3600' })
    expect((await open(payer, 'SILVER')).status).toBe(200)
    await sayToBank(game, refundWord(payment))
    expect(await statesOf(payer)).toMatchObject({ SILVER: 'opened', AZURE: 'ahead' })
    expect((await open(payer, 'AZURE')).body.code).toBe('chests.refused.ahead')
    expect((await open(payer, 'SILVER')).body.code).toBe('chests.refused.opened')
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('of a refund and an opening at once the chest is opened by one who had bought, or not at all', async () => {
    for (let round = 0; round < 5; round++) {
      const payer = await aTraveller(game)
      const payment = await aGrantedPayment(game, payer, { product: 'emeralds-3600' })
      const [opened] = await Promise.all([open(payer, 'AZURE'), sayToBank(game, refundWord(payment))])
      expect([200, 422]).toContain(opened.status)
      expect((await statesOf(payer)).AZURE).toBe(opened.status === 200 ? 'opened' : 'ahead')
    }
  })

  test('each chest is opened once, under repeats and by many at once; its draw is written down', async () => {
    const payer = await aTraveller(game)
    await aGrantedPayment(game, payer)
    const { seal } = await statusOf(payer)
    const key = aKey()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => open(payer, 'SILVER', 'CHEST', n < 4 ? key : aKey())),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    for (const { status, body } of answers)
      if (status !== 200) expect(body.code).toBe('chests.refused.opened')
    expect(await openings(payer, 'BOUGHT_CHEST')).toBe(1)
    expect((await game.ask(listDraws, { as: payer.token })).body.draws).toMatchObject([
      { kind: 'chest', number: 0, seed: done[0]?.body.seed },
    ])
    expect((await statusOf(payer)).seal).not.toBe(seal)
  })

  test('the promo chest gives its emeralds once, to whoever comes, and needs no seed', async () => {
    const person = await aTraveller(game)
    const before = await emeraldsOf(game, person)
    const { body } = await open(person, 'PROMO')
    expect(body.seed).toBe(null)
    expect((await emeraldsOf(game, person)) - before).toBe(15)
    expect((await open(person, 'PROMO')).body.code).toBe('chests.refused.opened')
  })

  test('a set gives one piece of itself at each threshold', async () => {
    const payer = await aTraveller(game)
    await aGrantedPayment(game, payer)
    expect(await statesOf(payer, artStatus)).toEqual({
      SILVER: 'ready',
      AZURE: 'ahead',
      AMBER: 'ahead',
      GOLD: 'ahead',
    })
    const { body } = await open(payer, 'SILVER', 'ARTIFACT_SET_1')
    expect(body.cards).toMatchObject([{ things: [{ kind: 'artifact', id: 'firebird-bow' }] }])
    expect((await open(payer, 'LAVA', 'ARTIFACT_SET_1')).body.code).toBe('chests.refused.unknown')
  })

  test('every campaign counts for itself', async () => {
    const payer = await aTraveller(game)
    await aGrantedPayment(game, payer)
    for (const campaign of ['CHEST', 'CHEST_2', 'CHEST_3'])
      expect((await open(payer, 'SILVER', campaign)).status).toBe(200)
    for (const call of [chestStatus, chest2Status, chest3Status])
      expect((await statesOf(payer, call)).SILVER).toBe('opened')
  })
})

test('after its end purchases count no more, what was reached can be opened for three days, then it is over', async () => {
  const [payer, late] = [await aTraveller(game), await aTraveller(game)]
  await aGrantedPayment(game, payer)
  const { run } = await statusOf(payer)
  game.clock.time = Number(run?.endsAt)
  await aGrantedPayment(game, late)
  expect((await open(late, 'SILVER')).body.code).toBe('chests.refused.ahead')
  expect((await open(payer, 'SILVER')).status).toBe(200)
  game.clock.time = Number(run?.opensUntil)
  expect((await open(payer, 'PROMO')).body.code).toBe('chests.refused.no-campaign')
})

test('also what was reached in a run of an hour can be opened for three days', async () => {
  const payer = await aTraveller(game)
  await chestCampaign(game, 'CHEST_3', DAY / 24)
  await aGrantedPayment(game, payer)
  game.clock.time += 1.25 * DAY
  expect((await open(payer, 'SILVER', 'CHEST_3')).status).toBe(200)
})
