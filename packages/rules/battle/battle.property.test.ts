import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { isRefusal } from '../refusal.ts'
import { COLOURS, type Specials } from '../skill/skills.ts'
import { aBattle, allowed } from './a-battle.ts'
import { ask, askToTheEnd } from './ask.ts'
import { type Battle, ROUND_LIMIT } from './battle.ts'
import type { Consumable } from './consumable.ts'
import { consume } from './consume.ts'
import type { Event } from './event.ts'
import { canAct, type Entrant, isAlive } from './fighter.ts'
import { giveUp } from './give-up.ts'
import { hit } from './hit.ts'
import { layDice } from './lay-dice.ts'
import { precalculate } from './precalculate.ts'
import { replay } from './replay.ts'
import { skip } from './skip.ts'
import { TARGET_RULES } from './target-rule.ts'

/** Other work may share the machine. */
const PATIENCE = 60_000

const share = fc.double({ min: 0, max: 0.6, noNaN: true })
const flag = fc.constantFrom(0, 0, 1)
const stat = fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1000, noNaN: true }))

const specials: fc.Arbitrary<Specials> = fc.record({
  RESURRECTION: flag,
  BLOCK_BLUE: share,
  BLOCK_YELLOW: share,
  BLOCK_RED: share,
  BLOCK_CLAN: share,
  LUCK: share,
  SHADOW: flag,
  QUADRATIC: flag,
  SHAPESHIFT: flag,
  SPEED_X2: flag,
  NO_CONTACT: flag,
})

const creature: fc.Arbitrary<Partial<Entrant>> = fc.record({
  colour: fc.constantFrom(...COLOURS),
  attackKind: fc.constantFrom('DEFAULT', 'FIREBALL'),
  attack: stat,
  defence: stat,
  healthTotal: fc.double({ min: 1, max: 3000, noNaN: true }),
  poison: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 50, noNaN: true })),
  immortality: fc.nat(2),
  specials,
  pattern: fc.array(fc.constantFrom(...TARGET_RULES), { maxLength: 3 }),
})

const CONSUMABLES: readonly Consumable[] = [
  { id: 'healing', kind: 'elixir', effect: { type: 'heal', share: 0.5 }, count: 3 },
  { id: 'fire', kind: 'scroll', effect: { type: 'burn', share: 2 }, count: 3 },
  { id: 'strength', kind: 'elixir', effect: { type: 'strengthen', share: 0.3 }, count: 3 },
]

const side = fc.array(creature, { minLength: 1, maxLength: 6 })
const opening = fc.record({ squad: side, enemies: side, seed: fc.string() })
const battle = opening.map((wish) => aBattle({ ...wish, consumables: CONSUMABLES }))

const doubled = (one: Partial<Entrant>): Partial<Entrant> => ({
  ...one,
  attack: (one.attack ?? 0) * 2,
  defence: (one.defence ?? 0) * 2,
  healthTotal: (one.healthTotal ?? 0) * 2,
  poison: (one.poison ?? 0) * 2,
})

/** A player who does anything the interface would allow. */
function anyMove(now: Battle, choice: number) {
  const mine = now.creatures.filter((one) => one.side === 'player' && canAct(one))
  const foes = now.creatures.filter((one) => one.side === 'enemy' && isAlive(one))
  const attacker = mine[choice % mine.length]
  const defender = foes[(choice >>> 3) % foes.length]
  if (!attacker || !defender) throw new Error('the player has the turn and no move')
  const thing = now.consumables[choice % now.consumables.length]
  const target = thing?.effect.type === 'burn' ? defender : attacker
  if (choice % 7 === 0 && thing && thing.count > 0 && !target.consumed)
    return consume(now, { consumableId: thing.id, targetCreatureId: target.id })
  if (choice % 11 === 0) return skip(now)
  if (choice % 5 === 0) return ask(now)
  if (choice % 997 === 0) return giveUp(now)
  return hit(now, { attackerId: attacker.id, defenderId: defender.id })
}

function playAnyhow(start: Battle, choices: readonly number[]): { battle: Battle; events: Event[] } {
  let now = start
  const events: Event[] = []
  for (let index = 0; now.status === 'IN_PROGRESS' && index < 3000; index++) {
    const choice = (choices[index % choices.length] ?? 1) + index
    const play = (battle: Battle) => anyMove(battle, choice)
    const moved = allowed(choice % 2 === 0 ? play(now) : layDice(now, `move ${index}`, play))
    now = moved.battle
    for (const event of moved.events) events.push(event)
  }
  return { battle: now, events }
}

