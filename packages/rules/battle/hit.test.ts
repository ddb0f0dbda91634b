import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { aBattle, allowed, creatureOf, loadedDice } from './a-battle.ts'
import type { Battle } from './battle.ts'
import type { Event } from './event.ts'
import type { Entrant } from './fighter.ts'
import { hit } from './hit.ts'

const BLOW = { attackerId: 1, defenderId: 11 }
const MIDDLE = 0.5
/** it never touches anyone, so only the blow under test leaves traces */
const harmless = { attack: 0, attackKind: 'FIREBALL' } as const

const duel = (hero: Partial<Entrant>, enemy: Partial<Entrant>): Battle =>
  aBattle({ squad: [hero], enemies: [enemy] })

const strikeOnce = (battle: Battle, ...throws: number[]) => allowed(hit(battle, BLOW, loadedDice(...throws)))

const the = <T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type)

const refusalOf = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'allowed')

describe('strength', () => {
  test('damage is attack · attack / (attack + defence), give or take a tenth', () => {
    const battle = duel({ attack: 30 }, { defence: 10, ...harmless })
    expect(the(strikeOnce(battle, MIDDLE).events, 'hit')[0]?.damage).toBeCloseTo(22.5)
    expect(the(strikeOnce(battle, 0).events, 'hit')[0]?.damage).toBeCloseTo(20.25)
    expect(the(strikeOnce(battle, 0.9999999).events, 'hit')[0]?.damage).toBeCloseTo(24.75, 4)
  })

  test('health never falls below nothing', () => {
    const moved = strikeOnce(duel({ attack: 1000 }, { health: 5 }))
    expect(creatureOf(moved.battle, 11).health).toBe(0)
    expect(moved.battle.winner).toBe('player')
  })
})

describe('SHADOW', () => {
  test('the first hit of each round misses, the second does not', () => {
    const battle = aBattle({ squad: [{}, {}], enemies: [{ specials: { SHADOW: 1 }, ...harmless }] })
    const first = allowed(hit(battle, BLOW, loadedDice()))
    expect(the(first.events, 'missed')).toHaveLength(1)
    expect(creatureOf(first.battle, 11).health).toBe(100)
    const second = allowed(hit(first.battle, { attackerId: 2, defenderId: 11 }, loadedDice()))
    expect(creatureOf(second.battle, 11).health).toBeLessThan(100)
  })

  test('the shadow is back in the next round', () => {
    const once = strikeOnce(duel({}, { specials: { SHADOW: 1 }, ...harmless }))
    expect(once.battle.round).toBe(2)
    expect(the(strikeOnce(once.battle).events, 'missed')).toHaveLength(1)
  })

  test('shadows fade after twenty rounds', () => {
    const late = { ...duel({}, { specials: { SHADOW: 1 }, ...harmless }), round: 21 }
    expect(the(strikeOnce(late).events, 'missed')).toHaveLength(0)
  })

  test('who strikes through a shadow touches no one and is not struck back', () => {
    const moved = strikeOnce(duel({}, { specials: { SHADOW: 1 }, attackKind: 'FIREBALL' }))
    expect(the(moved.events, 'countered')).toHaveLength(0)
  })
})

describe('blocks', () => {
  test.each([
    ['BLOCK_BLUE', 'blue', 'red'],
    ['BLOCK_YELLOW', 'yellow', 'blue'],
    ['BLOCK_RED', 'red', 'yellow'],
  ] as const)('%s stops a %s hit and no %s one', (skill, colour, another) => {
    const stopped = strikeOnce(duel({ colour }, { specials: { [skill]: 0.4 }, ...harmless }), 0.39)
    expect(the(stopped.events, 'hit')[0]).toMatchObject({ effect: 'GOLEM_BLOCK', damage: 0, health: 100 })
    const passed = strikeOnce(duel({ colour: another }, { specials: { [skill]: 0.4 }, ...harmless }), 0.39)
    expect(the(passed.events, 'hit')[0]?.effect).toBe('NO_EFFECT')
  })

  test('a block that did not come up lets the hit through', () => {
    const moved = strikeOnce(duel({}, { specials: { BLOCK_RED: 0.4 }, ...harmless }), 0.41)
    expect(the(moved.events, 'hit')[0]).toMatchObject({ effect: 'NO_EFFECT', damage: expect.closeTo(5) })
  })

  test('a hit blocked by the clan’s shield deals half damage, whatever its colour', () => {
    const moved = strikeOnce(duel({ colour: 'blue' }, { specials: { BLOCK_CLAN: 0.3 }, ...harmless }), 0.1)
    expect(the(moved.events, 'hit')[0]).toMatchObject({ effect: 'CLAN_BLOCK', damage: expect.closeTo(2.5) })
  })

  test('a stopped hit leaves no poison', () => {
    const moved = strikeOnce(duel({ poison: 3 }, { specials: { BLOCK_RED: 1 }, ...harmless }))
    expect(the(moved.events, 'poisoned')).toHaveLength(0)
  })
})

