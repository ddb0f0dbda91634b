import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { aRealm } from '../road/a-realm.ts'
import { advance, completedTasks, DAILY_TASKS, openTasks, takeTaskReward } from './journal.ts'
import { EMPTY_JOURNAL, type Journal, type TaskDesign } from './task.ts'

const realm = aRealm()
const reward = { experience: 1, gold: 2, heroWorth: 0.5, amounts: { mithril: 3 }, things: [] }
const base = {
  taskNumber: 1,
  fromStair: 0,
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
const who = { playerId: 'p', stair: 3, level: 2, told: {} }
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
    expect(takeTaskReward(open(), designs, 'first', 3, realm)).toMatchObject({
      refused: 'tasks.refused.not-yet',
    })
    const done = advance(open(), designs, [{ deed: 'guardian-beaten', amount: 2 }])
    const taken = takeTaskReward(done, designs, 'first', 3, realm)
    if (isRefusal(taken)) throw new Error(taken.refused)
    expect(taken.reward).toMatchObject({ amounts: { gold: 6, mithril: 3 }, experience: 30 })
    expect(taken.reward.heroExperience).toBeGreaterThan(0)
    expect(takeTaskReward(taken.journal, designs, 'first', 3, realm)).toMatchObject({
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
})
