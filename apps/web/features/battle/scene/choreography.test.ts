import { aBattle, allowed } from '@skystair/rules/battle/a-battle.ts'
import { askToTheEnd } from '@skystair/rules/battle/ask.ts'
import type { Event } from '@skystair/rules/battle/event.ts'
import { describe, expect, test } from 'vitest'
import { type BlowClips, type Cue, lastBlowOf, timelineOf } from './choreography.ts'
import { Director } from './director.ts'

const moves: BlowClips = { attack: { duration: 1, hit: 0.5 }, cast: { duration: 1.2, hit: 0.5 } }
const timeline = (events: readonly Event[]) => timelineOf(events, () => moves)

const hit: Extract<Event, { type: 'hit' }> = {
  type: 'hit',
  attackerId: 1,
  defenderId: 11,
  attackKind: 'DEFAULT',
  colour: 'red',
  effect: 'NO_EFFECT',
  damage: 10,
  lucky: false,
  streak: 1,
  shapeshifted: false,
  health: 90,
  healthTotal: 100,
}
const countered: Event = {
  type: 'countered',
  attackerId: 11,
  defenderId: 1,
  damage: 5,
  health: 95,
  healthTotal: 100,
}
const died: Event = { type: 'died', creatureId: 11, byId: 1, cause: 'HIT' }

const eventOf = (cue: Cue) => (cue.kind === 'event' ? cue.event : null)
const kindsOf = (events: readonly Event[]) => timeline(events).cues.map(({ cue }) => cue.kind)

/** A whole battle of many tricks, as the server would tell it. */
function aStory(): readonly Event[] {
  const fighter = { healthTotal: 60, attack: 14, poison: 3 }
  const battle = aBattle({
    squad: [fighter, { ...fighter, attackKind: 'FIREBALL' }, { ...fighter, specials: { SPEED_X2: 1 } }],
    enemies: [{ ...fighter, specials: { RESURRECTION: 1 } }, { ...fighter, immortality: 1 }, fighter],
  })
  return allowed(askToTheEnd(battle)).events
}

describe('the performance of a battle', () => {
  test('shows every event once, in the order in which it was told', () => {
    const events = aStory()
    const shown = timeline(events)
      .cues.map(({ cue }) => eventOf(cue))
      .filter((event) => event !== null)
    expect(shown).toEqual(events)
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(7)
  })

  test('never goes back in time', () => {
    const { cues, length } = timeline(aStory())
    for (let i = 1; i < cues.length; i++) {
      expect(cues[i]?.at).toBeGreaterThanOrEqual(cues[i - 1]?.at ?? Number.NaN)
    }
    expect(length).toBeGreaterThanOrEqual(cues.at(-1)?.at ?? Number.NaN)
  })

  test('a blow falls when the weapon does', () => {
    const { cues } = timeline([hit])
    expect(cues.map(({ at, cue }) => [at, cue.kind])).toEqual([
      [0, 'charge'],
      [0.5, 'event'],
    ])
  })

  test('a fireball hurts when it arrives, not when it is thrown', () => {
    const { cues } = timeline([{ ...hit, attackKind: 'FIREBALL' }])
    expect(cues.map(({ cue }) => cue.kind)).toEqual(['cast', 'shot', 'event'])
    expect(cues[1]?.at).toBe(0.6)
    expect(cues[2]?.at).toBeGreaterThan(0.8)
  })

  test('who is to be answered waits for it', () => {
    expect(timeline([hit, countered]).cues[0]?.cue).toMatchObject({ kind: 'charge', holds: true })
    expect(timeline([hit]).cues[0]?.cue).toMatchObject({ kind: 'charge', holds: false })
    expect(kindsOf([hit, countered])).toEqual(['charge', 'event', 'answer', 'event'])
  })

  test('a death is seen after the blow that caused it and before the next attack begins', () => {
    const { cues } = timeline([hit, died, { ...hit, attackerId: 12, defenderId: 1 }])
    const [, fallen, death, next] = cues
    expect(eventOf(death?.cue as Cue)?.type).toBe('died')
    expect(death?.at).toBeGreaterThan(fallen?.at ?? Number.NaN)
    expect(next?.at).toBeGreaterThan(death?.at ?? Number.NaN)
  })
})

describe('the last blow', () => {
  const finished: Event = { type: 'finished', winner: 'player', round: 1 }

  test('is the one that felled the last who stood', () => {
    const last = { ...hit, attackerId: 2 }
    expect(lastBlowOf([hit, countered, last, died, finished])).toBe(last)
    expect(lastBlowOf([hit, countered, died, finished])).toBe(countered)
  })

  test('is none while the battle goes on, nor when somebody gave up', () => {
    expect(lastBlowOf([hit, died])).toBeNull()
    expect(lastBlowOf([{ type: 'gave-up' } as Event, finished])).toBeNull()
  })

  test('is found in a whole battle of many tricks', () => {
    expect(lastBlowOf(aStory())?.type).toMatch(/hit|countered|poison-ticked/)
  })
})

describe('the director', () => {
  test('calls nothing while time stands still', () => {
    const director = new Director()
    director.begin(timeline([hit]))
    expect(director.tick(0).map(({ kind }) => kind)).toEqual(['charge'])
    expect(director.tick(0)).toEqual([])
    expect(director.isDone).toBe(false)
  })

  test('calls the same cues in one long step as in many short ones', () => {
    const story = timeline(aStory())
    const long = new Director()
    long.begin(story)
    const short = new Director()
    short.begin(story)
    const called: Cue[] = []
    while (!short.isDone) called.push(...short.tick(0.016))
    expect(long.tick(story.length)).toEqual(called)
    expect(long.isDone).toBe(true)
  })

  test('rushes through the rest without losing any of it', () => {
    const story = timeline(aStory())
    const director = new Director()
    director.begin(story)
    const first = director.tick(1)
    expect([...first, ...director.rush()]).toEqual(story.cues.map(({ cue }) => cue))
    expect(director.isDone).toBe(true)
  })
})