describe('LUCK', () => {
  test('a lucky hit strikes double', () => {
    const moved = strikeOnce(duel({ specials: { LUCK: 0.2 } }, harmless), 0.1)
    expect(the(moved.events, 'hit')[0]).toMatchObject({ lucky: true, damage: expect.closeTo(10) })
  })

  test('an unlucky one does not', () => {
    const moved = strikeOnce(duel({ specials: { LUCK: 0.2 } }, harmless), 0.3)
    expect(the(moved.events, 'hit')[0]).toMatchObject({ lucky: false, damage: expect.closeTo(5) })
  })
})

describe('QUADRATIC', () => {
  const hero = { specials: { QUADRATIC: 1 } }

  test('repeated hits on one target grow by the square', () => {
    let battle = duel(hero, { health: 1000, ...harmless })
    const damages: number[] = []
    for (let round = 0; round < 6; round++) {
      const moved = strikeOnce(battle)
      damages.push(Math.round(the(moved.events, 'hit')[0]?.damage ?? 0))
      battle = moved.battle
    }
    expect(damages).toEqual([5, 20, 45, 80, 125, 125])
  })

  test('another target starts the count again', () => {
    const battle = aBattle({ squad: [hero], enemies: [harmless, harmless] })
    const first = allowed(hit(battle, BLOW, loadedDice()))
    const second = allowed(hit(first.battle, { attackerId: 1, defenderId: 12 }, loadedDice()))
    expect(the(second.events, 'hit')[0]?.streak).toBe(1)
  })
})

describe('SHAPESHIFT', () => {
  test('takes the strongest enemy’s attack if that is higher', () => {
    const battle = aBattle({
      squad: [{ attack: 5, specials: { SHAPESHIFT: 1 } }],
      enemies: [{ attack: 30, defence: 30 }, { attack: 90 }],
    })
    expect(the(strikeOnce(battle).events, 'hit')[0]).toMatchObject({
      shapeshifted: true,
      damage: expect.closeTo(67.5),
    })
  })

  test('keeps its own attack among the weak, and does not borrow from the dead', () => {
    const battle = aBattle({
      squad: [{ attack: 50, specials: { SHAPESHIFT: 1 } }],
      enemies: [{ attack: 20 }],
    })
    expect(the(strikeOnce(battle).events, 'hit')[0]?.shapeshifted).toBe(false)
    const weak = aBattle({
      squad: [{ attack: 5, specials: { SHAPESHIFT: 1 } }, { attack: 900 }],
      enemies: [{ attack: 0 }, { attack: 90, health: 1 }],
    })
    const killed = allowed(hit(weak, { attackerId: 2, defenderId: 12 }, loadedDice()))
    expect(the(allowed(hit(killed.battle, BLOW, loadedDice())).events, 'hit')[0]?.shapeshifted).toBe(false)
  })
})

describe('immortality', () => {
  test('a deadly blow leaves the last spark and spends one point', () => {
    const moved = strikeOnce(duel({ attack: 9999 }, { immortality: 2, ...harmless }))
    expect(the(moved.events, 'survived')[0]?.immortality).toBe(1)
    const left = creatureOf(moved.battle, 11)
    expect(Math.ceil(left.health)).toBe(1)
    expect(left.immortality).toBe(1)
  })

  test('without a point left a deadly blow kills', () => {
    expect(the(strikeOnce(duel({ attack: 9999 }, { immortality: 0 })).events, 'died')).toHaveLength(1)
  })
})

describe('poison', () => {
  test('ticks three rounds and is gone', () => {
    let battle = duel({ poison: 4, attack: 0 }, { defence: 10, ...harmless })
    battle = strikeOnce(battle).battle
    expect(creatureOf(battle, 11).health).toBe(96)
    expect(creatureOf(battle, 11).poisons).toEqual([{ damage: 4, rounds: 2 }])
  })

  test('stacks three times; a fourth dose takes the place of the oldest', () => {
    const battle = aBattle({
      squad: [1, 2, 3, 4].map((poison) => ({ poison, attack: 0 })),
      enemies: [{ ...harmless, health: 1000 }],
    })
    let moved = allowed(hit(battle, BLOW, loadedDice()))
    for (const attackerId of [2, 3])
      moved = allowed(hit(moved.battle, { attackerId, defenderId: 11 }, loadedDice()))
    const last = allowed(hit(moved.battle, { attackerId: 4, defenderId: 11 }, loadedDice()))
    expect(the(last.events, 'poisoned').at(-1)?.stacks).toBe(3)
    expect(the(last.events, 'poison-ticked')[0]?.damage).toBe(2 + 3 + 4)
  })

  test('who dies of poison in the last round of its life ends the battle', () => {
    const moved = strikeOnce(duel({ poison: 50, attack: 0 }, { health: 20, ...harmless }))
    expect(the(moved.events, 'died')[0]?.cause).toBe('POISON')
    expect(moved.battle.winner).toBe('player')
  })

  test('if both sides fall at once the stair has held', () => {
    const moved = strikeOnce(
      duel({ poison: 50, attack: 0, health: 20 }, { poison: 50, health: 20, ...harmless }),
    )
    expect(moved.battle.winner).toBe('enemy')
  })
})

