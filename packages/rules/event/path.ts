import type { StairReward } from '../economy/stair-reward.ts'
import { type Refusal, refused } from '../refusal.ts'
import type { EventDesign } from './design.ts'
import type { EventShare } from './life.ts'

/** The task of an event, by the names of the specification: the next prize of the path. */
export interface EventTask {
  readonly progress: number
  readonly total: number
  /** from 1 */
  readonly taskNumber: number
}

export const eventTask = (
  { gathered, taken }: EventShare,
  { total }: Pick<EventDesign, 'total'>,
): EventTask => ({
  progress: gathered - total * taken,
  total,
  taskNumber: taken + 1,
})

/** What players are compared by, as the specification reckons it: all that was gathered. */
export const eventCurrency = ({ progress, total, taskNumber }: EventTask): number =>
  progress + total * (taskNumber - 1)

/** What the prize of a step is, from 1; the path has no end. */
export const prizeAt = (
  { path, beyond }: Pick<EventDesign, 'path' | 'beyond'>,
  taskNumber: number,
): StairReward => path[taskNumber - 1] ?? beyond

/** What is in hand and was not handed in. */
export const inHand = (share: EventShare, design: Pick<EventDesign, 'total'>): number =>
  eventTask(share, design).progress

export interface PrizeTaken {
  readonly share: EventShare
  /** so much is handed in for it */
  readonly price: number
  readonly prize: StairReward
}

/** The next prize of the path for what was gathered. */
export function takePathPrize(share: EventShare, design: EventDesign): PrizeTaken | Refusal {
  const { progress, total, taskNumber } = eventTask(share, design)
  if (share.ended !== null) return refused('event.refused.over')
  if (progress < total) return refused('event.refused.not-yet', { progress, total })
  return { share: { ...share, taken: share.taken + 1 }, price: total, prize: prizeAt(design, taskNumber) }
}
