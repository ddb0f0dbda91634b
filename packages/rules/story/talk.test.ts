import { describe, expect, test } from 'vitest'
import { NO_BOOSTS } from '../booster/booster.ts'
import type { Climber } from '../climb/climber.ts'
import { newClimber } from '../climb/new-climber.ts'
import type { Growing } from '../climb/receive-reward.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { aRealm } from '../road/a-realm.ts'
import { growPlaces } from '../road/grow-places.ts'
import { muster, squadPower } from '../road/muster-enemies.ts'
import { GUARDIAN_SLOT, placeId, slotOf } from '../road/place.ts'
import { forget } from '../road/road.ts'
import { hereOf, withHere } from '../road/travel.ts'
import { asTold } from './as-told.ts'
import { holds, recall } from './memory.ts'
import type { Choice, Part, Scene, Tale, When } from './scene.ts'
import { answer, hear, openChoices, saidOf } from './talk.ts'

const realm = aRealm()
const none = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }
const line = { speaker: 'owl', mood: 'calm' } as const
const choice = (id: string, rest: Partial<Choice> = {}): Choice => ({
  id,
  good: 0,
  evil: 0,
  gold: 0,
  lines: [line],
  ...rest,
})
const tea: Scene = {
  id: 'tea',
  kind: 'tale',
  part: 1,
  stair: 20,
  stands: 'owl',
  lines: [line],
  choices: [choice('thanks', { good: 2 }), choice('more', { evil: 1, gold: 3 })],
  reward: { ...none, experience: 1, gold: 1 },
  ends: false,
}
const forest: Part = { part: 1, from: 1, to: 30, scenes: [tea], quests: [], both: { any: [] } }
const taleOf = (...scenes: Scene[]): Tale => ({ parts: [{ ...forest, scenes }] })
const tale = taleOf(tea)
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

const say = (who: Climber, id: string, of = tale) => answer(realm, growing, of, who, talker, id, NO_BOOSTS, 0)
const hears = (who: Climber, of = tale) => told(hear(realm, of, who, talker, 0)).scene
const told = <T>(heard: T | Refusal): T => {
  if (isRefusal(heard)) throw new Error(heard.refused)
  return heard
}

describe('a talk', () => {
  test('is told by the talker of its stair, also while the guardian still stands there', () => {
    expect(hears(climber(19))).toBe(tea)
    expect(hear(realm, tale, climber(18), talker, 0)).toMatchObject({ refused: 'road.refused.premiss' })
  })

  test('that ends a part is told when the guardian of its stair is beaten, not before', () => {
    const parting = { ...realm, endings: [20] }
    expect(hear(parting, tale, climber(19), talker, 0)).toMatchObject({ refused: 'road.refused.premiss' })
    expect(told(hear(parting, tale, climber(20), talker, 0)).scene).toBe(tea)
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
    expect(hears(climber(500))).toBe(tea)
  })

  test('takes no answer but its own', () => {
    expect(say(climber(20), 'shout')).toMatchObject({ refused: 'story.refused.no-answer' })
  })

  test('leaves no trace of a rumour but that it was heard', () => {
    const heard = told(say(climber(20), 'thanks', taleOf({ ...tea, kind: 'rumour' })))
    expect(heard.climber.story.told).toEqual({})
  })

  test('where there are several on a stair is the first whose time it is', () => {
    const lada: Scene = { ...tea, id: 'lada', when: { companion: 'WOMAN_COMPANION_1' } }
    const both = taleOf(lada, tea)
    expect(hears(climber(20), both)).toBe(tea)
    expect(hears({ ...climber(20), companion: 'WOMAN_COMPANION_1' }, both)).toBe(lada)
    expect(hear(realm, taleOf(lada), climber(20), talker, 0)).toMatchObject({
      refused: 'story.refused.no-talker',
    })
  })

  test('takes no answer that is not open to who speaks', () => {
    const closed = taleOf({ ...tea, choices: [choice('thanks'), choice('more', { when: { any: [] } })] })
    expect(say(climber(20), 'more', closed)).toMatchObject({ refused: 'story.refused.no-answer' })
    expect(told(say(climber(20), 'thanks', closed)).climber.story.told).toEqual({ tea: 'thanks' })
  })

  test('that ends its part says how: kind, stubborn, or both', () => {
    const last = { ...tea, ends: true }
    const endingOf = (id: string, both: When) =>
      told(say(climber(20), id, { parts: [{ ...forest, scenes: [last], both }] })).ending
    const never: When = { any: [] }
    expect([endingOf('thanks', never), endingOf('more', never)]).toEqual(['kind', 'stubborn'])
    expect(endingOf('more', { count: 'evil-1', atLeast: 1 })).toBe('both')
    expect(told(say(climber(20), 'more')).ending).toBeNull()
  })

  test('brings to a point of the story', () => {
    const marked = taleOf({ ...tea, choices: [choice('thanks', { markers: ['in_abyss'] })] })
    expect(told(say(climber(20), 'thanks', marked)).markers).toEqual(['in_abyss'])
  })
})

