import { cupOf, diceOf } from '../dice.ts'
import type { Reward } from '../economy/reward.ts'
import { type Measure, rewardAt } from '../economy/stair-reward.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { Done, Journal, Task, TaskDesign } from './task.ts'

export const DAILY_TASKS = 4

/** Reached, not counted: progress is the best so far. */
const isReached = (design: TaskDesign): boolean =>
  design.deed === 'stair-reached' || design.deed === 'level-reached'

const designOf = (designs: readonly TaskDesign[], id: string): TaskDesign | undefined =>
  designs.find((design) => design.id === id)

function isDue(design: TaskDesign, journal: Journal, { stair, told }: Who): boolean {
  if (design.kind === 'DAILY' || design.kind === 'EVENT') return false
  if (journal.finished.includes(design.id) || journal.tasks.some(({ id }) => id === design.id)) return false
  const { fromStair, after, asked } = design
  if (asked !== null && told[asked.scene] !== asked.by) return false
  return fromStair <= stair && (after === null || journal.finished.includes(after))
}

/** Today's tasks, dealt by the player's id and the day: the same however often one looks. */
function dealDaily(designs: readonly TaskDesign[], playerId: string, day: number, stair: number): Task[] {
  const pool = designs.filter((design) => design.kind === 'DAILY' && design.fromStair <= stair)
  const cup = cupOf(diceOf(`${playerId}/${day}/daily`))
  const dealt: Task[] = []
  while (dealt.length < DAILY_TASKS && pool.length > 0) {
    const [design] = pool.splice(cup.between(0, pool.length - 1), 1)
    if (design) dealt.push({ id: design.id, progress: 0 })
  }
  return dealt
}

interface Who {
  readonly playerId: string
  readonly stair: number
  readonly level: number
  /** scenes heard before anybody asked for them */
  readonly told: Readonly<Record<string, string>>
}

/** What was already done when the task came. */
function doneBefore(design: TaskDesign, who: Who): number {
  if (design.deed === 'stair-reached') return Math.min(who.stair, design.total)
  if (design.deed === 'level-reached') return Math.min(who.level, design.total)
  return design.deed === 'scene-told' && design.of !== null && design.of in who.told ? 1 : 0
}

/** Hands out what is due: yesterday's daily tasks go, today's come, the story goes on. */
export function openTasks(journal: Journal, designs: readonly TaskDesign[], who: Who, day: number): Journal {
  const isToday = journal.day === day
  const kept = journal.tasks.filter(({ id }) => isToday || designOf(designs, id)?.kind !== 'DAILY')
  const daily = isToday ? [] : dealDaily(designs, who.playerId, day, who.stair)
  const fresh = designs
    .filter((design) => isDue(design, { ...journal, tasks: kept }, who))
    .map((design): Task => ({ id: design.id, progress: doneBefore(design, who) }))
  if (isToday && fresh.length === 0) return journal
  return { ...journal, day, tasks: [...kept, ...daily, ...fresh] }
}

/** Deeds move every task that counts them. */
export function advance(journal: Journal, designs: readonly TaskDesign[], deeds: readonly Done[]): Journal {
  let changed = false
  const tasks = journal.tasks.map((task) => {
    const design = designOf(designs, task.id)
    if (!design) return task
    let { progress } = task
    for (const { deed, amount, of = null } of deeds)
      if (deed === design.deed && (design.of === null || design.of === of))
        progress = isReached(design) ? Math.max(progress, amount) : progress + amount
    progress = Math.min(progress, design.total)
    if (progress === task.progress) return task
    changed = true
    return { ...task, progress }
  })
  return changed ? { ...journal, tasks } : journal
}

export const isComplete = (task: Task, design: TaskDesign): boolean => task.progress >= design.total

/** How many rewards wait to be taken. */
export const completedTasks = (journal: Journal, designs: readonly TaskDesign[]): number =>
  journal.tasks.filter((task) => {
    const design = designOf(designs, task.id)
    return design !== undefined && isComplete(task, design)
  }).length

export interface TaskTaken {
  readonly journal: Journal
  readonly reward: Reward
}

/** The reward is worth what the player's stair is worth. */
export function takeTaskReward(
  journal: Journal,
  designs: readonly TaskDesign[],
  id: string,
  stair: number,
  measure: Measure,
): TaskTaken | Refusal {
  const task = journal.tasks.find((one) => one.id === id)
  const design = designOf(designs, id)
  if (!task || !design) return refused('tasks.refused.unknown')
  if (!isComplete(task, design))
    return refused('tasks.refused.not-yet', { progress: task.progress, total: design.total })
  const isOnce = design.kind === 'SCENARIO' || design.kind === 'SIDE'
  return {
    journal: {
      ...journal,
      tasks: journal.tasks.filter((one) => one !== task),
      finished: isOnce ? [...journal.finished, id] : journal.finished,
    },
    reward: rewardAt(design.reward, stair, measure),
  }
}
