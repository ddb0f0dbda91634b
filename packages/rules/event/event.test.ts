import { describe, expect, test } from 'vitest'
import { dayOf } from '../everyday/everyday.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { aRealm } from '../road/a-realm.ts'
import { enterRoad, type Road } from '../road/road.ts'
import { EMPTY_JOURNAL, type Journal, type TaskDesign } from '../tasks/task.ts'
import { bossStanding, fightsLeft, heartTaken, meetBoss, musterEventBoss } from './boss.ts'
import { bracketOf, levelsOf } from './bracket.ts'
import type { EventDesign, EventRules } from './design.ts'
import { ended, prizeOfPlace, takeEndPrizes } from './ending.ts'
import { openEventTasks } from './event-tasks.ts'
import { findsOn, takeFind } from './finds.ts'
import { gathered, shareOf } from './gather.ts'
import { type EventLife, type EventShare, NO_EVENTS, newShare, withShare } from './life.ts'
import { eventCurrency, eventTask, inHand, takePathPrize } from './path.ts'
import { wonFrom, wornAt } from './worn.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2027, 9, 28, 12)
const TOMORROW = NOON + 24 * HOUR
const realm = aRealm()
const run = { id: 'pumpkins@2027', kind: 'PUMPKIN' } as const
const worth = (mithril: number) => ({
  experience: 0,
  gold: 0,
  heroWorth: 0,
  amounts: { mithril },
  things: [],
})
const lying = { density: 0.5, amount: 2, hours: 'any', again: null, trail: null } as const
const design: EventDesign = {
  kind: 'PUMPKIN',
  finds: lying,
  worn: { chance: 0.5, amount: 1, mostADay: 3 },
  total: 10,
  path: [worth(1), worth(2)],
  beyond: worth(9),
  boss: 'boss',
}
const rules: EventRules = {
  brackets: [1, 10, 20],
  prizes: [
    { place: 1, share: 0, reward: worth(100) },
    { place: 3, share: 0.1, reward: worth(50) },
    { place: 0, share: 0.5, reward: worth(5) },
  ],
  boss: { fightsADay: 2, power: 1, worth: 3, falls: [10, 30, 100], prize: worth(7) },
  leftover: 0.5,
  tasksADay: 2,
}
const sure = <Value>(answer: Value | Refusal): Value => {
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer
}
const standing = (top: number, stair = top): Road => ({
  ...enterRoad(realm.roads.main, 0),
  top,
  coordinate: stair * 100,
})
const share = (some: Partial<EventShare> = {}): EventShare => ({ ...newShare('PUMPKIN', 0), ...some })

