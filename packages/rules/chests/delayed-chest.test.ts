import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { type ChestLife, NO_CHESTS } from './chest-life.ts'
import {
  countVictory,
  type DelayedRules,
  dropsChests,
  nextKind,
  openingOf,
  settleChests,
  speedUp,
  speedUpByFilm,
  takeDelayed,
} from './delayed-chest.ts'

const HOUR = 3_600_000
const rules: DelayedRules = {
  victories: 5,
  places: 3,
  order: ['wood', 'iron', 'gold'],
  opensIn: { wood: 3 * HOUR, iron: 8 * HOUR, gold: 24 * HOUR },
  anEmerald: HOUR / 6,
  aFilm: HOUR / 2,
}

const won = (life: ChestLife, times: number, now: number): ChestLife =>
  Array.from({ length: times }).reduce<ChestLife>((after) => countVictory(after, now, rules), life)
const opensAt = ({ delayed }: ChestLife) => delayed.map((chest) => chest.opensAt)
const kinds = ({ delayed }: ChestLife) => delayed.map(({ kind }) => kind)

describe('a chest on the road', () => {
  test('falls after five victories, of the kind that was told before', () => {
    const four = won(NO_CHESTS, 4, 0)
    expect([four.victories, four.delayed]).toEqual([4, []])
    expect(nextKind(four, rules)).toBe('wood')
    const five = countVictory(four, 7, rules)
    expect(five).toMatchObject({ victories: 0, delayed: [{ id: 1, kind: 'wood', opensAt: 7 + 3 * HOUR }] })
    expect(nextKind(five, rules)).toBe('iron')
  })

  test('falls for victories anywhere but on the raid road, which has its own loot', () => {
    expect(['main-3-0', 'snow-3-1', 'dark-3-0', null].map(dropsChests)).toEqual([true, true, true, true])
    expect(dropsChests('raid-3-0')).toBe(false)
  })

  test('opens alone: the next begins when the one before has opened, though nobody looks', () => {
    const three = won(NO_CHESTS, 15, 0)
    expect(kinds(three)).toEqual(['wood', 'iron', 'gold'])
    expect(opensAt(three)).toEqual([3 * HOUR, null, null])
    expect(opensAt(settleChests(three, 3 * HOUR - 1, rules))).toEqual([3 * HOUR, null, null])
    expect(opensAt(settleChests(three, 3 * HOUR, rules))).toEqual([3 * HOUR, 11 * HOUR, null])
    expect(opensAt(settleChests(three, 100 * HOUR, rules))).toEqual([3 * HOUR, 11 * HOUR, 35 * HOUR])
  })

  test('looked at once or at every hour has opened at the same moment', () => {
    let looked = won(NO_CHESTS, 15, 0)
    const once = settleChests(looked, 40 * HOUR, rules)
    for (let now = 0; now <= 40 * HOUR; now += HOUR) looked = settleChests(looked, now, rules)
    expect(looked).toEqual(once)
  })

  test('waits for room: three may lie there, and five victories are kept for the fourth', () => {
    const full = won(NO_CHESTS, 40, 0)
    expect([full.delayed.length, full.victories]).toEqual([3, 5])
    const { life, kind } = ok(takeDelayed(full, 3 * HOUR, rules))
    expect([kind, kinds(life), life.victories]).toEqual(['wood', ['iron', 'gold', 'wood'], 0])
    expect(opensAt(life)).toEqual([11 * HOUR, null, null])
  })

  test('that falls when all others have opened begins at once', () => {
    const one = won(NO_CHESTS, 5, 0)
    expect(opensAt(won(one, 5, 4 * HOUR))).toEqual([3 * HOUR, 12 * HOUR])
  })

  test('is taken when it has opened, not a moment sooner, and once', () => {
    const one = won(NO_CHESTS, 5, 0)
    expect(codeOf(takeDelayed(NO_CHESTS, 0, rules))).toBe('chests.refused.none')
    expect(takeDelayed(one, 3 * HOUR - 1, rules)).toMatchObject({
      refused: 'chests.refused.closed',
      params: { wait: 1 },
    })
    const { life } = ok(takeDelayed(one, 3 * HOUR, rules))
    expect(life.delayed).toEqual([])
    expect(codeOf(takeDelayed(life, 3 * HOUR, rules))).toBe('chests.refused.none')
  })
})

describe('haste', () => {
  test('costs an emerald for every ten minutes that are left and opens the chest at once', () => {
    const two = won(NO_CHESTS, 10, 0)
    const { life, price } = ok(speedUp(two, HOUR + 1, rules))
    expect(price).toBe(12)
    expect(opensAt(life)).toEqual([HOUR + 1, 9 * HOUR + 1])
    expect(ok(speedUp(two, HOUR - 1, rules)).price).toBe(13)
  })

  test('of a film is half an hour, and never more than is left', () => {
    const one = won(NO_CHESTS, 5, 0)
    expect(opensAt(ok(speedUpByFilm(one, 0, rules)))).toEqual([2.5 * HOUR])
    const late = 3 * HOUR - 60_000
    expect(opensAt(ok(speedUpByFilm(one, late, rules)))).toEqual([late])
  })

  test('is refused where nothing opens', () => {
    expect(codeOf(speedUp(NO_CHESTS, 0, rules))).toBe('chests.refused.none-opens')
    const open = won(NO_CHESTS, 5, 0)
    expect(openingOf(open, 3 * HOUR)).toBe(null)
    expect(codeOf(speedUp(open, 3 * HOUR, rules))).toBe('chests.refused.none-opens')
    expect(codeOf(speedUpByFilm(open, 3 * HOUR, rules))).toBe('chests.refused.none-opens')
  })
})
