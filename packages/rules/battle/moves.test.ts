import { describe, expect, test } from 'vitest'
import { codeOf } from '../an-answer.ts'
import { aBattle, allowed, creatureOf, loadedDice } from './a-battle.ts'
import { ask, askToTheEnd } from './ask.ts'
import type { Consumable, ConsumableEffect } from './consumable.ts'
import { consume } from './consume.ts'
import { giveUp } from './give-up.ts'
import { hit } from './hit.ts'
import { skip } from './skip.ts'
import { startBattle } from './start-battle.ts'

const harmless = { attack: 0, attackKind: 'FIREBALL' } as const

const blowsOf = (events: readonly { type: string }[]) => events.filter((event) => event.type === 'hit')

describe('skip', () => {
  test('the creature passes and the enemy answers', () => {
    const moved = allowed(skip(aBattle({}), null, loadedDice()))
    expect(moved.events.map(({ type }) => type)).toEqual([
      'skipped',
      'hit',
      'countered',
      'round-ended',
      'round-started',
    ])
  })

  test('a creature that has acted cannot pass as well', () => {
    const battle = aBattle({ squad: [{}, {}] })
    const once = allowed(skip(battle, 1)).battle
    expect(codeOf(skip(once, 1))).toBe('battle.refused.already-acted')
  })

  test('who is not here, not yours or dead cannot pass, and is told so', () => {
    const battle = aBattle({
      squad: [{}, { health: 1 }],
      enemies: [{ attack: 1000, attackKind: 'FIREBALL' }],
    })
    expect(codeOf(skip(battle, 77))).toBe('battle.refused.unknown-creature')
    expect(codeOf(skip(battle, 11))).toBe('battle.refused.not-your-creature')
    const bereft = allowed(skip(battle, 1, loadedDice())).battle
    const dead = bereft.creatures.find(({ health }) => health === 0)
    expect(codeOf(skip(bereft, dead?.id))).toBe('battle.refused.dead')
  })
})

describe('giveUp', () => {
  test('ends the battle as lost', () => {
    const moved = allowed(giveUp(aBattle({})))
    expect(moved.battle).toMatchObject({ status: 'COMPLETED', winner: 'enemy' })
    expect(codeOf(giveUp(moved.battle))).toBe('battle.refused.over')
    expect(codeOf(ask(moved.battle))).toBe('battle.refused.over')
    expect(codeOf(skip(moved.battle))).toBe('battle.refused.over')
  })
})

describe('scrolls and elixirs', () => {
  const thing = (effect: ConsumableEffect): Consumable => ({ id: 'thing', kind: 'elixir', effect, count: 2 })
  const use = (effect: ConsumableEffect, target: number, wounded = 40) =>
    allowed(
      consume(
        aBattle({
          squad: [{ health: wounded, healthTotal: 100 }],
          enemies: [{}],
          consumables: [thing(effect)],
        }),
        { consumableId: 'thing', targetCreatureId: target },
      ),
    ).battle

  test('an elixir heals a share, never above the whole', () => {
    expect(creatureOf(use({ type: 'heal', share: 0.5 }, 1), 1).health).toBe(90)
    expect(creatureOf(use({ type: 'heal', share: 0.5 }, 1, 80), 1).health).toBe(100)
  })

  test('strength, stone and the needle raise attack, defence and immortality', () => {
    expect(creatureOf(use({ type: 'strengthen', share: 0.25 }, 1), 1).attack).toBe(12.5)
    expect(creatureOf(use({ type: 'harden', share: 0.4 }, 1), 1).defence).toBe(14)
    expect(creatureOf(use({ type: 'deathless', points: 1 }, 1), 1).immortality).toBe(1)
  })

  test('fire burns an enemy for a share of the strongest attack, and may end the battle', () => {
    expect(creatureOf(use({ type: 'burn', share: 2 }, 11), 11).health).toBe(80)
    expect(use({ type: 'burn', share: 20 }, 11).winner).toBe('player')
  })

  test('purity takes the poison out', () => {
    const battle = aBattle({
      squad: [{}],
      enemies: [{ poison: 1, attackKind: 'FIREBALL' }],
      consumables: [thing({ type: 'cleanse' })],
    })
    const poisoned = allowed(skip(battle)).battle
    expect(creatureOf(poisoned, 1).poisons).toHaveLength(1)
    const clean = allowed(consume(poisoned, { consumableId: 'thing', targetCreatureId: 1 })).battle
    expect(creatureOf(clean, 1).poisons).toHaveLength(0)
  })

  test('once a round on a creature, and it costs no turn', () => {
    const first = use({ type: 'heal', share: 0.1 }, 1)
    expect(first).toMatchObject({ turn: 'player', round: 1 })
    const again = { consumableId: 'thing', targetCreatureId: 1 }
    expect(codeOf(consume(first, again))).toBe('battle.refused.once-a-round')
    const next = allowed(hit(first, { attackerId: 1, defenderId: 11 })).battle
    expect(codeOf(consume(next, again))).toBe('allowed')
  })

  test('not without having one, and not on the wrong side', () => {
    const heal = thing({ type: 'heal', share: 0.5 })
    const battle = aBattle({ consumables: [heal] })
    expect(codeOf(consume(battle, { consumableId: 'other', targetCreatureId: 1 }))).toBe(
      'battle.refused.no-such-thing',
    )
    expect(codeOf(consume(battle, { consumableId: 'thing', targetCreatureId: 11 }))).toBe(
      'battle.refused.wrong-target',
    )
    const empty = aBattle({ consumables: [{ ...heal, count: 0 }] })
    expect(codeOf(consume(empty, { consumableId: 'thing', targetCreatureId: 1 }))).toBe(
      'battle.refused.no-such-thing',
    )
  })
})

