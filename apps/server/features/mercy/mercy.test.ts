import { LIGHT_TITLES } from '@skystair/content/mercy.data.ts'
import { ask, attackPlace, complete } from '@skystair/contract/battle.ts'
import { judge } from '@skystair/contract/mercy.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { buyHero, type HeroShop, heroShop } from '@skystair/contract/shop.ts'
import { describe, expect, test } from 'vitest'
import { owner, sql } from '../../platform/database/sql.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aVictor, surrendered } from '../../testing/samples-of-cards.ts'
import { enrich } from '../../testing/world.ts'

const game = aGame()
const day = 24 * 60 * 60 * 1000

const playerNow = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView

const say = ({ token }: Person, mercy: 'SPARE' | 'LOOT', battleId = surrendered.battleId, key = aKey()) =>
  game.ask(judge, { as: token, params: { mercy }, body: { battleId }, key })

const write = (person: Person, path: string, value: unknown) =>
  game.services.database.query(sql`UPDATE player SET version = version + 1,
    state = jsonb_set(state, ${path}::text[], ${JSON.stringify(value)}::jsonb) WHERE id = ${owner(person.id)}`)

async function winFirstStair(person: Person) {
  await game.ask(attackPlace, { as: person.token, body: { placeId: 'main-1-0' } })
  await game.ask(ask, { as: person.token, body: { toTheEnd: true } })
  return (await game.ask(complete, { as: person.token })).body as unknown as PlayerView & {
    gift: { currency: string; amount: number }[]
    thanks: string | null
  }
}

describe('a guardian that gave up', () => {
  test('is told of when the squad comes home, and waits for one word', async () => {
    const person = await aTraveller(game)
    await write(person, '{mercy,victories}', 99)
    const home = await winFirstStair(person)
    const battleId = home.atMercy?.battleId ?? ''
    expect(home.atMercy?.creature).toMatch(/^[a-z-]+$/)
    expect((await say(person, 'SPARE', battleId)).body).toMatchObject({ good: 1, evil: 0, amounts: [] })
    const after = await playerNow(person)
    expect([after.goodPoints, after.evilPoints, after.atMercy]).toEqual([1, 0, null])
  })

  test('is looted once: gold at once, an evil point, and no second word', async () => {
    const person = await aVictor(game)
    const before = await playerNow(person)
    const key = aKey()
    const first = await say(person, 'LOOT', surrendered.battleId, key)
    expect(first.body).toMatchObject({ good: 0, evil: 1 })
    expect((await say(person, 'LOOT', surrendered.battleId, key)).body).toEqual(first.body)
    expect((await say(person, 'SPARE')).body.code).toBe('mercy.refused.gone')
    const after = await playerNow(person)
    const [{ amount } = { amount: 0 }] = first.body.amounts as unknown as { amount: number }[]
    expect(amount).toBeGreaterThan(0)
    expect([after.gold - before.gold, after.evilPoints, after.goodPoints]).toEqual([amount, 1, 0])
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('of many words at once one counts', async () => {
    const person = await aVictor(game)
    const answers = await Promise.all([say(person, 'LOOT'), say(person, 'SPARE'), say(person, 'LOOT')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { goodPoints, evilPoints } = await playerNow(person)
    expect(goodPoints + evilPoints).toBe(1)
  })

  test('bars nothing: unanswered, the next battle is fought as ever', async () => {
    const person = await aVictor(game)
    expect(await winFirstStair(person)).toMatchObject({ stair: 1, atMercy: null })
  })

  test('spared, it leaves a gift at a victory of a later day, once, in the books', async () => {
    const person = await aTraveller(game)
    const today = Math.floor(game.clock.time / day)
    await write(person, '{mercy,grateful}', [{ creature: 'wolf', stair: 30, day: today - 1 }])
    const home = await winFirstStair(person)
    expect(home.thanks).toBe('wolf')
    expect(home.gift.map(({ currency }) => currency)).toEqual(['gold', 'elixir'])
    expect(await findImbalances(game.services.database)).toEqual([])
    const [row] = await game.services.database.query<{ grateful: unknown[] }>(
      sql`SELECT state -> 'mercy' -> 'grateful' AS grateful FROM player WHERE id = ${owner(person.id)}`,
    )
    expect(row?.grateful).toEqual([])
  })
})

describe('whom heroes like', () => {
  const shopOf = async ({ token }: Person) =>
    (await game.ask(heroShop, { as: token })).body as unknown as HeroShop
  const offered = (shop: HeroShop, warriorClass: string) => {
    const hero = shop.heroes.find((one) => one.warriorClass === warriorClass && one.tier === 'usual')
    if (!hero) throw new Error(`no ${warriorClass} in the shop`)
    return hero
  }

  test.each([
    ['goodPoints', ['ANGEL', 'DRUID'], ['DEMON', 'NECRO', 'HUMAN']],
    ['evilPoints', ['DEMON', 'NECRO'], ['ANGEL', 'DRUID', 'HUMAN']],
  ] as const)('%s: some ask 15 %% less, the others what they always ask', async (points, fond, others) => {
    const person = await aTraveller(game)
    const before = await shopOf(person)
    await write(person, `{${points}}`, 3)
    const after = await shopOf(person)
    for (const name of fond) {
      const price = Math.ceil((offered(before, name).prices.gold * 85) / 100)
      expect(offered(after, name)).toMatchObject({ fond: 15, prices: { gold: price } })
    }
    for (const name of others) expect(offered(after, name)).toEqual(offered(before, name))
    expect((await playerNow(person)).metaData.title).toBe(
      LIGHT_TITLES.find(({ side, from }) => points.startsWith(side) && from === 3)?.id,
    )
  })

  test('what the shop shows is what is paid', async () => {
    const person = await aTraveller(game)
    await write(person, '{goodPoints}', 5)
    const { imageId, prices } = offered(await shopOf(person), 'DRUID')
    await enrich(game, person.id, 'gold', 1_000_000)
    const before = await playerNow(person)
    const { status } = await game.ask(buyHero, {
      as: person.token,
      params: { id: imageId },
      body: { payment: 'gold' },
    })
    expect(status).toBe(200)
    expect(before.gold - (await playerNow(person)).gold).toBe(prices.gold)
  })
})