describe('counter', () => {
  test('a creature that was touched and lives strikes back with a quarter of its strength', () => {
    const moved = strikeOnce(duel({}, { attack: 10 }))
    expect(the(moved.events, 'countered')[0]).toMatchObject({ attackerId: 11, damage: expect.closeTo(1.25) })
  })

  test('the dead do not strike back', () => {
    expect(the(strikeOnce(duel({ attack: 999 }, {})).events, 'countered')).toHaveLength(0)
  })

  test('a counter can kill', () => {
    const moved = strikeOnce(duel({ health: 1 }, { attack: 100 }))
    expect(the(moved.events, 'died')[0]).toMatchObject({ creatureId: 1, cause: 'COUNTER', byId: 11 })
    expect(moved.battle.winner).toBe('enemy')
  })

  test('who touches the poisonous is poisoned in return', () => {
    expect(the(strikeOnce(duel({}, { poison: 2, attack: 1 })).events, 'poisoned')[0]).toMatchObject({
      creatureId: 1,
      byId: 11,
    })
  })

  test.each([
    ['a FIREBALL', { attackKind: 'FIREBALL' }],
    ['NO_CONTACT', { specials: { NO_CONTACT: 1 } }],
  ] as const)('%s is neither countered nor poisoned in return', (_name, hero) => {
    const enemy = { poison: 2, attack: 1, specials: { NO_CONTACT: 1 } }
    const own = strikeOnce(duel(hero, enemy)).events
    const beforeAnswer = own.slice(
      0,
      own.findIndex((event) => event.type === 'hit' && event.attackerId === 11),
    )
    expect(the(beforeAnswer, 'countered')).toHaveLength(0)
    expect(the(beforeAnswer, 'poisoned')).toHaveLength(0)
  })
})

describe('RESURRECTION', () => {
  test('once, at half health', () => {
    const first = strikeOnce(
      duel({ attack: 9999, health: 9999 }, { specials: { RESURRECTION: 1 }, ...harmless }),
    )
    expect(the(first.events, 'resurrected')[0]).toMatchObject({ health: 50, effect: 'RESURRECTION' })
    expect(first.battle.status).toBe('IN_PROGRESS')
    const second = strikeOnce(first.battle)
    expect(second.battle.winner).toBe('player')
  })

  test('also from poison', () => {
    const moved = strikeOnce(
      duel({ poison: 50, attack: 0 }, { health: 20, specials: { RESURRECTION: 1 }, ...harmless }),
    )
    expect(the(moved.events, 'resurrected')[0]?.health).toBe(10)
  })
})

describe('SPEED_X2', () => {
  test('acts twice a round', () => {
    const battle = duel({ specials: { SPEED_X2: 1 } }, harmless)
    const first = strikeOnce(battle)
    expect(first.battle.round).toBe(1)
    expect(strikeOnce(first.battle).battle.round).toBe(2)
  })
})

describe('a hit is refused', () => {
  const battle = aBattle({ squad: [{ health: 30 }, {}], enemies: [{}, {}] })
  const with1Acted = allowed(hit(battle, BLOW)).battle

  test.each([
    ['by a creature that is not there', { attackerId: 7, defenderId: 11 }, 'battle.refused.unknown-creature'],
    ['on a creature that is not there', { attackerId: 1, defenderId: 99 }, 'battle.refused.unknown-creature'],
    ['by a creature of the enemy', { attackerId: 11, defenderId: 12 }, 'battle.refused.not-your-creature'],
    ['on one’s own', { attackerId: 1, defenderId: 2 }, 'battle.refused.same-side'],
  ])('%s', (_name, blow, code) => {
    expect(refusalOf(hit(battle, blow))).toBe(code)
  })

  test('by a creature that has acted this round', () => {
    expect(refusalOf(hit(with1Acted, BLOW))).toBe('battle.refused.already-acted')
  })

  test('by or on the dead', () => {
    const slaughter = aBattle({ squad: [{ attack: 9999 }, {}], enemies: [{}, { attack: 9999 }] })
    const moved = allowed(hit(slaughter, BLOW, loadedDice()))
    expect(refusalOf(hit(moved.battle, { attackerId: 2, defenderId: 11 }))).toBe('battle.refused.dead')
  })

  test('after the battle', () => {
    const over = strikeOnce(duel({ attack: 999 }, {})).battle
    expect(refusalOf(hit(over, BLOW))).toBe('battle.refused.over')
  })

  test('and the battle it was asked of is as it was', () => {
    const before = JSON.stringify(battle)
    hit(battle, BLOW)
    expect(JSON.stringify(battle)).toBe(before)
  })
})
