import type { ReplyOf } from '@skystair/contract/call.ts'
import type { PlaceView, takeResource } from '@skystair/contract/road.ts'

export type RewardView = ReplyOf<typeof takeResource>['reward']

export interface Taken {
  readonly place: PlaceView
  readonly reward: RewardView
}

type Listener = (taken: Taken) => void
const listeners = new Set<Listener>()

/** The stage shows what was taken where it lay. */
export const tellTaken = (place: PlaceView, reward: RewardView): void => {
  for (const listener of listeners) listener({ place, reward })
}

export function hearTaken(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
