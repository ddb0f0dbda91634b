import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { asEnemies } from '../battle/as-enemies.ts'
import { askToTheEnd } from '../battle/ask.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import { join } from '../heroes/join.ts'
import { forecast } from '../road/forecast.ts'
import { challengeRival, entrantsOf } from './attack.ts'

const kind = aHeroKind()
const side = (id: number, power: number) => ({ heroes: [join(kind, id, power, true, 0)], gifts: {}, power })
const elixir = { kind: 'consumable', id: 'elixir', stair: 1 } as const
const wish = {
  battleId: 'b',
  rivalId: 9,
  seed: 's',
  scroll: null,
  designs: [{ id: 'elixir', kind: 'elixir', effect: { type: 'heal', share: 0.4 } }],
  countsUntil: 1000,
  aside: false,
} as const
const meet = (changes: object = {}) =>
  challengeRival(
    { ...side(1, 60), things: [elixir, elixir] },
    side(1, 40),
    { ...wish, ...changes },
    () => kind,
  )

describe('a fight in the arena', () => {
  test('remembers whom it is with and how strong both were', () => {
    const battle = ok(meet())
    expect(battle).toMatchObject({
      type: 'ARENA',
      status: 'IN_PROGRESS',
      opponent: { kind: 'rival', playerId: 9, power: 40, ownPower: 60 },
    })
    expect(battle.creatures.every(({ health, healthTotal }) => health === healthTotal)).toBe(true)
    expect(new Set(battle.creatures.map(({ id }) => id)).size).toBe(2)
  })

  test('takes along one elixir or scroll that is in the bag, and no more of it', () => {
    expect(ok(meet()).consumables).toEqual([])
    expect(ok(meet({ scroll: 'elixir' })).consumables).toMatchObject([{ id: 'elixir', count: 1 }])
    expect(codeOf(meet({ scroll: 'fire' }))).toBe('arena.refused.no-scroll')
  })

  test('is won before it begins where the rival steps aside', () => {
    expect(ok(meet({ aside: true }))).toMatchObject({ status: 'COMPLETED', winner: 'player' })
  })

  test.each([
    [60, 40],
    [60, 58],
    [60, 62],
    [60, 66],
  ])('of %d against %d comes out as it was said before it', (own, rival) => {
    const [one, other] = [side(1, own), side(1, rival)]
    const said = forecast(
      entrantsOf(one, () => kind),
      asEnemies(entrantsOf(other, () => kind)),
    )
    const fights = Array.from({ length: 400 }, (_, fight) => {
      const sides = [{ ...one, things: [] }, other, { ...wish, seed: `fight ${fight}` }] as const
      return ok(askToTheEnd(ok(challengeRival(...sides, () => kind)))).battle.winner
    })
    const won = fights.filter((winner) => winner === 'player').length / fights.length
    expect(Math.abs(won - said.ofTen / 10)).toBeLessThanOrEqual(0.1)
  })
})
