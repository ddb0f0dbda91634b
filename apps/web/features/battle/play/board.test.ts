import { aBattle, allowed } from '@skystair/rules/battle/a-battle.ts'
import { askToTheEnd } from '@skystair/rules/battle/ask.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { expect, test } from 'vitest'
import { after, type Board, isUntouched } from './board.ts'

const boardOf = ({ creatures }: Battle): Board =>
  creatures.map((one) => ({
    id: one.id,
    side: one.side,
    imageId: one.kind,
    kind: one.tier,
    colour: one.colour,
    attackKind: one.attackKind,
    attack: one.attack,
    defence: one.defence,
    health: one.health,
    healthTotal: one.healthTotal,
    poison: one.poison,
    immortality: one.immortality,
    specialSkills: [],
    canAct: true,
    poisoned: one.poisons.length,
    specials: one.specials,
    acted: one.acted,
    shadowSpent: one.shadowSpent,
    resurrected: one.resurrected,
    streakTarget: one.streakTarget,
    streak: one.streak,
    trick: null,
  }))

test('played event by event, the squads come to stand as the server says they do', () => {
  const fighter = { healthTotal: 80, attack: 15, poison: 4 }
  for (const seed of ['one', 'two', 'three', 'four']) {
    const beginning = aBattle({
      seed,
      squad: [fighter, { ...fighter, immortality: 2 }, fighter],
      enemies: [
        { ...fighter, specials: { RESURRECTION: 1 } },
        fighter,
        { ...fighter, attackKind: 'FIREBALL' },
      ],
    })
    const { battle, events } = allowed(askToTheEnd(beginning))
    const shown = events.reduce(after, boardOf(beginning))
    const ended = boardOf(battle)
    for (const creature of ended) {
      const seen = shown.find(({ id }) => id === creature.id)
      expect([seen?.health, seen?.immortality]).toEqual([creature.health, creature.immortality])
    }
  }
})

test('a move that got lost on the way has left the battle as it was, and one that arrived has not', () => {
  const begun = aBattle({})
  const look = (battle: Battle) => ({ ...battle, creatures: [...boardOf(battle)], consumables: [] })
  expect(isUntouched(look(begun), look(structuredClone(begun)))).toBe(true)
  expect(isUntouched(look(begun), look(allowed(askToTheEnd(begun)).battle))).toBe(false)
})
