import type { BattleStatus } from '@skystair/contract/battle.ts'
import { expect, test } from 'vitest'
import { dressedFor } from './dressed-for.ts'

type Creature = BattleStatus['creatures'][number]

const battle = (placeId: string | null, ...enemies: readonly string[]) => ({
  placeId,
  creatures: [
    { side: 'player', imageId: 'shadow-lord' },
    ...enemies.map((imageId) => ({ side: 'enemy', imageId })),
  ] as unknown as Creature[],
})

test('whoever wore a hat on the road wears it in battle', () => {
  expect(dressedFor(battle('main-7-0', 'wolf', 'wolf'), 'NEW_YEAR', ['NEW_YEAR'])).toBe('NEW_YEAR')
  expect(dressedFor(battle('main-7-0', 'wolf'), null, ['NEW_YEAR'])).toBeNull()
})

test('the guest of a feast is dressed for it, and only while it lasts', () => {
  expect(dressedFor(battle(null, 'shadow-lord'), null, ['EASTER_EGG', 'PUMPKIN'])).toBe('PUMPKIN')
  expect(dressedFor(battle(null, 'shadow-lord'), null, [])).toBeNull()
})

test('the same creature on the road or among others is no guest', () => {
  expect(dressedFor(battle('main-50-0', 'shadow-lord'), null, ['PUMPKIN'])).toBeNull()
  expect(dressedFor(battle(null, 'shadow-lord', 'wolf'), null, ['PUMPKIN'])).toBeNull()
})