describe('what lies on the road during an event', () => {
  const seen = (one: EventShare, now = NOON, road = standing(60), of = design) =>
    findsOn(run, of, one, road, [], now)

  test('is the same for all who stand as high, other places each day, on some of the last stairs that were won', () => {
    const stairs = (now: number) => seen(share(), now).map(({ place }) => place.stair)
    expect(stairs(NOON)).toEqual(stairs(NOON + HOUR))
    expect(stairs(NOON)).not.toEqual(stairs(TOMORROW))
    expect(Math.min(...stairs(NOON))).toBeGreaterThan(40)
    expect(Math.max(...stairs(NOON))).toBeLessThanOrEqual(60)
    expect(stairs(NOON).length).toBeGreaterThan(4)
    expect(stairs(NOON).length).toBeLessThan(16)
  })

  test('lies on every stair for whoever has just begun, and nowhere before the first victory', () => {
    expect(seen(share(), NOON, standing(3)).map(({ place }) => place.stair)).toEqual([1, 2, 3])
    expect(seen(share(), NOON, standing(0))).toEqual([])
  })

  test('can be taken once a day by whoever stands near, and is gone then', () => {
    const [first] = seen(share())
    const { id = '', stair = 0 } = first?.place ?? {}
    const take = (one: EventShare, road: Road, now = NOON) => takeFind(run, design, one, road, [], id, now)
    expect(take(share(), standing(60))).toMatchObject({ refused: 'road.refused.distance' })
    const found = sure(take(share(), standing(60, stair)))
    expect(found.amount).toBe(2)
    expect(take(found.share, standing(60, stair))).toMatchObject({ refused: 'road.refused.unknown' })
    expect(seen(found.share).map(({ place }) => place.id)).not.toContain(id)
    expect(takeFind(run, design, share(), standing(60, stair), [], `main-${stair}-1`, NOON)).toMatchObject({
      refused: 'road.refused.unknown',
    })
    const nextDay = seen(found.share, TOMORROW)
    expect(nextDay).toEqual(seen(share(), TOMORROW))
  })

  test('is not there on other roads, nor when the event has ended', () => {
    const snow: Road = { ...standing(60), world: 'snow' }
    expect(seen(share(), NOON, snow)).toEqual([])
    expect(seen(share({ ended: { place: 1, of: 1, falls: 0, at: NOON } }))).toEqual([])
  })

  test('a tree that was shaken gives again after its rest', () => {
    const trees: EventDesign = { ...design, finds: { ...lying, again: 4 * HOUR } }
    const road = standing(1)
    const take = (one: EventShare, now: number) => takeFind(run, trees, one, road, [], 'main-1-25', now)
    const morning = NOON - 6 * HOUR
    const shaken = sure(take(share(), morning)).share
    expect(take(shaken, morning + HOUR)).toMatchObject({
      refused: 'road.refused.delay',
      params: { wait: 10_800 },
    })
    expect(seen(shaken, morning + HOUR, road, trees)).toMatchObject([{ reason: 'DELAY' }])
    expect(sure(take(shaken, morning + 4 * HOUR)).amount).toBe(2)
  })

  test('fern flowers open from nine in the evening to five in the morning of the own clock', () => {
    const fern: EventDesign = { ...design, finds: { ...lying, hours: 'night' } }
    const isOpen = (zone: string, now: number) =>
      findsOn(run, fern, share(), standing(1), [{ zone, from: 0 }], now)[0]?.reason === null
    const hours = (zone: string) =>
      Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
        isOpen(zone, Date.UTC(2027, 6, 6) + hour * HOUR),
      )
    expect(hours('UTC')).toEqual([0, 1, 2, 3, 4, 21, 22, 23])
    expect(hours('Asia/Kamchatka')).toEqual([9, 10, 11, 12, 13, 14, 15, 16])
    const closed = takeFind(run, fern, share(), standing(1), [], 'main-1-25', NOON)
    expect(closed).toMatchObject({ refused: 'road.refused.delay', params: { wait: 9 * 3600 } })
  })

  test('a cat leads from book to book, and after the last of the day it sleeps', () => {
    const cats: EventDesign = { ...design, finds: { ...lying, trail: 3 } }
    let mine = share()
    const stairs: number[] = []
    for (let book = 0; book < 3; book++) {
      const [cat, ...others] = seen(mine, NOON, standing(60), cats)
      expect(others).toEqual([])
      const { id = '', stair = 0 } = cat?.place ?? {}
      mine = sure(takeFind(run, cats, mine, standing(60, stair), [], id, NOON)).share
      stairs.push(stair)
    }
    expect(new Set(stairs).size).toBeGreaterThan(1)
    expect(seen(mine, NOON, standing(60), cats)).toEqual([])
    expect(seen(mine, TOMORROW, standing(60), cats)).toHaveLength(1)
  })
})

describe('what guardians wear during an event', () => {
  const wearing = (now: number) =>
    Array.from({ length: 60 }, (_, stair) => `main-${stair + 1}-0`).filter(
      (id) => wornAt(run, design, share(), id, now) > 0,
    )

  test('is worn by some of them, others each day', () => {
    expect(wearing(NOON).length).toBeGreaterThan(15)
    expect(wearing(NOON).length).toBeLessThan(45)
    expect(wearing(NOON)).not.toEqual(wearing(TOMORROW))
  })

  test('is won so often a day and no more', () => {
    const [id = ''] = wearing(NOON)
    let mine = share()
    for (let won = 0; won < 3; won++) {
      expect(wornAt(run, design, mine, id, NOON)).toBe(1)
      mine = wonFrom(mine, NOON)
    }
    expect(wornAt(run, design, mine, id, NOON)).toBe(0)
    const [next = ''] = wearing(TOMORROW)
    expect(wornAt(run, design, mine, next, TOMORROW)).toBe(1)
  })

  test('nobody wears anything where only bushes hide something', () => {
    expect(wornAt(run, { ...design, worn: null }, share(), wearing(NOON)[0] ?? '', NOON)).toBe(0)
  })
})

