import { CAMP_FIRE, CAMP_FIRE_UNTIL } from '@skystair/content/camp-fire.ts'
import { RESTORE_OPTIONS } from '@skystair/content/prices.data.ts'
import { attackPlace } from '@skystair/contract/battle.ts'
import { healthOptions, restoreHealth } from '@skystair/contract/health.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { change, climb, enrich } from '../../testing/world.ts'

const game = aGame()
const minute = 60_000

const playerNow = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView

/** Health now and whole, of everybody together. */
function healthOf({ creatures }: PlayerView): { now: number; whole: number } {
  const skills = creatures.flatMap((one) => one.skills.filter(({ skillType }) => skillType === 'health'))
  return {
    now: skills.reduce((sum, { valueCurrent }) => sum + valueCurrent, 0),
    whole: skills.reduce((sum, { valueTotal }) => sum + valueTotal, 0),
  }
}

/** A player each of whose heroes has so many wounds. */
async function aWounded(wounds: number): Promise<Person> {
  const person = await aTraveller(game)
  await change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((hero) => ({ ...hero, wounds, healedAt: game.clock.now() })),
  }))
  return person
}

const restore = ({ token }: Person, id: string) =>
  game.ask(restoreHealth, { as: token, params: { id }, key: aKey() })

describe('health', () => {
  test('comes back by one a minute to each hero, and is settled when somebody looks', async () => {
    const person = await aWounded(3)
    const { creatures, ...hurt } = await playerNow(person)
    const before = healthOf({ ...hurt, creatures })
    expect(before.whole - before.now).toBe(3 * creatures.length)
    game.clock.time += minute - 1
    expect(healthOf(await playerNow(person))).toEqual(before)
    game.clock.time += 1
    expect(healthOf(await playerNow(person)).now).toBeCloseTo(before.now + creatures.length)
    game.clock.time += 5 * minute
    expect(healthOf(await playerNow(person)).now).toBe(before.whole)
  })

  test('is restored in the ways that are offered, at their prices', async () => {
    const person = await aTraveller(game)
    const { body } = await game.ask(healthOptions, { as: person.token })
    expect(body.options).toEqual(
      RESTORE_OPTIONS.map(({ id, share, price }) => ({
        id,
        share,
        price: Object.entries(price).map(([currency, amount]) => ({ currency, amount })),
      })),
    )
  })

  test.each(RESTORE_OPTIONS.map((option) => [option.id, option] as const))(
    'is restored for %s by its share, and the price goes to the healer',
    async (id, { share, price }) => {
      const person = await aWounded(5)
      for (const currency of ['elixir', 'caviar', 'mithril'] as const)
        await enrich(game, person.id, currency, 50)
      const before = await playerNow(person)
      const { status, body } = await restore(person, id)
      expect(status).toBe(200)
      const after = body as unknown as PlayerView
      const healed = before.creatures.map(({ skills }) => {
        const health = skills.find(({ skillType }) => skillType === 'health')
        const whole = health?.valueTotal ?? 0
        return Math.min(whole, (health?.valueCurrent ?? 0) + whole * share)
      })
      expect(healthOf(after).now).toBeCloseTo(healed.reduce((sum, one) => sum + one, 0))
      for (const currency of ['elixir', 'caviar', 'mithril'] as const)
        expect(before[currency] - after[currency]).toBe(price[currency] ?? 0)
      const booked = await game.services.database.query(
        sql`SELECT DISTINCT target FROM ledger WHERE owner_id = ${person.id} AND reason = 'HEALTH'`,
      )
      expect(booked).toEqual(Object.keys(price).length === 0 ? [] : [{ target: 'world:healer' }])
    },
  )

  test('costs nothing at the camp fire, and who has won the stair it burns up to finds no fire', async () => {
    const person = await aWounded(5)
    await climb(game, person.id, CAMP_FIRE_UNTIL)
    expect((await restore(person, CAMP_FIRE)).body.code).toBe('health.refused.unknown-option')
    const { body } = await game.ask(healthOptions, { as: person.token })
    expect((body.options as { id: string }[]).map(({ id }) => id)).not.toContain(CAMP_FIRE)
  })

  test('is not sold to the healthy, to the poor, in an unknown way, or in a battle', async () => {
    const healthy = await aTraveller(game)
    expect((await restore(healthy, 'elixir')).body.code).toBe('health.refused.healthy')
    const hurt = await aWounded(3)
    expect((await restore(hurt, 'caviar')).body.code).toMatch(/refused/)
    expect((await restore(hurt, 'tears')).body.code).toBe('health.refused.unknown-option')
    expect(healthOf(await playerNow(hurt)).now).toBeLessThan(healthOf(await playerNow(hurt)).whole)
    await game.ask(attackPlace, { as: hurt.token, body: { placeId: 'main-1-0' } })
    expect((await restore(hurt, 'elixir')).body.code).toBe('battle.refused.fighting')
  })
})
