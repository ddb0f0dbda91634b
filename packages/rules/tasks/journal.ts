import { cupOf, diceOf } from '../dice.ts'
import type { Reward } from '../economy/reward.ts'
import { type Measure, rewardAt } from '../economy/stair-reward.ts'
import { type Refusal, refused } from '../refusal.ts'
import { type Deed, type Done, type Journal, REACHED, type Task, type TaskDesign } from './task.ts'
import { dailyDone } from './week-path.ts'

export const DAILY_TASKS = 3

const designOf = (designs: readonly TaskDesign[], id: string): TaskDesign | undefined =>
  designs.find((design) => design.id === id)

function isDue(design: TaskDesign, journal: Journal, who: Who): boolean {
  if (design.kind === 'DAILY' || design.kind === 'EVENT') return false
  if (journal.finished.includes(design.id) || journal.tasks.some(({ id }) => id === design.id)) return false
  const { after, asked } = design
  if (asked !== null && who.told[asked.scene] !== asked.by) return false
  return isOpenTo(design, who) && (after === null || journal.finished.includes(after))
}

/** Whether somebody may do what the task asks for at all. */
const isOpenTo = ({ fromStair, fromLevel, company }: TaskDesign, { stair, level, inClan }: Who): boolean =>
  fromStair <= stair && fromLevel <= level && (company !== 'clan' || inClan)

/**
 * Today's tasks, dealt by the player's id and the day: the same however often one looks. One is done in company, as soon as
 * there is any.
 */
function dealDaily(designs: readonly TaskDesign[], who: Who, day: number): Task[] {
  const open = designs.filter((design) => design.kind === 'DAILY' && isOpenTo(design, who))
  const cup = cupOf(diceOf(`${who.playerId}/${day}/daily`))
  const dealt: Task[] = []
  const deal = (pool: TaskDesign[], most: number) => {
    while (dealt.length < most && pool.length > 0) {
      const [design] = pool.splice(cup.between(0, pool.length - 1), 1)
      if (design) dealt.push({ id: design.id, progress: 0 })
    }
  }
  deal(
    open.filter(({ company }) => company !== null),
    1,
  )
  deal(
    open.filter(({ company }) => company === null),
    DAILY_TASKS,
  )
  return dealt
}

interface Who {
  readonly playerId: string
  readonly stair: number
  readonly level: number
  readonly inClan: boolean
  /** scenes heard before anybody asked for them */
  readonly told: Readonly<Record<string, string>>
}

/** What was already done when the task came. */
function doneBefore(design: TaskDesign, who: Who): number {
  if (design.deed === 'stair-reached') return Math.min(who.stair, design.total)
  if (design.deed === 'level-reached') return Math.min(who.level, design.total)
  return design.deed === 'scene-told' && design.of !== null && design.of in who.told ? 1 : 0
}

/** Tasks of events go with the day too: whoever celebrates gets new ones. */
const isOfDay = (design: TaskDesign | undefined): boolean =>
  design?.kind === 'DAILY' || design?.kind === 'EVENT'

/** Hands out what is due: yesterday's daily tasks go, today's come, the story goes on. */
export function openTasks(journal: Journal, designs: readonly TaskDesign[], who: Who, day: number): Journal {
  const isToday = journal.day === day
  const kept = journal.tasks.filter(({ id }) => isToday || !isOfDay(designOf(designs, id)))
  const daily = isToday ? [] : dealDaily(designs, who, day)
  const fresh = designs
    .filter((design) => isDue(design, { ...journal, tasks: kept }, who))
    .map((design): Task => ({ id: design.id, progress: doneBefore(design, who) }))
  if (isToday && fresh.length === 0) return journal
  return { ...journal, day, tasks: [...kept, ...daily, ...fresh] }
}

/** How often each was done, these deeds too; what is reached is known from the player. */
function tallied(tally: Journal['tally'], deeds: readonly Done[]): Journal['tally'] {
  const counted = deeds.filter(({ deed }) => !REACHED.includes(deed))
  if (counted.length === 0) return tally
  const sums: Partial<Record<Deed, number>> = { ...tally }
  for (const { deed, amount } of counted) sums[deed] = (sums[deed] ?? 0) + amount
  return sums
}

/** Deeds move every task that counts them, and are remembered. */
export function advance(journal: Journal, designs: readonly TaskDesign[], deeds: readonly Done[]): Journal {
  const tally = tallied(journal.tally, deeds)
  let changed = tally !== journal.tally
  const tasks = journal.tasks.map((task) => {
    const design = designOf(designs, task.id)
    if (!design) return task
    let { progress } = task
    for (const { deed, amount, of = null } of deeds)
      if (deed === design.deed && (design.of === null || design.of === of))
        progress = REACHED.includes(deed) ? Math.max(progress, amount) : progress + amount
    progress = Math.min(progress, design.total)
    if (progress === task.progress) return task
    changed = true
    return { ...task, progress }
  })
  return changed ? { ...journal, tasks, tally } : journal
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
  now: number,
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
      week: design.kind === 'DAILY' ? dailyDone(journal.week, now) : journal.week,
    },
    reward: rewardAt(design.reward, stair, measure),
  }
}
