import { EVERYDAY_REWARDS } from '@skystair/content/everyday.data.ts'
import { LEVELS } from '@skystair/content/levels.ts'
import { REALM } from '@skystair/content/realm.ts'
import { ask, attackPlace, type BattleStatus, complete } from '@skystair/contract/battle.ts'
import { takeEverydayReward } from '@skystair/contract/everyday.ts'
import { current, setCoordinate } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { rewardAt } from '@skystair/rules/economy/stair-reward.ts'
import { describe, expect, test } from 'vitest'
import { sql } from './platform/database/sql.ts'
import { findImbalances } from './testing/find-imbalances.ts'
import { aGame, aKey } from './testing/game.ts'
import { aTraveller, type Person } from './testing/people.ts'
import { change } from './testing/world.ts'

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

const fights = async ({ token }: Person, placeId: string) => {
  await game.ask(attackPlace, { as: token, body: { placeId } })
  const { body } = await game.ask(ask, { as: token, body: { toTheEnd: true } })
  const home = (await game.ask(complete, { as: token })).body as unknown as PlayerView
  return { home, ending: body as unknown as BattleStatus }
}

const everyday = ({ token }: Person) => game.ask(takeEverydayReward, { as: token, key: aKey() })

describe('a new level', () => {
  test('comes when experience is full, brings its reward, and heals all wounds', async () => {
    const person = await aWounded(2)
    await game.services.database.query(
      sql`UPDATE player SET state = state || ${JSON.stringify({ currentExp: LEVELS.maxExp(1) - 1 })}::jsonb WHERE id = ${person.id}`,
    )
    const before = await playerNow(person)
    const { body } = await everyday(person)
    const after = body.player as PlayerView
    const gift = rewardAt(EVERYDAY_REWARDS[0] ?? never(), 0, REALM)
    const level = LEVELS.reward(2)
    expect([before.level, after.level, after.currentExp, after.maxExp]).toEqual([1, 2, 0, LEVELS.maxExp(2)])
    expect(after.gold - before.gold).toBe((gift.amounts.gold ?? 0) + (level.amounts.gold ?? 0))
    expect(after.elixir - before.elixir).toBe((gift.amounts.elixir ?? 0) + (level.amounts.elixir ?? 0))
    const { now, whole } = healthOf(after)
    expect(now).toBe(whole)
    expect(whole).toBeGreaterThan(healthOf(before).whole)
    expect(body.reward).toMatchObject({
      experience: gift.experience,
      levelUp: {
        level: 2,
        reward: {
          amounts: expect.arrayContaining([{ currency: 'gold', amount: level.amounts.gold }]),
          skills: [{ skillType: 'health', amount: level.skills.health }],
        },
      },
    })
    const booked = await game.services.database.query(
      sql`SELECT reason, amount FROM ledger WHERE owner_id = ${person.id} AND currency = 'gold' AND source IN ('world:everyday', 'world:level') ORDER BY reason`,
    )
    expect(booked).toEqual([
      { reason: 'LEVEL', amount: level.amounts.gold },
      { reason: 'OFFER', amount: gift.amounts.gold },
    ])
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('is reached on the road by winning, one level at a time', async () => {
    const person = await aTraveller(game)
    let level = 1
    for (let stair = 1; stair <= 3; stair++) {
      const body = { coordinate: stair * 100, defaultWorld: 'WORLD', worldType: 'main' }
      await game.ask(setCoordinate, { as: person.token, body })
      for (let tries = 0; tries < 20; tries++) {
        game.clock.time += 3 * 60 * minute
        const { home, ending } = await fights(person, `main-${stair}-0`)
        expect(home.level - level).toBeLessThanOrEqual(1)
        // The victory already tells of the level that coming home will bring.
        expect(ending.reward?.levelUp?.level ?? level).toBe(home.level)
        level = home.level
        if (home.stair === stair) break
      }
    }
    expect(level).toBeGreaterThan(1)
  })
})

function never(): never {
  throw new Error('no everyday reward')
}
