import { LEAGUES, leagueAt } from '@skystair/rules/arena/leagues.ts'
import { CLOCK_KEPT, daysBack } from '@skystair/rules/arena/reward-clock.ts'
import { describe, expect, test } from 'vitest'
import { ARTIFACTS } from '../artifacts.data.ts'
import { HEROES } from '../heroes.data.ts'
import russian from '../text/ru/arena.json' with { type: 'json' }
import { ARENA } from './arena.ts'

describe('the leagues', () => {
  test('each pays, a better one never less', () => {
    expect(ARENA.leagues).toHaveLength(LEAGUES.length)
    const amethysts = ARENA.leagues.flatMap((pay) => [pay.amethysts.most, pay.amethysts.least])
    expect(amethysts).toEqual(amethysts.toSorted((one, other) => other - one))
  })

  test('each has its name', () => {
    expect(Object.keys(russian.leagues)).toEqual(expect.arrayContaining([...LEAGUES]))
  })

  test('the last one gives no gift: whoever enters is in it', () => {
    expect(leagueAt(1, 1)).toBe(LEAGUES.length)
    expect(ARENA.leagues.at(-1)?.gift).toEqual({})
  })

  test('a clock is kept as long as a day may be paid by it', () => {
    expect(CLOCK_KEPT).toBeGreaterThanOrEqual(daysBack(ARENA.mostDays) + 1)
  })
})

describe('the goods of the arena', () => {
  test('have names of their own, and are sold from a league that there is', () => {
    expect(new Set(ARENA.goods.map(({ id }) => id)).size).toBe(ARENA.goods.length)
    for (const { fromLeague } of ARENA.goods) expect(LEAGUES[fromLeague - 1]).toBeDefined()
  })

  test('are heroes, artifacts and frames that there are', () => {
    for (const { id, gives } of ARENA.goods) {
      if (gives.kind === 'guest') expect([id, HEROES[gives.hero]?.id]).toEqual([id, gives.hero])
      if (gives.kind === 'artifact') expect([id, ARTIFACTS[gives.artifact]?.id]).toEqual([id, gives.artifact])
      if (gives.kind === 'frame') expect(Object.keys(russian.frame.name)).toContain(gives.frame)
    }
  })
})