describe('what was answered', () => {
  const later: Scene = {
    ...tea,
    id: 'later',
    stair: 25,
    lines: [
      { ...line, when: { answered: 'tea', by: 'more' } },
      { ...line, when: { not: { answered: 'tea' } } },
      { ...line, when: { all: [{ answered: 'tea' }, { count: 'good', atLeast: 2 }] } },
    ],
    choices: [choice('go', { when: { finished: 'sugar' } }), choice('stay')],
  }
  const all = taleOf(tea, later)
  const since = (id: string) => recall(all, told(say(climber(20), id, all)).climber)

  test('decides which lines are said, and each keeps its number', () => {
    const said = (memory: Parameters<typeof saidOf>[1]) => saidOf(later.lines, memory).map((one) => one.line)
    expect(said(since('more'))).toEqual([1])
    expect(said(recall(all, climber(20)))).toEqual([2])
    expect(said(since('thanks'))).toEqual([3])
  })

  test('opens answers, as a task that was done does', () => {
    const memory = since('thanks')
    expect(openChoices(later, memory).map(({ id }) => id)).toEqual(['stay'])
    expect(openChoices(later, { ...memory, finished: ['sugar'] }).map(({ id }) => id)).toEqual(['go', 'stay'])
  })

  test('adds up, in all and in its part', () => {
    const counted = taleOf({ ...tea, choices: [choice('thanks', { good: 2, counts: { bond: 1 } })] })
    const { counts } = recall(counted, told(say(climber(20), 'thanks', counted)).climber)
    expect(counts).toMatchObject({ good: 2, 'good-1': 2, evil: 0, bond: 1 })
    expect(holds({ any: [{ count: 'bond', atLeast: 2 }] }, since('thanks'))).toBe(false)
  })

  test('is not all that counts: whoever has been merciful or merciless far beyond the other is met so', () => {
    const met = (good: number, evil: number) => recall(tale, { ...climber(20), light: { good, evil } })
    expect(holds({ leans: 'good' }, met(14, 2))).toBe(true)
    expect(holds({ leans: 'good' }, met(13, 2))).toBe(false)
    expect(holds({ leans: 'evil' }, met(0, 12))).toBe(true)
    expect(holds({ leans: 'evil' }, met(14, 2))).toBe(false)
  })

  test('changes who guards a stair and what things cost in its part, for who said it', () => {
    const swayed = taleOf({
      ...tea,
      choices: [
        choice('thanks', { sways: { 21: { power: 0.5, squad: ['small'] } }, prices: { magic: 0.5 } }),
      ],
    })
    const world = (who: Climber) => asTold(realm, swayed, recall(swayed, who))
    const guardian = growPlaces(realm, 'main', 21).find(({ slot }) => slot === GUARDIAN_SLOT)
    if (!guardian) throw new Error('nobody guards stair 21')
    const [before, swung] = [climber(20), told(say(climber(20), 'thanks', swayed)).climber].map(world)
    if (!before || !swung) throw new Error('no world')
    expect(muster(before, guardian)).toEqual(muster(realm, guardian))
    expect(muster(swung, guardian).map(({ kind }) => kind)).toEqual(['small'])
    expect(squadPower(muster(swung, guardian))).toBeLessThan(squadPower(muster(before, guardian)))
    expect(swung.prices.magic(25).gold).toBe((realm.prices.magic(25).gold ?? 0) / 2)
    expect(swung.prices.magic(35)).toEqual(realm.prices.magic(35))
  })
})