describe('the path of an event', () => {
  test('asks for the same at each step, and the rating is progress plus total times (number of the task minus one)', () => {
    let mine = share({ gathered: 27 })
    expect(eventTask(mine, design)).toEqual({ progress: 27, total: 10, taskNumber: 1 })
    const first = sure(takePathPrize(mine, design))
    expect([first.price, first.prize]).toEqual([10, worth(1)])
    mine = sure(takePathPrize(first.share, design)).share
    expect(eventTask(mine, design)).toEqual({ progress: 7, total: 10, taskNumber: 3 })
    expect(eventCurrency(eventTask(mine, design))).toBe(7 + 10 * (3 - 1))
    expect(takePathPrize(mine, design)).toMatchObject({ refused: 'event.refused.not-yet' })
  })

  test('goes on above its last prize', () => {
    expect(sure(takePathPrize(share({ gathered: 60, taken: 4 }), design)).prize).toEqual(worth(9))
  })

  test('what is in hand, in all events together, is what was gathered and not handed in', () => {
    const mine = share({ gathered: 34, taken: 2 })
    expect(inHand(mine, design)).toBe(14)
    expect(inHand(mine, design) + 2 * design.total).toBe(mine.gathered)
  })
})

describe('brackets', () => {
  test('let newcomers win among newcomers', () => {
    expect([1, 9, 10, 19, 20, 90].map((level) => bracketOf(rules, level))).toEqual([0, 0, 1, 1, 2, 2])
    expect([0, 1, 2].map((bracket) => levelsOf(rules, bracket))).toEqual([
      { from: 1, to: 9 },
      { from: 10, to: 19 },
      { from: 20, to: null },
    ])
  })

  test('are those of the level that one began with', () => {
    const begun = gathered(NO_EVENTS, run, shareOf(NO_EVENTS, run, rules, 9), 5)
    const later = gathered(begun, run, shareOf(begun, run, rules, 30), 5)
    expect(later.shares[run.id]).toMatchObject({ bracket: 0, gathered: 10 })
    expect(shareOf(later, { ...run, id: 'pumpkins@2028' }, rules, 30).bracket).toBe(2)
  })
})

describe('the boss for everybody', () => {
  test('is as strong as everybody’s own next stair', () => {
    const health = (stair: number) => musterEventBoss(realm, design, rules, stair)[0]?.healthTotal ?? 0
    expect(health(100)).toBeGreaterThan(health(10))
    expect(health(0)).toBeGreaterThan(0)
  })

  test('is met so often a day', () => {
    const twice = sure(meetBoss(sure(meetBoss(share(), rules, NOON)), rules, NOON))
    expect(fightsLeft(twice, rules, NOON)).toBe(0)
    expect(meetBoss(twice, rules, NOON)).toMatchObject({ refused: 'event.refused.fights' })
    expect(fightsLeft(twice, rules, TOMORROW)).toBe(2)
    expect(heartTaken(twice).hearts).toBe(1)
  })

  test('falls, rises with more hearts and falls again', () => {
    expect([0, 9, 10, 29, 30, 99, 100, 500].map((taken) => bossStanding(rules, taken))).toEqual([
      { falls: 0, lost: 0, hearts: 10 },
      { falls: 0, lost: 9, hearts: 10 },
      { falls: 1, lost: 0, hearts: 20 },
      { falls: 1, lost: 19, hearts: 20 },
      { falls: 2, lost: 0, hearts: 70 },
      { falls: 2, lost: 69, hearts: 70 },
      { falls: 3, lost: 0, hearts: null },
      { falls: 3, lost: 400, hearts: null },
    ])
  })
})

