import { describe, expect, test } from 'vitest'
import { codeOf } from '../an-answer.ts'
import { aDesign } from './a-design.ts'
import { enter, NEVER_ENTERED } from './arena.ts'
import { rivalPositions } from './rivals.ts'
import { whyNotAttack } from './why-not-attack.ts'

const arena = enter(NEVER_ENTERED, 1000, { hour: 20, zone: 'UTC' }, aDesign, 0)
const attacker = { id: 1, level: 10, stair: 5, battleId: null, arena }
const at = { position: 500, places: 1000, isRevenge: false, isOwed: false }
const [near = 0] = rivalPositions(500, 1000, arena.draw, aDesign)
const rival = { id: 2, level: 10, position: near }

const code = (
  own: Partial<typeof attacker> | { battleId: string },
  how: Partial<typeof at>,
  whom: { id: number; level: number; position: number | null } | null,
) => {
  const refusal = whyNotAttack({ ...attacker, ...own }, { ...at, ...how }, whom, aDesign)
  return refusal === null ? 'allowed' : codeOf(refusal)
}

describe('whom one may attack', () => {
  test('one of the five, and nobody else', () => {
    expect(code({}, {}, rival)).toBe('allowed')
    expect(code({}, {}, { ...rival, position: 499 - near })).toBe('arena.refused.not-a-rival')
    expect(code({}, {}, { ...rival, id: attacker.id })).toBe('arena.refused.not-a-rival')
  })

  test('nobody who has left, or is too young for the arena', () => {
    expect(code({}, {}, null)).toBe('arena.refused.rival-gone')
    expect(code({}, {}, { ...rival, position: null })).toBe('arena.refused.rival-gone')
    expect(code({}, {}, { ...rival, level: aDesign.level - 1 })).toBe('arena.refused.rival-too-young')
  })

  test('for revenge whoever has beaten one, wherever they stand', () => {
    expect(code({}, { isRevenge: true, isOwed: true }, { ...rival, position: 999 })).toBe('allowed')
    expect(code({}, { isRevenge: true }, rival)).toBe('arena.refused.no-revenge')
  })

  test('nobody from outside, or out of another fight', () => {
    expect(code({ arena: NEVER_ENTERED }, {}, rival)).toBe('arena.refused.not-entered')
    expect(code({ battleId: 'another' }, {}, rival)).toBe('battle.refused.fighting')
  })
})
