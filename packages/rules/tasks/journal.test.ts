import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { aRealm } from '../road/a-realm.ts'
import { advance, completedTasks, DAILY_TASKS, openTasks, takeTaskReward } from './journal.ts'
import { EMPTY_JOURNAL, type Journal, type TaskDesign } from './task.ts'
import { takeWeekPrize, weekNow } from './week-path.ts'

const NOW = Date.UTC(2026, 10, 18)
const realm = aRealm()
const reward = { experience: 1, gold: 2, heroWorth: 0.5, amounts: { mithril: 3 }, things: [] }
const base = {
  taskNumber: 1,
  fromStair: 0,
  fromLevel: 0,
  company: null,
  after: null,
  asked: null,
  part: 0,
  of: null,
  reward,
  leadsTo: 'road',
} as const
const designs: readonly TaskDesign[] = [
  { ...base, id: 'first', kind: 'SCENARIO', deed: 'guardian-beaten', total: 2 },
  { ...base, id: 'second', kind: 'SCENARIO', deed: 'stair-reached', total: 5, after: 'first' },
  { ...base, id: 'hear', kind: 'SCENARIO', deed: 'scene-told', of: 'tea', total: 1 },
  { ...base, id: 'wish', kind: 'SIDE', deed: 'skill-taken', total: 1, asked: { scene: 'tea', by: 'yes' } },
  { ...base, id: 'later', kind: 'SIDE', deed: 'skill-taken', total: 1, fromStair: 10 },
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(
    (id): TaskDesign => ({ ...base, id, kind: 'DAILY', deed: 'lair-beaten', total: 1 }),
  ),
]
const who = { playerId: 'p', stair: 3, level: 2, told: {}, inClan: false }
const open = (day = 1) => openTasks(EMPTY_JOURNAL, designs, who, day)
const dailyOf = (journal: { tasks: readonly { id: string }[] }) =>
  journal.tasks.map(({ id }) => id).filter((id) => id.length === 1)

