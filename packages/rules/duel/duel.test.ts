import { describe, expect, test } from 'vitest'
import { codeOf, ok } from '../an-answer.ts'
import { aHeroKind } from '../heroes/a-hero-kind.ts'
import { join } from '../heroes/join.ts'
import { championOf, duel } from './duel.ts'

const kind = aHeroKind({ id: 'own' })
const guest = aHeroKind({ id: 'guest' })
const kindOf = (id: string) => (id === guest.id ? guest : kind)
const wish = { battleId: 'b', seed: 'seed', consumables: [], gifts: {} }
const challenger = { kind: guest, power: 500, run: 'hero-guest@1' }
const squad = [join(kind, 1, 100, true, 0), join(kind, 2, 300, true, 0), join(kind, 3, 900, false, 0)]

describe('a duel with the hero of the week', () => {
  test('is fought by the strongest of the squad alone, whoever waits in the camp', () => {
    expect(championOf(squad, kindOf)?.id).toBe(2)
    const { creatures, opponent, consumables } = ok(duel(squad, kindOf, challenger, wish, 0))
    expect(creatures.map(({ side, kind: who }) => [side, who])).toEqual([
      ['player', 'own'],
      ['enemy', 'guest'],
    ])
    expect(opponent).toEqual({ kind: 'hero-of-week', run: 'hero-guest@1' })
    expect(consumables).toEqual([])
  })

  test('is fought rested: wounds of the road do not count in it', () => {
    const wounded = squad.map((hero) => ({ ...hero, wounds: 1_000_000 }))
    const [own] = ok(duel(wounded, kindOf, challenger, wish, 0)).creatures
    expect(own?.health).toBe(own?.healthTotal)
  })

  test('needs somebody who steps forward', () => {
    expect(codeOf(duel([], kindOf, challenger, wish, 0))).toBe('battle.refused.no-one-stands')
  })
})
