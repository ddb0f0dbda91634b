import { DELAYED, DELAYED_CONTENTS } from '@skystair/content/chests/delayed-chests.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { ask, attackPlace, complete, giveUpBattle } from '@skystair/contract/battle.ts'
import { type DelayedView, ensureChests, speedUpChest, takeChest } from '@skystair/contract/chests.ts'
import { listDraws } from '@skystair/contract/draws.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { drawChest, rewardOnCard } from '@skystair/rules/chests/chest-contents.ts'
import { describe, expect, test } from 'vitest'
import { sealOf } from '../../platform/draws/draws.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aSeenFilm, lay, layOne } from '../../testing/samples-of-chests.ts'
import { enrich } from '../../testing/world.ts'

const game = aGame()
const HOUR = 3_600_000

const chestsOf = async ({ token }: Person) =>
  (await game.ask(ensureChests, { as: token })).body as unknown as DelayedView
const take = ({ token }: Person, key = aKey()) => game.ask(takeChest, { as: token, key })
const hurry = ({ token }: Person, query = {}, key = aKey()) =>
  game.ask(speedUpChest, { as: token, query, key })
const playerOf = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView
const booksAreRight = async () => expect(await findImbalances(game.services.database)).toEqual([])

async function fight({ token }: Person): Promise<void> {
  await game.ask(attackPlace, { as: token, body: { placeId: 'main-1-0' }, key: aKey() })
  await game.ask(ask, { as: token, body: { toTheEnd: true }, key: aKey() })
}

describe('a chest on the road', () => {
  test('is a victory nearer with every battle won, and no nearer with one given up', async () => {
    const person = await aTraveller(game)
    await lay(game, person, { victories: 3 })
    await game.ask(attackPlace, { as: person.token, body: { placeId: 'main-1-0' }, key: aKey() })
    await game.ask(giveUpBattle, { as: person.token, key: aKey() })
    expect((await chestsOf(person)).victories).toBe(3)
    game.clock.time += HOUR
    await fight(person)
    expect((await game.ask(complete, { as: person.token, key: aKey() })).body.delayedChests).toEqual({
      victories: 4,
      chests: [],
    })
    expect((await chestsOf(person)).next).toBe('wood')
  })

  test('is there when the fifth battle ends, and opens three hours later', async () => {
    const person = await aTraveller(game)
    await lay(game, person, { victories: 4 })
    await fight(person)
    const { body } = await game.ask(complete, { as: person.token, key: aKey() })
    expect(body.delayedChests).toEqual({
      victories: 0,
      chests: [{ id: 1, kind: 'wood', opensAt: game.clock.now() + 3 * HOUR }],
    })
  })

  test('of one victory is counted once, however often coming home is asked for', async () => {
    const person = await aTraveller(game)
    await fight(person)
    const key = aKey()
    await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        game.ask(complete, { as: person.token, key: n < 3 ? key : aKey() }),
      ),
    )
    expect((await chestsOf(person)).victories).toBe(1)
  })

  test('opens by the server’s clock, the next after it, though nobody looked', async () => {
    const person = await aTraveller(game)
    const now = game.clock.now()
    await lay(game, person, {
      lastId: 2,
      delayed: [
        { id: 1, kind: 'wood', opensAt: now + HOUR },
        { id: 2, kind: 'iron', opensAt: null },
      ],
    })
    expect((await take(person)).body).toMatchObject({ code: 'chests.refused.closed', params: { wait: 3600 } })
    game.clock.time += 3 * HOUR
    expect((await chestsOf(person)).chests).toMatchObject([
      { opensAt: now + HOUR, price: 0 },
      { opensAt: now + 9 * HOUR, price: 36 },
    ])
    expect((await take(person)).status).toBe(200)
    expect((await playerOf(person)).delayedChests.chests).toEqual([
      { id: 2, kind: 'iron', opensAt: now + 9 * HOUR },
    ])
  })

  test('is taken once, by repeats and by many at once, and brings what its seed draws', async () => {
    const person = await aTraveller(game)
    await layOne(game, person, 0)
    const { seal } = await chestsOf(person)
    const { stair } = await playerOf(person)
    const key = aKey()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => take(person, n < 4 ? key : aKey())))
    const taken = answers.filter(({ status }) => status === 200)
    expect(new Set(taken.map(({ text }) => text)).size).toBe(1)
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('chests.refused.none')
    const seed = String(taken[0]?.body.seed)
    expect(sealOf(seed)).toBe(seal)
    const cards = drawChest(DELAYED_CONTENTS.wood, seed).map((card) => rewardOnCard(card, stair, REALM))
    expect(taken[0]?.body.cards).toEqual(cards.map((card) => rewardView(card)))
    expect((await game.ask(listDraws, { as: person.token })).body.draws).toMatchObject([
      { kind: 'delayed-chest', number: 0, seed },
    ])
    expect((await chestsOf(person)).seal).not.toBe(seal)
    await booksAreRight()
  })

  test('publishes odds that add up, and no answer has the seed of the next draw', async () => {
    const person = await aTraveller(game)
    await layOne(game, person, 0)
    const before = await game.ask(ensureChests, { as: person.token })
    for (const { contents } of (before.body as unknown as DelayedView).kinds)
      expect(contents.odds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    const { body } = await take(person)
    expect(before.text).not.toContain(String(body.seed))
  })
})

describe('haste', () => {
  test('for emeralds opens the chest at once, is paid once and refused to the poor', async () => {
    const person = await aTraveller(game)
    await layOne(game, person, HOUR)
    const { mithril } = await playerOf(person)
    if (mithril < 6) expect((await hurry(person)).body.code).toBe('wallet.refused.not-enough')
    await enrich(game, person.id, 'mithril', 100)
    const key = aKey()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => hurry(person, {}, n < 3 ? key : aKey())),
    )
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const { status, body } of answers)
      if (status !== 200) expect(body.code).toBe('chests.refused.none-opens')
    expect((await playerOf(person)).mithril).toBe(mithril + 100 - 6)
    expect((await take(person)).status).toBe(200)
    await booksAreRight()
  })

  test('for a film is half an hour, once for a ticket, and the ticket buys nothing else then', async () => {
    const person = await aTraveller(game)
    await layOne(game, person, 3 * HOUR)
    const opensAt = game.clock.now() + 3 * HOUR
    const ticket = await aSeenFilm(game, person)
    const answers = await Promise.all(Array.from({ length: 4 }, () => hurry(person, { ticket })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { chests, filmsLeft } = await chestsOf(person)
    expect([chests[0]?.opensAt, filmsLeft]).toEqual([opensAt - DELAYED.aFilm, 2])
    expect((await hurry(person, { ticket })).body.code).toBe('bank.refused.no-film')
  })

  test('where nothing opens uses up no ticket', async () => {
    const person = await aTraveller(game)
    const ticket = await aSeenFilm(game, person)
    expect((await hurry(person, { ticket })).body.code).toBe('chests.refused.none-opens')
    await layOne(game, person, HOUR)
    expect((await hurry(person, { ticket })).status).toBe(200)
  })
})
