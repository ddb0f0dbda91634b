import { useBattle } from '../../../platform/state/battle-state.ts'
import { isMyMove } from '../play/moves.ts'
import { usePlay } from '../play/play-state.ts'

/** Whether the player may do something now; asked again whenever that may have changed. */
export function useMyMove(): boolean {
  useBattle()
  return usePlay(isMyMove)
}
