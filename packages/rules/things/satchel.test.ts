import { expect, test } from 'vitest'
import { codeOf } from '../an-answer.ts'
import { stairWorth } from '../economy/guardian-power.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import { join } from '../heroes/join.ts'
import { isRefusal } from '../refusal.ts'
import { carry } from './carry.ts'
import { chooseSlots, drawRune, satchelFromStair } from './satchel.ts'

const heal = { id: 'heal', kind: 'elixir', effect: { type: 'cleanse' } } as const
const burn = { id: 'burn', kind: 'scroll', effect: { type: 'burn', share: 1 } } as const
const designs = [heal, burn]
const five = Array.from({ length: 5 }, () => ({ kind: 'consumable', id: 'heal', stair: 1 }) as const)

test('into battle goes what the slots hold, three to a slot; without a choice everything goes', () => {
  const counts = (slots: readonly (string | null)[] | null) =>
    carry([...five, { kind: 'consumable', id: 'burn', stair: 1 }], designs, slots).map(({ id, count }) => [
      id,
      count,
    ])
  expect(counts(null)).toEqual([
    ['heal', 5],
    ['burn', 1],
  ])
  expect(counts(['heal', null, null, null])).toEqual([['heal', 3]])
  expect(counts(['heal', 'heal', 'burn', null])).toEqual([
    ['heal', 5],
    ['burn', 1],
  ])
})

test('slots are chosen from stair 25 on, and only for what exists', () => {
  expect(codeOf(chooseSlots(['heal'], designs, satchelFromStair - 1))).toBe('things.refused.satchel-closed')
  expect(chooseSlots(['heal'], designs, satchelFromStair)).toEqual(['heal', null, null, null])
  expect(codeOf(chooseSlots(['tea'], designs, 100))).toBe('things.refused.unknown')
  expect(codeOf(chooseSlots(['heal', 'heal', 'heal', 'heal', 'heal'], designs, 100))).toBe(
    'things.refused.too-many-slots',
  )
})

test('a rune gives its hero what its stair is worth, the highest first, and is gone', () => {
  const kind = aHeroKind()
  const kindOf = () => kind
  const keeper = {
    heroes: [join(kind, 1, 100, true, 0)],
    things: [3, 9].map((stair) => ({ kind: 'rune', id: 'flame', stair }) as const),
  }
  const drawn = drawRune(keeper, 'flame', 1, { attack: 0.5 }, kindOf)
  if (isRefusal(drawn)) throw new Error(drawn.refused)
  expect(drawn.things.map(({ stair }) => stair)).toEqual([3])
  expect(drawn.heroes[0]?.attack).toBeCloseTo(stairWorth(9) / 2)
  expect(codeOf(drawRune(keeper, 'oak', 1, { health: 1 }, kindOf))).toBe('things.refused.unknown')
  expect(codeOf(drawRune(keeper, 'flame', 2, { attack: 1 }, kindOf))).toBe('heroes.refused.unknown')
})
