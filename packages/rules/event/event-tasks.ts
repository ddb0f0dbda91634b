import { cupOf, diceOf } from '../dice.ts'
import { dayOf } from '../everyday/everyday.ts'
import type { Journal, Task, TaskDesign } from '../tasks/task.ts'
import type { EventRules } from './design.ts'
import type { EventRun } from './gather.ts'
import type { EventLife } from './life.ts'

interface Whose {
  readonly playerId: string
  readonly stair: number
  readonly level: number
}

/**
 * The tasks of an event, some each day, dealt by the player's id: the same however often one looks. Of two events at once
 * the first of `runs` has them. When none runs, or a day is over, the old ones go.
 */
export function openEventTasks(
  journal: Journal,
  life: EventLife,
  runs: readonly EventRun[],
  designs: readonly TaskDesign[],
  { tasksADay }: Pick<EventRules, 'tasksADay'>,
  { playerId, stair, level }: Whose,
  now: number,
): { readonly journal: Journal; readonly life: EventLife } {
  const day = dayOf(now)
  const [run] = runs
  if (run === undefined ? life.tasks === null : life.tasks?.run === run.id && life.tasks.day === day)
    return { journal, life }
  const ofEvents = designs.filter(({ kind }) => kind === 'EVENT')
  const kept = journal.tasks.filter(({ id }) => !ofEvents.some((design) => design.id === id))
  if (run === undefined) return { journal: { ...journal, tasks: kept }, life: { ...life, tasks: null } }
  const pool = ofEvents.filter(({ fromStair, fromLevel }) => fromStair <= stair && fromLevel <= level)
  const cup = cupOf(diceOf(`${playerId}/${day}/${run.id}`))
  const dealt: Task[] = []
  while (dealt.length < tasksADay && pool.length > 0) {
    const [design] = pool.splice(cup.between(0, pool.length - 1), 1)
    if (design) dealt.push({ id: design.id, progress: 0 })
  }
  return {
    journal: { ...journal, tasks: [...kept, ...dealt] },
    life: { ...life, tasks: { run: run.id, day } },
  }
}