describe('tasks', () => {
  test('the story begins with its first task; others wait for their stair or their turn', () => {
    expect(open().tasks.map(({ id }) => id)).toContain('first')
    expect(open().tasks.map(({ id }) => id)).not.toContain('second')
    expect(open().tasks.map(({ id }) => id)).not.toContain('later')
    expect(openTasks(EMPTY_JOURNAL, designs, { ...who, stair: 10 }, 1).tasks.map(({ id }) => id)).toContain(
      'later',
    )
  })

  test('a wish is in hand once it was taken on, and not before', () => {
    const wishes = (told: Record<string, string>) =>
      openTasks(EMPTY_JOURNAL, designs, { ...who, told }, 1).tasks.filter(({ id }) => id === 'wish')
    expect([wishes({}), wishes({ tea: 'no' })]).toEqual([[], []])
    expect(wishes({ tea: 'yes' })).toEqual([{ id: 'wish', progress: 0 }])
  })

  test('deeds move progress up to the total', () => {
    const moved = advance(open(), designs, [{ deed: 'guardian-beaten', amount: 1 }])
    expect(moved.tasks.find(({ id }) => id === 'first')?.progress).toBe(1)
    const more = advance(moved, designs, [{ deed: 'guardian-beaten', amount: 7 }])
    expect(more.tasks.find(({ id }) => id === 'first')?.progress).toBe(2)
    expect(completedTasks(more, designs)).toBe(1)
    expect(completedTasks(moved, designs)).toBe(0)
  })

  test('a task that asks for a certain scene counts that one only, also when it was told before', () => {
    const progress = (journal: Journal) => journal.tasks.find(({ id }) => id === 'hear')?.progress
    const told = (of: string) => advance(open(), designs, [{ deed: 'scene-told', amount: 1, of }])
    expect(progress(told('war'))).toBe(0)
    expect(progress(told('tea'))).toBe(1)
    expect(progress(openTasks(EMPTY_JOURNAL, designs, { ...who, told: { tea: 'yes' } }, 1))).toBe(1)
    expect(progress(open())).toBe(0)
  })

  test('a reward is given once, and only for a task that is done', () => {
    expect(takeTaskReward(open(), designs, 'first', 3, realm, NOW)).toMatchObject({
      refused: 'tasks.refused.not-yet',
    })
    const done = advance(open(), designs, [{ deed: 'guardian-beaten', amount: 2 }])
    const taken = takeTaskReward(done, designs, 'first', 3, realm, NOW)
    if (isRefusal(taken)) throw new Error(taken.refused)
    expect(taken.reward).toMatchObject({ amounts: { gold: 6, mithril: 3 }, experience: 30 })
    expect(taken.reward.heroExperience).toBeGreaterThan(0)
    expect(takeTaskReward(taken.journal, designs, 'first', 3, realm, NOW)).toMatchObject({
      refused: 'tasks.refused.unknown',
    })
    const next = openTasks(taken.journal, designs, who, 1)
    expect(next.tasks.find(({ id }) => id === 'second')?.progress).toBe(3)
    expect(next.tasks.some(({ id }) => id === 'first')).toBe(false)
  })

  test('daily tasks are dealt once a day, the same however often one looks', () => {
    const today = open()
    expect(dailyOf(today)).toHaveLength(DAILY_TASKS)
    expect(openTasks(today, designs, who, 1)).toBe(today)
    expect(dailyOf(open())).toEqual(dailyOf(today))
  })

  test('yesterday’s daily tasks go, done or not', () => {
    const done = advance(open(1), designs, [{ deed: 'lair-beaten', amount: 1 }])
    const tomorrow = openTasks(done, designs, who, 2)
    expect(dailyOf(tomorrow)).toHaveLength(DAILY_TASKS)
    expect(tomorrow.tasks.filter(({ id }) => id.length === 1).every(({ progress }) => progress === 0)).toBe(
      true,
    )
  })

  test('yesterday’s tasks of an event go with the day as well, today’s stay', () => {
    const feast = { ...base, id: 'feast', kind: 'EVENT', deed: 'event-found', total: 3 } as const
    const celebrating = { ...open(1), tasks: [...open(1).tasks, { id: 'feast', progress: 2 }] }
    const ids = (day: number) =>
      openTasks(celebrating, [...designs, feast], who, day).tasks.map(({ id }) => id)
    expect(ids(1)).toContain('feast')
    expect(ids(2)).not.toContain('feast')
  })

  test('one daily task is done in company as soon as there is any: the arena for whoever is grown, the clan for members', () => {
    const company = [
      { ...base, id: 'arena', kind: 'DAILY', deed: 'arena-fought', total: 1, fromLevel: 8, company: 'arena' },
      { ...base, id: 'clan', kind: 'DAILY', deed: 'clan-donated', total: 1, company: 'clan' },
    ] as const satisfies readonly TaskDesign[]
    const dealt = (somebody: object) =>
      Array.from({ length: 40 }, (_, day) =>
        openTasks(EMPTY_JOURNAL, [...designs, ...company], { ...who, ...somebody }, day)
          .tasks.map(({ id }) => id)
          .filter((id) => designs.find((one) => one.id === id)?.kind !== 'SCENARIO'),
      )
    const found = (days: readonly string[][]) => new Set(days.flatMap((ids) => ids.slice(0, 1)))
    for (const ids of [...dealt({}), ...dealt({ level: 8 }), ...dealt({ level: 8, inClan: true })])
      expect(ids).toHaveLength(DAILY_TASKS)
    expect(dealt({}).flat()).not.toContain('arena')
    expect(dealt({}).flat()).not.toContain('clan')
    expect(found(dealt({ level: 8 }))).toEqual(new Set(['arena']))
    expect(found(dealt({ level: 8, inClan: true }))).toEqual(new Set(['arena', 'clan']))
  })

  test('every deed is remembered, whether a task asks for it or not', () => {
    const once = advance(open(), designs, [{ deed: 'wheel-spun', amount: 1 }])
    const twice = advance(once, designs, [
      { deed: 'wheel-spun', amount: 2 },
      { deed: 'stair-reached', amount: 9 },
    ])
    expect(twice.tally).toEqual({ 'wheel-spun': 3 })
  })

  test('daily tasks lead along the path of the week, which begins anew on Monday', () => {
    const path = [
      { after: 1, reward },
      { after: 2, reward },
    ]
    const [first = ''] = dailyOf(open())
    const done = advance(open(), designs, [{ deed: 'lair-beaten', amount: 1 }])
    const taken = takeTaskReward(done, designs, first, 3, realm, NOW)
    if (isRefusal(taken)) throw new Error(taken.refused)
    const { week } = taken.journal
    expect(week.done).toBe(1)
    const prize = takeWeekPrize(week, path, 1, NOW)
    if (isRefusal(prize)) throw new Error(prize.refused)
    expect(takeWeekPrize(prize.week, path, 1, NOW)).toMatchObject({ refused: 'tasks.refused.taken' })
    expect(takeWeekPrize(week, path, 2, NOW)).toMatchObject({ refused: 'tasks.refused.not-yet' })
    expect(takeWeekPrize(week, path, 3, NOW)).toMatchObject({ refused: 'tasks.refused.unknown' })
    const monday = NOW + 5 * 86_400_000
    expect(weekNow(prize.week, monday)).toMatchObject({ done: 0, taken: [] })
    expect(takeWeekPrize(prize.week, path, 1, monday)).toMatchObject({ refused: 'tasks.refused.not-yet' })
    const scenario = advance(open(), designs, [{ deed: 'guardian-beaten', amount: 2 }])
    expect(takeTaskReward(scenario, designs, 'first', 3, realm, NOW)).toMatchObject({
      journal: { week: { done: 0 } },
    })
  })
})
