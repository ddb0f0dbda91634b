import { cardAt } from '../cards/turn-card.ts'
import { canTakeEveryday } from '../everyday/everyday.ts'
import { completedTasks } from '../tasks/journal.ts'
import type { TaskDesign } from '../tasks/task.ts'
import type { Player } from './player.ts'

/** Doors of the road that may beckon, the first in this list before the others. */
export const PROMPTS = ['everyday', 'tasks', 'cards'] as const
export type Prompt = (typeof PROMPTS)[number]

/** From this stair on cards lie on the table: the first steps teach enough. */
export const CARDS_FROM_STAIR = 5

/** The one door that beckons now: of many that all call at once nobody hears any. */
export function promptOf(
  { climb, cards, bestVictoryStair }: Pick<Player, 'climb' | 'cards' | 'bestVictoryStair'>,
  tasks: readonly TaskDesign[],
  now: number,
): Prompt | null {
  if (canTakeEveryday(climb.everyday, now)) return 'everyday'
  if (completedTasks(climb.journal, tasks) > 0) return 'tasks'
  if (bestVictoryStair >= CARDS_FROM_STAIR && cardAt(cards, now) === null) return 'cards'
  return null
}
