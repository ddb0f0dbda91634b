import { describe, expect, test } from 'vitest'
import { NO_BOOSTS } from '../booster/booster.ts'
import type { Climber } from '../climb/climber.ts'
import { newClimber } from '../climb/new-climber.ts'
import type { Growing } from '../climb/receive-reward.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { aRealm } from '../road/a-realm.ts'
import { placeId, slotOf } from '../road/place.ts'
import { forget } from '../road/road.ts'
import { hereOf, withHere } from '../road/travel.ts'
import type { Scene, Tale } from './scene.ts'
import { answer, hear } from './talk.ts'

const realm = aRealm()
const none = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }
const line = { speaker: 'owl', mood: 'calm' } as const
const tea: Scene = {
  id: 'tea',
  part: 1,
  stair: 20,
  lines: [line],
  choices: [
    { id: 'thanks', good: 2, evil: 0, gold: 0, lines: [line] },
    { id: 'more', good: 0, evil: 1, gold: 3, lines: [line] },
  ],
  reward: { ...none, experience: 1, gold: 1 },
  ends: false,
}
const { stair: _stair, ...rumour } = { ...tea, id: 'rumour', reward: none, from: 1, to: 30 }
const tale: Tale = { scenes: [tea], rumours: [rumour] }
const levels = { maxExp: () => 1000, reward: () => ({ ...none, amounts: {}, skills: {}, heroExperience: 0 }) }
const growing: Growing = {
  levels,
  tasks: [],
  kindOf: () => {
    throw new Error('nobody learns here')
  },
}
const talker = placeId('main', 20, slotOf('TALKER'))

/** Somebody who has beaten the guardians up to a stair and stands before the talker. */
function climber(top: number): Climber {
  const newcomer = newClimber(realm, levels, '1', [], {}, 0)
  const road = { ...hereOf(newcomer.travels), top, coordinate: 2000 }
  return { ...newcomer, travels: withHere(newcomer.travels, road) }
}

const say = (who: Climber, choice: string) => answer(realm, growing, tale, who, talker, choice, NO_BOOSTS, 0)
const told = <T>(heard: T | Refusal): T => {
  if (isRefusal(heard)) throw new Error(heard.refused)
  return heard
}

describe('a talk', () => {
  test('is told by the talker of its stair, also while the guardian still stands there', () => {
    expect(hear(realm, tale, climber(19), talker, 0)).toBe(tea)
    expect(hear(realm, tale, climber(18), talker, 0)).toMatchObject({ refused: 'road.refused.premiss' })
  })

  test('that ends a part is told when the guardian of its stair is beaten, not before', () => {
    const parting = { ...realm, endings: [20] }
    expect(hear(parting, tale, climber(19), talker, 0)).toMatchObject({ refused: 'road.refused.premiss' })
    expect(hear(parting, tale, climber(20), talker, 0)).toBe(tea)
  })

  test('is a rumour where the tale has nothing to tell', () => {
    expect(hear(realm, { ...tale, scenes: [] }, climber(20), talker, 0)).toBe(rumour)
  })

  test('is no rumour of another part of the road', () => {
    const far = { ...rumour, id: 'far', from: 21 }
    expect(hear(realm, { scenes: [], rumours: [far, rumour] }, climber(20), talker, 0)).toBe(rumour)
  })

  test('is told by talkers only', () => {
    const shrine = placeId('main', 6, slotOf('SKILL'))
    const who = climber(20)
    const near = withHere(who.travels, { ...hereOf(who.travels), coordinate: 600 })
    expect(hear(realm, tale, { ...who, travels: near }, shrine, 0)).toMatchObject({
      refused: 'story.refused.no-talker',
    })
  })

  test('gives what the scene gives and what the answer adds, and remembers the answer', () => {
    const thanked = told(say(climber(20), 'thanks'))
    expect(thanked.choice).toMatchObject({ good: 2, evil: 0 })
    expect(thanked.climber.purse.gold).toBe(20)
    expect(thanked.climber.story.told).toEqual({ tea: 'thanks' })
    expect(told(say(climber(20), 'more')).climber.purse.gold).toBe(80)
  })

  test('gives what its own stair is worth, however high those climbed who come back for it', () => {
    const { reward } = told(say(climber(20), 'more'))
    expect(told(say(climber(19), 'more')).reward).toEqual(reward)
    expect(told(say(climber(500), 'more')).reward).toEqual(reward)
  })

  test('is over with the answer, and stays told however high one climbs', () => {
    const { climber: after } = told(say(climber(20), 'thanks'))
    expect(say(after, 'more')).toMatchObject({ refused: 'road.refused.complete' })
    const high = forget({ ...hereOf(after.travels), top: 500 }, 1)
    const later = { ...after, travels: withHere(after.travels, high) }
    expect(say(later, 'more')).toMatchObject({ refused: 'road.refused.complete' })
  })

  test('waits for those who passed it by, however high they climbed', () => {
    expect(hear(realm, tale, climber(500), talker, 0)).toBe(tea)
  })

  test('takes no answer but its own', () => {
    expect(say(climber(20), 'shout')).toMatchObject({ refused: 'story.refused.no-answer' })
  })

  test('leaves no trace of a rumour but that it was heard', () => {
    const heard = answer(realm, growing, { ...tale, scenes: [] }, climber(20), talker, 'thanks', NO_BOOSTS, 0)
    expect(told(heard).climber.story.told).toEqual({})
  })
})
