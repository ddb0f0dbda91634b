import { HEROES } from '@skystair/content/heroes.data.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { buyBooster, buyHero, type HeroShop, heroShop, itemShop, takePack } from '@skystair/contract/shop.ts'
import { joinPower } from '@skystair/rules/shop/recruit.ts'
import { expect, test } from 'vitest'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aCaptain } from '../../testing/samples-of-heroes.ts'
import { change, climb, enrich } from '../../testing/world.ts'

const game = aGame()

const look = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView
const shopOf = async ({ token }: Person) =>
  (await game.ask(heroShop, { as: token })).body as unknown as HeroShop
const buy = ({ token }: Person, id: string, body: object, key = aKey()) =>
  game.ask(buyHero, { as: token, params: { id }, body, key })

test('the shop shows everybody who is for sale, and which tiers are open', async () => {
  const person = await aTraveller(game)
  const shop = await shopOf(person)
  expect(shop.heroes.length).toBe(Object.values(HEROES).filter(({ bound }) => !bound).length)
  expect(shop.tiers.map(({ tier, open }) => [tier, open])).toEqual([
    ['usual', true],
    ['legendary', false],
    ['mythical', false],
    ['supreme', false],
  ])
  await climb(game, person.id, 100)
  expect((await shopOf(person)).tiers.map(({ open }) => open)).toEqual([true, true, true, false])
})

test('a hero joins at the price and with the strength that the shop shows', async () => {
  const person = await aCaptain(game)
  const before = await look(person)
  const offer = (await shopOf(person)).heroes.find(({ imageId }) => imageId === 'ash-phoenix')
  const { status, body } = await buy(person, 'ash-phoenix', { payment: 'mithril' })
  expect(status).toBe(200)
  const after = await look(person)
  expect(before.mithril - after.mithril).toBe(offer?.prices.mithril)
  const joined = after.creatures.find(({ id }) => id === body.heroId)
  expect(joined).toMatchObject({ imageId: 'ash-phoenix', combative: true })
  expect(joined?.power).toBeCloseTo(offer?.power ?? -1)
  const kind = HEROES['ash-phoenix']
  if (!kind) throw new Error('no phoenix')
  expect(joined?.power).toBeCloseTo(joinPower(kind, HERO_TERMS, 30))
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('an old hero given in exchange lowers the price by its worth', async () => {
  const person = await aCaptain(game)
  const before = await look(person)
  const shop = await shopOf(person)
  const price = shop.heroes.find(({ imageId }) => imageId === 'young-dragon')?.prices.gold ?? 0
  const worth = shop.exchanges.find(({ heroId }) => heroId === 3)?.worth.gold ?? 0
  expect(worth).toBeGreaterThan(0)
  await buy(person, 'young-dragon', { payment: 'gold', exchangeId: 3 })
  const after = await look(person)
  expect(before.gold - after.gold).toBe(price - worth)
  expect(after.creatures.map(({ id }) => id)).toEqual([1, 2, 4, 5])
})

test('nothing is taken when the purse is short or the tier closed', async () => {
  const person = await aTraveller(game)
  const poor = await buy(person, 'tame-bear', { payment: 'mithril' })
  expect(poor.body).toMatchObject({ code: 'wallet.refused.not-enough', params: { currency: 'mithril' } })
  await enrich(game, person.id, 'gold', 100_000)
  expect((await buy(person, 'young-dragon', { payment: 'gold' })).body).toMatchObject({
    code: 'shop.refused.too-early',
    params: { stair: 30 },
  })
  expect((await buy(person, 'nobody', { payment: 'gold' })).body.code).toBe('shop.refused.unknown-hero')
  expect((await buy(person, 'wanderer', { payment: 'gold' })).body.code).toBe('heroes.refused.bound')
  expect((await look(person)).creatures).toHaveLength(2)
})

test('a booster doubles what a battle teaches and heals twenty times faster', async () => {
  const person = await aCaptain(game)
  const bought = await game.ask(buyBooster, {
    as: person.token,
    params: { id: 'platinum' },
    body: {},
    key: aKey(),
  })
  expect(bought.body.booster).toEqual({ id: 'platinum', until: game.clock.now() + 72 * 3_600_000 })
  await change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((hero) => ({ ...hero, wounds: 21, healedAt: game.clock.now() })),
  }))
  game.clock.time += 60_000
  const [hero] = (await look(person)).creatures
  const health = hero?.skills.find(({ skillType }) => skillType === 'health')
  expect((health?.valueTotal ?? 0) - (health?.valueCurrent ?? 0)).toBeCloseTo(1)
  const other = await game.ask(buyBooster, {
    as: person.token,
    params: { id: 'experience' },
    body: {},
    key: aKey(),
  })
  expect(other.body.code).toBe('shop.refused.other-booster')
  game.clock.time += 72 * 3_600_000
  expect((await look(person)).booster).toBeNull()
})

test('packs of the week are taken in their order; the fifth brings a guest', async () => {
  const person = await aCaptain(game)
  const take = (id: string) => game.ask(takePack, { as: person.token, params: { id }, key: aKey() })
  expect((await take('basket')).body).toMatchObject({ text: 'Please take previous pack before' })
  for (const id of ['bundle', 'basket', 'sack', 'box', 'chest']) expect((await take(id)).status).toBe(200)
  const { creatures } = await look(person)
  expect(creatures.at(-1)).toMatchObject({
    imageId: 'golem-legendary',
    temporal: game.clock.now() + 3 * 86_400_000,
  })
  expect((await game.ask(itemShop, { as: person.token })).body.packs).toMatchObject([
    ...Array.from({ length: 5 }, () => ({ state: 'TAKEN' })),
    { state: 'NEXT' },
  ])
  expect(await findImbalances(game.services.database)).toEqual([])
})

test('a sale takes its part off the price while it is open, and says so before', async () => {
  const person = await aCaptain(game)
  await climb(game, person.id, 100)
  const shop = await shopOf(person)
  const sale = shop.sales.find(({ tier }) => tier === 'mythical')
  const wish = { payment: 'mithril', offer: sale?.offer }
  game.clock.time = (sale?.startsAt ?? 0) - 1
  expect((await buy(person, 'beast-mythical', wish)).body.text).toBe('Sale is not started yet')
  game.clock.time += 1
  const price = shop.heroes.find(({ imageId }) => imageId === 'beast-mythical')?.prices.mithril ?? 0
  const before = await look(person)
  expect((await buy(person, 'beast-mythical', wish)).status).toBe(200)
  const after = await look(person)
  expect(before.mithril - after.mithril).toBe(Math.ceil((price * (100 - (sale?.percent ?? 0))) / 100))
})