const choices = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 40 })

describe('every battle', () => {
  test(
    'ends within 200 rounds, without a refusal the interface would allow',
    () => {
      fc.assert(
        fc.property(battle, choices, (start, plan) => {
          const { battle: end } = playAnyhow(start, plan)
          expect(end.status).toBe('COMPLETED')
          expect(end.round).toBeLessThanOrEqual(ROUND_LIMIT.MOB)
        }),
        { numRuns: 100 },
      )
    },
    PATIENCE,
  )

  test(
    'knows no negative health and no hit by the dead',
    () => {
      fc.assert(
        fc.property(battle, choices, (start, plan) => {
          const { battle: end, events } = playAnyhow(start, plan)
          const dead = new Set<number>()
          for (const event of events) {
            if ('health' in event) expect(event.health).toBeGreaterThanOrEqual(0)
            if (event.type === 'died') dead.add(event.creatureId)
            if (event.type === 'resurrected') dead.delete(event.creatureId)
            if (event.type === 'hit' || event.type === 'countered' || event.type === 'missed') {
              expect(dead.has(event.attackerId)).toBe(false)
              expect(dead.has(event.defenderId)).toBe(false)
            }
          }
          for (const one of end.creatures) {
            expect(one.health).toBeGreaterThanOrEqual(0)
            expect(one.health).toBeLessThanOrEqual(one.healthTotal)
          }
        }),
        { numRuns: 100 },
      )
    },
    PATIENCE,
  )

  test(
    'goes the same way when all stats are doubled',
    () => {
      fc.assert(
        fc.property(opening, (wish) => {
          const once = allowed(askToTheEnd(aBattle(wish)))
          const twice = allowed(
            askToTheEnd(
              aBattle({ ...wish, squad: wish.squad.map(doubled), enemies: wish.enemies.map(doubled) }),
            ),
          )
          expect(twice.battle.inputs).toEqual(once.battle.inputs)
          expect(twice.battle.winner).toBe(once.battle.winner)
          expect(twice.events.map(({ type }) => type)).toEqual(once.events.map(({ type }) => type))
        }),
        { numRuns: 100 },
      )
    },
    PATIENCE,
  )

  test(
    'replays from its beginning and its inputs to the same end, also after being stored',
    () => {
      fc.assert(
        fc.property(battle, choices, (start, plan) => {
          const played = playAnyhow(start, plan)
          const stored: Battle = JSON.parse(JSON.stringify(start))
          const inputs = JSON.parse(JSON.stringify(played.battle.inputs))
          expect(replay(stored, inputs)).toEqual(played)
        }),
        { numRuns: 80 },
      )
    },
    PATIENCE,
  )

  test(
    'played move by move and to the end at once is the same battle',
    () => {
      fc.assert(
        fc.property(battle, (start) => {
          let now = start
          while (now.status === 'IN_PROGRESS') now = allowed(ask(now)).battle
          expect(allowed(askToTheEnd(start)).battle).toEqual(now)
        }),
        { numRuns: 60 },
      )
    },
    PATIENCE,
  )

  test(
    'played with fresh dice for each move is not foretold by the dice that lay on the table',
    () => {
      const blow = { attackerId: 1, defenderId: 11 }
      fc.assert(
        fc.property(fc.string(), fc.string(), (one, two) => {
          fc.pre(one !== two)
          const seen = allowed(hit(aBattle({ squad: [{}, {}], enemies: [{}, {}] }), blow)).battle
          const next = { attackerId: 2, defenderId: 12 }
          const foretold = allowed(hit(seen, next))
          const played = [one, two].map((seed) => allowed(layDice(seen, seed, (battle) => hit(battle, next))))
          const damages = [foretold, ...played].map(({ events }) => events.find(({ type }) => type === 'hit'))
          expect(new Set(damages.map((event) => JSON.stringify(event))).size).toBe(3)
          expect(played.map(({ battle }) => battle.inputs.at(-1))).toEqual([
            { type: 'hit', ...next, seed: one },
            { type: 'hit', ...next, seed: two },
          ])
        }),
        { numRuns: 60 },
      )
    },
    PATIENCE,
  )

  test('asked to the end at once needs one seed, remembered with the first of its moves', () => {
    const start = aBattle({ squad: [{}, {}], enemies: [{}, {}] })
    const played = allowed(layDice(start, 'a secret', askToTheEnd))
    const seeds = played.battle.inputs.map(({ seed }) => seed)
    expect(seeds.length).toBeGreaterThan(1)
    expect(seeds).toEqual(['a secret', ...Array(seeds.length - 1).fill(undefined)])
    expect(replay(start, played.battle.inputs)).toEqual(played)
  })

  test('begun before moves had seeds of their own is replayed, and goes on with them', () => {
    const start = aBattle({ squad: [{}, {}], enemies: [{}, {}] })
    const before = allowed(hit(start, { attackerId: 1, defenderId: 11 })).battle
    const after = allowed(layDice(before, 'a secret', ask)).battle
    expect(allowed(replay(start, before.inputs)).battle).toEqual(before)
    expect(allowed(replay(start, after.inputs)).battle).toEqual(after)
  })

  test('stored under other rules is not replayed', () => {
    const start = { ...aBattle({}), rulesVersion: 0 }
    expect(replay(start, [])).toMatchObject({ refused: 'battle.refused.other-rules' })
  })
})

