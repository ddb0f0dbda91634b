import { GREAT_ENTRANCES } from '@skystair/content/entrances.data.ts'
import type { BattleStatus } from '@skystair/contract/battle.ts'
import { expect, test } from 'vitest'
import type { Creature } from '../play/board.ts'
import { entranceOf, kindOf } from './entrance.ts'

const creature = (id: number, changes: Partial<Creature> = {}): Creature =>
  ({
    id,
    side: id > 10 ? 'enemy' : 'player',
    kind: id > 10 ? 'TM2' : 'PLAYER',
    health: 10,
    healthTotal: 10,
    specialSkills: [],
    poison: 0,
    immortality: 0,
    attackKind: 'DEFAULT',
    canAct: true,
    ...changes,
  }) as Creature

const boss = (changes: Partial<Creature> = {}) => creature(12, { kind: 'TM5', ...changes })

const battle = (
  placeId: string | null,
  creatures: readonly Creature[],
  changes: Partial<BattleStatus> = {},
) => ({ type: 'MOB', placeId, round: 1, creatures, ...changes }) as BattleStatus

test('every boss of a stair enters, and its trick is told', () => {
  expect(entranceOf(battle('main-75-0', [creature(1), creature(11), boss()]))).toEqual({
    creatureId: 12,
    great: null,
    stair: 75,
    trick: 'blade',
  })
  const told = (changes: Partial<Creature>) =>
    entranceOf(battle('main-75-0', [creature(1), boss(changes)]))?.trick
  expect(told({ specialSkills: ['LUCK', 'RESURRECTION'] })).toBe('RESURRECTION')
  expect(told({ poison: 3 })).toBe('poison')
  expect(told({ attackKind: 'FIREBALL' })).toBe('fire')
})

test('the great ones of the road enter in their own way, also where the strongest is no boss by its kind', () => {
  for (const stair of Object.keys(GREAT_ENTRANCES).map(Number))
    expect(
      entranceOf(battle(`main-${stair}-0`, [creature(1), creature(11), creature(13, { healthTotal: 99 })])),
    ).toMatchObject({ creatureId: 13, great: stair })
  expect(kindOf(4374, 'biped')).toBe('drop')
  expect(kindOf(null, 'dragon')).toBe('drop')
  expect(kindOf(null, 'giant')).toBe('walk')
})

test('nobody enters a battle that has begun, a lair beside the road, the arena or a raid', () => {
  const creatures = [creature(1), boss()]
  expect(entranceOf(battle('main-50-0', creatures, { round: 2 }))).toBeNull()
  expect(entranceOf(battle('main-50-0', [creature(1, { canAct: false }), boss()]))).toBeNull()
  expect(entranceOf(battle('main-50-2', creatures))).toBeNull()
  expect(entranceOf(battle(null, creatures, { type: 'ARENA' }))).toBeNull()
  expect(entranceOf(battle('raid-50-0', creatures, { type: 'MULTI' }))).toBeNull()
  expect(entranceOf(battle('main-50-0', [creature(1), boss()]))).not.toBeNull()
  expect(entranceOf(battle('main-51-0', [creature(1), creature(11)]))).toBeNull()
})
