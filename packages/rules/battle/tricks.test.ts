import { describe, expect, test } from 'vitest'
import { codeOf } from '../an-answer.ts'
import { aBattle, allowed, creatureOf, loadedDice } from './a-battle.ts'
import { ask } from './ask.ts'
import type { Battle, Moved } from './battle.ts'
import { consume } from './consume.ts'
import type { Event } from './event.ts'
import { hit } from './hit.ts'
import { precalculate } from './precalculate.ts'
import { skip } from './skip.ts'

/** a boss that hurts nobody, so that only its trick leaves traces */
const BOSS = { attack: 0, defence: 10, health: 1000, attackKind: 'FIREBALL' } as const
const BLOW = { attackerId: 1, defenderId: 11 }

const the = <T extends Event['type']>({ events }: Moved, type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type)

const strike = (battle: Battle, blow = BLOW): Moved => allowed(hit(battle, blow, loadedDice()))

describe('a shield of one colour', () => {
  const battle = aBattle({
    squad: [{ colour: 'red' }, { colour: 'blue' }],
    enemies: [{ ...BOSS, trick: 'SHIELD', specials: { BLOCK_RED: 1 } }],
  })

  test('blows of its colour bounce off, all others hurt', () => {
    const red = strike(battle)
    expect(red.battle.dealt).toBe(0)
    expect(the(red, 'hit')[0]?.effect).toBe('GOLEM_BLOCK')
    expect(strike(red.battle, { attackerId: 2, defenderId: 11 }).battle.dealt).toBe(5)
  })
})

describe('a brood that must fall first', () => {
  const battle = aBattle({
    squad: [{ attack: 100 }, {}],
    enemies: [
      { ...BOSS, trick: 'BROOD' },
      { health: 20, attack: 0, attackKind: 'FIREBALL' },
    ],
    consumables: [{ id: 'fire', kind: 'scroll', effect: { type: 'burn', share: 1 }, count: 1 }],
  })

  test('neither a blow nor a scroll reaches the mother while one of them stands', () => {
    expect(codeOf(hit(battle, BLOW))).toBe('battle.refused.brood-stands')
    expect(codeOf(precalculate(battle, BLOW))).toBe('battle.refused.brood-stands')
    expect(codeOf(consume(battle, { consumableId: 'fire', targetCreatureId: 11 }))).toBe(
      'battle.refused.brood-stands',
    )
  })

  test('whoever fights by itself goes for the brood first, then for the mother', () => {
    const first = allowed(ask(battle))
    expect(the(first, 'hit')[0]?.defenderId).toBe(12)
    expect(the(allowed(ask(first.battle)), 'hit')[0]?.defenderId).toBe(11)
  })

  test('what the brood loses is not dealt to the boss', () => {
    const felled = strike(battle, { attackerId: 1, defenderId: 12 })
    expect(felled.battle.dealt).toBe(0)
    expect(strike(felled.battle, { attackerId: 2, defenderId: 11 }).battle.dealt).toBe(5)
  })
})

describe('a heal that poison stops', () => {
  const against = (hero: object) => strike(aBattle({ squad: [hero], enemies: [{ ...BOSS, trick: 'HEAL' }] }))

  test('at the end of each round the boss takes back a share of what it has lost in this fight', () => {
    const moved = against({})
    expect(the(moved, 'healed')).toEqual([
      { type: 'healed', creatureId: 11, amount: 0.75, health: 995.75, healthTotal: 1000 },
    ])
    expect(moved.battle.dealt).toBe(4.25)
  })

  test('not while poison burns in it', () => {
    const moved = against({ poison: 1 })
    expect(the(moved, 'healed')).toEqual([])
    expect(moved.battle.dealt).toBe(6)
  })

  test('it never has more than it came with', () => {
    const idle = allowed(skip(aBattle({ enemies: [{ ...BOSS, trick: 'HEAL' }] })))
    expect(the(idle, 'healed')).toEqual([])
    expect(creatureOf(idle.battle, 11).health).toBe(1000)
  })
})

describe('a mirror of the strongest blow', () => {
  const battle = aBattle({
    squad: [{ attack: 10 }, { attack: 90 }],
    enemies: [{ ...BOSS, trick: 'MIRROR' }],
  })

  test('at the end of the round half of it goes back to whoever struck it', () => {
    const first = strike(battle)
    expect(the(first, 'mirrored')).toEqual([])
    const second = strike(first.battle, { attackerId: 2, defenderId: 11 })
    expect(the(second, 'mirrored')).toEqual([
      { type: 'mirrored', attackerId: 11, defenderId: 2, damage: 40.5, health: 59.5, healthTotal: 100 },
    ])
    expect(creatureOf(second.battle, 1).health).toBe(100)
  })

  test('each round has a strongest blow of its own', () => {
    const round = strike(strike(battle, { attackerId: 2, defenderId: 11 }).battle)
    const next = strike(allowed(skip(round.battle, 2)).battle)
    expect(the(next, 'mirrored')).toMatchObject([{ defenderId: 1, damage: 2.5 }])
  })

  test('it may strike dead', () => {
    const weak = aBattle({ squad: [{ attack: 90, health: 40 }, {}], enemies: [{ ...BOSS, trick: 'MIRROR' }] })
    const fallen = allowed(skip(strike(weak).battle, 2))
    expect(the(fallen, 'died')).toEqual([{ type: 'died', creatureId: 1, byId: 11, cause: 'MIRROR' }])
  })
})