describe('precalculate', () => {
  const duel = fc.record({ hero: creature, enemy: creature })

  test(
    'says what a thousand throws of the same blow show',
    () => {
      fc.assert(
        fc.property(duel, ({ hero, enemy }) => {
          const start = aBattle({
            squad: [{ ...hero, attack: (hero.attack ?? 0) + 1 }],
            enemies: [{ ...enemy, healthTotal: 200, health: 60 }],
          })
          const blow = { attackerId: 1, defenderId: 11 }
          const told = precalculate(start, blow)
          if (isRefusal(told)) throw new Error(told.refused)
          const seen = sample(start, 1000)
          if (told.missesShadow) {
            expect(seen.damages).toHaveLength(0)
            return
          }
          for (const damage of seen.damages) {
            expect(damage).toBeGreaterThanOrEqual(told.min * (1 - 1e-12))
            expect(damage).toBeLessThanOrEqual(told.max * (1 + 1e-12))
          }
          const mean = seen.damages.reduce((sum, damage) => sum + damage, 0) / 1000
          expect(Math.abs(mean - told.expected)).toBeLessThanOrEqual(told.max * 0.1)
          expect(Math.abs(seen.dead / 1000 - told.kills)).toBeLessThan(0.09)
          expect(Math.abs(seen.countered / 1000 - told.counter.chance)).toBeLessThan(0.09)
          for (const { effect, chance } of told.blockers)
            expect(Math.abs((seen.effects.get(effect) ?? 0) / 1000 - chance)).toBeLessThan(0.09)
        }),
        { numRuns: 40 },
      )
    },
    PATIENCE,
  )

  function sample(start: Battle, times: number) {
    const damages: number[] = []
    const effects = new Map<string, number>()
    let dead = 0
    let countered = 0
    for (let index = 0; index < times; index++) {
      const seeded: Battle = { ...start, dice: diceOf(`blow ${index}`) }
      const events = firstBlow(allowed(hit(seeded, { attackerId: 1, defenderId: 11 })).events)
      const blow = events.find((event) => event.type === 'hit')
      if (blow?.type === 'hit') {
        damages.push(blow.damage)
        effects.set(blow.effect, (effects.get(blow.effect) ?? 0) + 1)
      }
      const died = events.some((event) => event.type === 'died' && event.creatureId === 11)
      const rose = events.some((event) => event.type === 'resurrected' && event.creatureId === 11)
      if (died && !rose) dead++
      if (events.some((event) => event.type === 'countered' && event.defenderId === 1 && event.damage > 0))
        countered++
    }
    return { damages, effects, dead, countered }
  }

  /** What happened before the enemy's turn. */
  function firstBlow(events: readonly Event[]): readonly Event[] {
    const next = events.findIndex(
      (event, index) => index > 0 && (event.type === 'hit' || event.type === 'missed'),
    )
    return next === -1 ? events : events.slice(0, next)
  }
})
