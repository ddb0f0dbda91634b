import type { Amounts } from '../economy/purse.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { Deed, Journal } from '../tasks/task.ts'

/** A deed that stays on the shelf: something done so often, or so high. Its name is a title that may be worn. */
export interface AchievementDesign {
  readonly id: string
  readonly deed: Deed
  readonly total: number
  readonly reward: Amounts
  /** where it is done: the panel that its button leads to */
  readonly leadsTo: string
}

/** What a player keeps of them. */
export interface AchievementLife {
  /** whose reward was taken */
  readonly taken: readonly string[]
  /** the one whose title is worn beside the name; null: none */
  readonly title: string | null
}

export const NO_ACHIEVEMENTS: AchievementLife = { taken: [], title: null }

/** What is asked of a player. */
export interface Achiever {
  readonly tally: Journal['tally']
  readonly stair: number
  readonly level: number
}

/** How far it is, up to its total. */
export function achieved({ deed, total }: AchievementDesign, { tally, stair, level }: Achiever): number {
  const reached = { 'stair-reached': stair, 'level-reached': level }[deed as string]
  return Math.min(total, reached ?? tally[deed] ?? 0)
}

const isDone = (design: AchievementDesign, achiever: Achiever): boolean =>
  achieved(design, achiever) >= design.total

/** How many rewards wait to be taken. */
export const achievementsWaiting = (
  designs: readonly AchievementDesign[],
  { taken }: AchievementLife,
  achiever: Achiever,
): number => designs.filter((design) => isDone(design, achiever) && !taken.includes(design.id)).length

/** Takes the reward, once: from then on it stands on the shelf. */
export function takeAchievement(
  designs: readonly AchievementDesign[],
  life: AchievementLife,
  achiever: Achiever,
  id: string,
): { readonly life: AchievementLife; readonly reward: Amounts } | Refusal {
  const design = designs.find((one) => one.id === id)
  if (design === undefined) return refused('achievements.refused.unknown')
  if (life.taken.includes(id)) return refused('achievements.refused.taken')
  if (!isDone(design, achiever))
    return refused('achievements.refused.not-yet', {
      progress: achieved(design, achiever),
      total: design.total,
    })
  return { life: { ...life, taken: [...life.taken, id] }, reward: design.reward }
}

/** Wears a title from the shelf, or none. */
export const wearTitle = (life: AchievementLife, title: string | null): AchievementLife | Refusal =>
  title === null || life.taken.includes(title)
    ? { ...life, title }
    : refused('achievements.refused.not-on-shelf')
