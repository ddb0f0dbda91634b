import { ask, attackPlace, complete, giveUpBattle } from '@skystair/contract/battle.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import {
  type ApartView,
  buyPortalKey,
  chooseDiscount,
  type DiscountCards,
  leavePortal,
  type PortalShop,
  portalDiscounts,
  portalInfo,
  portalOffer,
  usePortal,
} from '@skystair/contract/portal.ts'
import { ensurePlaces, type PlaceView } from '@skystair/contract/road.ts'
import { PLACES_APART, type PlaceApart } from '@skystair/rules/road/place.ts'
import { describe, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { sealOf } from '../../platform/draws/draws.ts'
import { aGame, aKey } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { giveKeys, putInside } from '../../testing/portals.ts'
import { aTalker } from '../../testing/talk.ts'
import { change, climb, enrich } from '../../testing/world.ts'

const game = aGame()
const DAY = 86_400_000

const shopOf = async ({ token }: Person) =>
  (await game.ask(portalOffer, { as: token })).body as unknown as PortalShop

const viewOf = ({ places }: PortalShop, place: PlaceApart): ApartView => {
  const found = places.find((one) => one.place === place)
  if (!found) throw new Error(`no ${place}`)
  return found
}

const playerOf = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView

const buy = ({ token }: Person, place: string, discount: number, key = aKey()) =>
  game.ask(buyPortalKey, { as: token, key, params: { id: place }, body: { discount } })

const go = ({ token }: Person, id: string, body: object = {}, key = aKey()) =>
  game.ask(usePortal, { as: token, key, params: { id }, body })

const leave = ({ token }: Person, key = aKey()) => game.ask(leavePortal, { as: token, key })

async function aRichOne(): Promise<Person> {
  const person = await aTalker(game)
  await climb(game, person.id, 40)
  await enrich(game, person.id, 'mithril', 100)
  await enrich(game, person.id, 'amethyst', 200)
  return person
}

/** Heroes whom no guardian of these stairs can stop. */
const strengthen = ({ id }: Person) =>
  change(game, id, (before) => ({
    ...before,
    heroes: before.heroes.map((hero) => ({ ...hero, experience: 1_000_000 })),
  }))

/** A card that was turned, as if the campaign had laid it. */
const turnCard = ({ id }: Person, percent: number, until: number) =>
  game.services.database.query(sql`UPDATE player SET version = version + 1, state = jsonb_set(state, '{portals,discount}',
    ${JSON.stringify({ campaign: 'one', cards: [percent, 10, 10], card: 0, seed: '', until })}::jsonb) WHERE id = ${owner(id)}`)

const fightUp = async ({ token }: Person, place: PlaceApart, stair: number) => {
  await game.ask(attackPlace, { as: token, key: aKey(), body: { placeId: `${place}-${stair}-0` } })
  await game.ask(ask, { as: token, key: aKey(), body: { toTheEnd: true } })
  return game.ask(complete, { as: token, key: aKey() })
}

describe('the portal shop', () => {
  test('has keys to eight places, and tells before what is behind each door', async () => {
    const person = await aRichOne()
    const shop = await shopOf(person)
    expect(shop.places.map(({ place }) => place)).toEqual(PLACES_APART)
    for (const { stairs, prize, price, fullPrice, discount, place } of shop.places) {
      expect(stairs).toBeGreaterThanOrEqual(3)
      expect(stairs).toBeLessThanOrEqual(5)
      expect(prize.amounts.length + prize.things.length + prize.experience).toBeGreaterThan(0)
      expect(discount).toBe(place === shop.offer.place ? 30 : 0)
      expect(price).toBe(Math.ceil((fullPrice * (100 - discount)) / 100))
    }
    const info = await game.ask(portalInfo, { as: person.token, params: { id: 'garden' } })
    expect(info.body).toEqual(viewOf(shop, 'garden'))
    const road = await game.ask(portalInfo, { as: person.token, params: { id: 'main-60-11' } })
    expect(PLACES_APART).toContain(road.body.place)
    const nowhere = await game.ask(portalInfo, { as: person.token, params: { id: 'moon' } })
    expect(nowhere.body.code).toBe('portal.refused.unknown')
  })

  test('takes the price of the day, once however often it is asked', async () => {
    const person = await aRichOne()
    const { offer } = await shopOf(person)
    const key = aKey()
    const first = await buy(person, 'garden', 0, key)
    expect(first.status).toBe(200)
    expect((await buy(person, 'garden', 0, key)).text).toBe(first.text)
    expect(first.body.player).toMatchObject({ mithril: 70 })
    expect(viewOf(first.body.shop as PortalShop, 'garden').keys).toBe(1)
    const cheaper = viewOf(await shopOf(person), offer.place)
    const bought = await buy(person, offer.place, 30)
    expect(bought.body.player).toMatchObject({
      [cheaper.currency]: (cheaper.currency === 'mithril' ? 70 : 200) - cheaper.price,
    })
  })

  test('of two purchases at once that only one can be paid for, one is had', async () => {
    const person = await aTalker(game)
    await enrich(game, person.id, 'mithril', 59)
    const answers = await Promise.all([buy(person, 'garden', 0), buy(person, 'garden', 0)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('wallet.refused.not-enough')
    expect(await playerOf(person)).toMatchObject({ mithril: 29 })
    expect(viewOf(await shopOf(person), 'garden').keys).toBe(1)
  })

  test('believes no discount but the one that is due: neither a made-up, nor a foreign, nor an old one', async () => {
    const person = await aRichOne()
    for (const discount of [10, 50, 100])
      expect((await buy(person, 'garden', discount)).body.code).toBe('portal.refused.price-changed')
    const lucky = await aRichOne()
    await turnCard(lucky, 50, game.clock.now() + DAY)
    expect((await buy(person, 'garden', 50)).body.code).toBe('portal.refused.price-changed')
    const half = await buy(lucky, 'garden', 50)
    expect(half.body.player).toMatchObject({ mithril: 85 })
    await turnCard(lucky, 50, game.clock.now())
    expect((await buy(lucky, 'garden', 50)).body.code).toBe('portal.refused.price-changed')
    expect(await playerOf(lucky)).toMatchObject({ mithril: 85 })
  })
})

describe('the discount cards', () => {
  const lay = ({ token }: Person) => game.ask(portalDiscounts, { as: token })
  const choose = ({ token }: Person, discount: number, key = aKey()) =>
    game.ask(chooseDiscount, { as: token, key, query: { discount } })

  test('lie face down under a seal; one is turned, once, and what it says comes off every key for a day', async () => {
    const person = await aRichOne()
    const down = (await lay(person)).body as unknown as DiscountCards
    expect(down).toMatchObject({ cards: [null, null, null], chosen: null, seed: null })
    expect((await shopOf(person)).cardsWait).toBe(true)
    const key = aKey()
    const turned = await choose(person, 1, key)
    const { cards } = turned.body as unknown as { cards: DiscountCards }
    expect(cards.seal).toBe(down.seal)
    expect(sealOf(cards.seed ?? '')).toBe(down.seal)
    const percent = cards.cards[1] ?? 0
    expect(percent).toBeGreaterThanOrEqual(10)
    expect(percent).toBeLessThanOrEqual(50)
    expect((await choose(person, 1, key)).text).toBe(turned.text)
    expect((await choose(person, 2)).body.code).toBe('portal.refused.card-turned')
    expect((await shopOf(person)).card?.discount).toBe(percent)
    expect((await buy(person, 'garden', percent)).status).toBe(200)
    game.clock.time += DAY
    expect((await shopOf(person)).card).toBe(null)
    game.clock.time -= DAY
  })

  test('of two turned at once one counts', async () => {
    const person = await aRichOne()
    const answers = await Promise.all([choose(person, 0), choose(person, 1), choose(person, 2)])
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  })
})

describe('a place apart', () => {
  test('is entered with a key, fought through and left with its prize, and the road before is where it was', async () => {
    const person = await aRichOne()
    await strengthen(person)
    await buy(person, 'garden', 0)
    const before = await playerOf(person)
    const inside = (await go(person, 'garden')).body
    expect(inside).toMatchObject({ worldType: 'garden', coordinate: 4000, stepsLeft: 3, stair: 40 })
    const { places } = (
      await game.ask(ensurePlaces, { as: person.token, query: { coordFrom: 4000, coordTo: 5000 } })
    ).body as unknown as { places: PlaceView[] }
    const guardians = places.filter(({ id }) => id.endsWith('-0'))
    expect(guardians.map(({ stair }) => stair)).toEqual([41, 42, 43])
    expect(guardians.at(-1)?.creatureId).toBe('baba-oak')
    for (const stair of [41, 42, 43]) {
      const road = { coordinate: stair * 100, defaultWorld: 'WORLD', worldType: 'garden' }
      await game.send('POST', '/api/player/v2/coordinate/set', { as: person.token, key: aKey(), body: road })
      expect((await fightUp(person, 'garden', stair)).status).toBe(200)
    }
    const promised = viewOf(await shopOf(person), 'garden')
    expect(promised.stairsLeft).toBe(0)
    const key = aKey()
    const home = await leave(person, key)
    expect(home.body).toMatchObject({ place: 'garden', prize: promised.prize })
    expect(home.body.player).toMatchObject({ worldType: 'main', stair: 40, coordinate: before.coordinate })
    const richer = (home.body.player as PlayerView).elixir
    expect((await leave(person, key)).text).toBe(home.text)
    expect((await leave(person)).body.code).toBe('portal.refused.not-inside')
    expect(await playerOf(person)).toMatchObject({ elixir: richer })
    expect((await go(person, 'garden')).body.code).toBe('portal.refused.no-key')
  })

  test('two who ask for the prize at once get it once', async () => {
    const person = await aRichOne()
    await putInside(game, person, 'garden', 0)
    const { elixir } = await playerOf(person)
    const answers = await Promise.all([leave(person), leave(person), leave(person)])
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect(await playerOf(person)).toMatchObject({ elixir: elixir + 16, worldType: 'main' })
  })

  test('two doors of one key at once: one opens', async () => {
    const person = await aRichOne()
    await giveKeys(game, person, 'den')
    const answers = await Promise.all([go(person, 'den'), go(person, 'den')])
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect(viewOf(await shopOf(person), 'den')).toMatchObject({ keys: 0, stairsLeft: 4 })
  })

  test('left early or lost in, it waits as it was, also for another device and a server that was killed', async () => {
    const person = await aRichOne()
    await giveKeys(game, person, 'fair')
    await go(person, 'fair')
    await game.send('POST', '/api/player/v2/coordinate/set', {
      as: person.token,
      key: aKey(),
      body: { coordinate: 4100, defaultWorld: 'WORLD', worldType: 'fair' },
    })
    await game.ask(attackPlace, { as: person.token, key: aKey(), body: { placeId: 'fair-41-0' } })
    // In the middle of a battle nobody leaves, and a restart takes neither the battle nor the place away.
    expect((await leave(person)).body.code).toBe('battle.refused.fighting')
    await game.restart()
    expect(await playerOf(person)).toMatchObject({ worldType: 'fair', battle: expect.any(String) })
    await game.ask(giveUpBattle, { as: person.token, key: aKey() })
    expect(await playerOf(person)).toMatchObject({ worldType: 'fair', stepsLeft: 3 })
    expect((await leave(person)).body).toMatchObject({ prize: null, player: { worldType: 'main' } })
    expect(viewOf(await shopOf(person), 'fair')).toMatchObject({ keys: 0, stairsLeft: 3 })
    expect((await go(person, 'fair')).body).toMatchObject({ worldType: 'fair', stepsLeft: 3 })
  })

  test('whoever has no key buys one at the door, for what was shown', async () => {
    const person = await aRichOne()
    expect((await go(person, 'garden', { discount: 50 })).body.code).toBe('portal.refused.price-changed')
    expect((await go(person, 'garden', { discount: 0 })).body).toMatchObject({
      worldType: 'garden',
      mithril: 70,
    })
    expect((await go(person, 'den', { discount: 30 })).body.code).toBe('portal.refused.inside')
    expect(await playerOf(person)).toMatchObject({ mithril: 70 })
  })

  test('what its key has cost and what it has given stands in the history under its name', async () => {
    const person = await aRichOne()
    await buy(person, 'garden', 0)
    await putInside(game, person, 'garden', 0)
    await leave(person)
    const rows = await game.services.database.query<{ reason: string }>(
      sql`SELECT DISTINCT reason FROM ledger WHERE owner_id = ${owner(person.id)} AND 'world:portal' IN (source, target)`,
    )
    expect(rows.map(({ reason }) => reason).toSorted()).toEqual(['PORTAL_KEY', 'PORTAL_PRIZE'])
  })
})