describe('the enemy', () => {
  test('goes for the kill', () => {
    const battle = aBattle({ squad: [{}, { health: 3, healthTotal: 100 }], enemies: [{ attack: 20 }] })
    const events = allowed(skip(battle, 1, loadedDice())).events
    expect(blowsOf(events)[0]).toMatchObject({ attackerId: 11, defenderId: 2 })
  })

  test('does not waste its strongest blow on a shadow', () => {
    const battle = aBattle({
      squad: [{ specials: { SHADOW: 1 } }, {}],
      enemies: [{ attack: 30 }, { attack: 1 }],
    })
    const events = allowed(skip(battle, 1, loadedDice())).events
    expect(blowsOf(events)[0]).toMatchObject({ attackerId: 11, defenderId: 2 })
  })

  test('saves its weak: of two foes it can kill it takes the one who threatens them', () => {
    const battle = aBattle({
      squad: [
        { health: 1, healthTotal: 100, attack: 10, defence: 0 },
        { health: 1, healthTotal: 100, attack: 12, defence: 0 },
        harmless,
      ],
      enemies: [{ attack: 50 }, { ...harmless, health: 6, healthTotal: 100, defence: 8 }],
    })
    const events = allowed(skip(battle, 3, loadedDice())).events
    expect(blowsOf(events)[0]).toMatchObject({ defenderId: 2 })
  })

  test('a boss follows its pattern round by round', () => {
    const boss = { pattern: ['strongest', 'weakest'], attack: 1, attackKind: 'FIREBALL' } as const
    const start = aBattle({
      squad: [{ attack: 99 }, { health: 50, healthTotal: 100 }],
      enemies: [boss],
    })
    const first = allowed(skip(start, 1))
    expect(blowsOf(first.events)[0]).toMatchObject({ defenderId: 1 })
    const second = allowed(skip(allowed(skip(first.battle, 2)).battle, 1))
    expect(blowsOf(second.events)[0]).toMatchObject({ defenderId: 2 })
  })

  test('plays on alone when the player has no one left to act', () => {
    const moved = allowed(skip(aBattle({ squad: [{}], enemies: [harmless, harmless, harmless] })))
    expect(blowsOf(moved.events)).toHaveLength(3)
    expect(moved.battle.round).toBe(2)
  })
})

describe('ask', () => {
  test('plays a killing blow if there is one', () => {
    const battle = aBattle({ squad: [{}], enemies: [{}, { health: 1, healthTotal: 100 }] })
    expect(allowed(ask(battle)).battle.inputs).toEqual([{ type: 'hit', attackerId: 1, defenderId: 12 }])
  })
})

describe('a battle begins', () => {
  const opening = {
    id: 'b',
    type: 'MOB',
    placeId: null,
    seed: 's',
    consumables: [],
  } as const

  test('with the creatures sorted by id and the player’s turn', () => {
    const battle = aBattle({ squad: [{}, {}], enemies: [{}] })
    expect(battle.creatures.map(({ id }) => id)).toEqual([1, 2, 11])
    expect(battle).toMatchObject({ turn: 'player', round: 1, status: 'IN_PROGRESS' })
  })

  test('not with a squad that lies wounded to the last', () => {
    const enemies = aBattle({}).creatures.filter(({ side }) => side === 'enemy')
    expect(codeOf(startBattle({ ...opening, squad: [], enemies }))).toBe('battle.refused.no-one-stands')
  })
})

test('a boss that many fight is struck at for eight rounds, and stands', () => {
  const wall = { health: 1e9, attack: 0 }
  const { battle } = allowed(askToTheEnd(aBattle({ type: 'MULTI', squad: [wall], enemies: [wall] })))
  expect(battle).toMatchObject({ status: 'COMPLETED', winner: 'enemy', round: 8 })
})
