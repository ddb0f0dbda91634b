import { useBattle } from '../../platform/battle-state.ts'
import { isMyMove } from './moves.ts'
import { usePlay } from './play-state.ts'

/** Whether the player may do something now; asked again whenever that may have changed. */
export function useMyMove(): boolean {
  useBattle()
  return usePlay(isMyMove)
}