describe('the end of an event', () => {
  const end = { place: 2, of: 200, falls: 2, at: NOON }
  const life: EventLife = {
    ...withShare(NO_EVENTS, run.id, share({ gathered: 34, taken: 2, hearts: 1 })),
    tasks: { run: run.id, day: dayOf(NOON) },
  }

  test('pays by the place, or by the share of all', () => {
    const prize = (place: number, of: number) => prizeOfPlace(rules, { place, of })?.amounts.mithril ?? 0
    expect([1, 2, 3, 20, 21, 100, 101].map((place) => prize(place, 200))).toEqual([100, 50, 50, 50, 5, 5, 0])
    expect([1, 2, 3].map((place) => prize(place, 3))).toEqual([100, 50, 50])
  })

  test('brings the prize of the place, the boss’s for each fall, and gold for what is left; and stays in the memory', () => {
    const told = ended(life, run.id, end)
    const taken = sure(takeEndPrizes(told, run.id, design, rules, 3, realm))
    expect(taken.leftover).toBe(14)
    expect(taken.reward.amounts).toEqual({
      mithril: 50 + 2 * 7,
      gold: Math.round(realm.goldOf(3) * 0.5 * 14),
    })
    expect(taken.life.shares).toEqual({})
    expect(taken.life.past).toEqual([{ run: run.id, kind: 'PUMPKIN', bracket: 0, gathered: 34, ...end }])
  })

  test('gives nothing of the boss to whoever took no heart', () => {
    const idle = withShare(life, run.id, share({ gathered: 30, taken: 3 }))
    const taken = sure(takeEndPrizes(ended(idle, run.id, end), run.id, design, rules, 3, realm))
    expect(taken.reward.amounts).toEqual({ mithril: 50 })
  })

  test('is paid once, and not before the places are counted', () => {
    expect(takeEndPrizes(life, run.id, design, rules, 3, realm)).toMatchObject({
      refused: 'event.refused.not-counted',
    })
    const taken = sure(takeEndPrizes(ended(life, run.id, end), run.id, design, rules, 3, realm))
    expect(takeEndPrizes(taken.life, run.id, design, rules, 3, realm)).toMatchObject({
      refused: 'event.refused.unknown',
    })
    expect(ended(taken.life, run.id, end)).toBe(taken.life)
  })

  test('told twice is told once, and nothing is gathered after it', () => {
    const told = ended(life, run.id, end)
    expect(told.tasks).toBeNull()
    expect(ended(told, run.id, { ...end, place: 1 })).toBe(told)
    const share = told.shares[run.id]
    if (!share) throw new Error('no share')
    expect(gathered(told, run, share, 5).shares[run.id]?.gathered).toBe(34)
    expect(takePathPrize(share, design)).toMatchObject({ refused: 'event.refused.over' })
    expect(meetBoss(share, rules, NOON)).toMatchObject({ refused: 'event.refused.over' })
  })
})

describe('the tasks of an event', () => {
  const base = {
    kind: 'EVENT',
    taskNumber: 1,
    of: null,
    total: 1,
    fromStair: 0,
    fromLevel: 0,
    company: null,
    after: null,
    asked: null,
    part: 0,
    reward: worth(1),
    leadsTo: 'road',
  } as const
  const designs: readonly TaskDesign[] = [
    { ...base, id: 'one', deed: 'event-found' },
    { ...base, id: 'two', deed: 'lair-beaten' },
    { ...base, id: 'three', deed: 'guardian-beaten' },
    { ...base, id: 'grown', deed: 'arena-fought', fromLevel: 8 },
    { ...base, id: 'tale', kind: 'SCENARIO', deed: 'guardian-beaten' },
  ]
  const who = { playerId: '7', stair: 3, level: 2 }
  const journal: Journal = { ...EMPTY_JOURNAL, tasks: [{ id: 'tale', progress: 0 }] }
  const open = (now: number, runs = [run], from = { journal, life: NO_EVENTS }) =>
    openEventTasks(from.journal, from.life, runs, designs, rules, who, now)

  test('are dealt each day anew beside the others, as long as it lasts', () => {
    const today = open(NOON)
    expect(today.journal.tasks).toHaveLength(1 + rules.tasksADay)
    expect(today.journal.tasks.map(({ id }) => id)).not.toContain('grown')
    expect(open(NOON + HOUR, [run], today)).toEqual(today)
    const moved = {
      ...today,
      journal: { ...today.journal, tasks: today.journal.tasks.map((task) => ({ ...task, progress: 1 })) },
    }
    const tomorrow = open(TOMORROW, [run], moved)
    expect(tomorrow.journal.tasks.map(({ progress }) => progress)).toEqual([1, 0, 0])
    const over = open(TOMORROW, [], tomorrow)
    expect(over.journal.tasks.map(({ id }) => id)).toEqual(['tale'])
    expect(over.life.tasks).toBeNull()
  })

  test('belong to the first of two that run at once', () => {
    const other = { id: 'easter@2027', kind: 'EASTER_EGG' } as const
    expect(openEventTasks(journal, NO_EVENTS, [other, run], designs, rules, who, NOON).life.tasks?.run).toBe(
      other.id,
    )
  })
})
