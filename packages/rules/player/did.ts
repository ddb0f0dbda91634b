import { advance } from '../tasks/journal.ts'
import type { Done, TaskDesign } from '../tasks/task.ts'
import type { Player } from './player.ts'

/** Somebody has done something: tasks count it, and it is remembered. */
export const did = (player: Player, tasks: readonly TaskDesign[], deeds: readonly Done[]): Player => ({
  ...player,
  climb: { ...player.climb, journal: advance(player.climb.journal, tasks, deeds) },
})
