import { attackRival } from '@skystair/contract/arena.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { leaveOverlays, useOverlays } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { enterBattle } from '../../platform/state/battle-state.ts'
import { visit } from '../../platform/state/visit.ts'
import { arenaKey, useArena } from './arena-state.ts'
import { rememberFight } from './last-fight.ts'

interface Attack {
  readonly rivalId: number
  readonly revenge?: boolean
  readonly scroll?: string
}

/** Begins a fight; when it is over, its player comes to the arena, from wherever it was begun. */
export function useAttack() {
  const queries = useQueryClient()
  const { data } = useArena()
  const [isBusy, setIsBusy] = useState(false)
  async function attack(body: Attack): Promise<void> {
    setIsBusy(true)
    const battle = await act(attackRival, { body })
    setIsBusy(false)
    if (battle === null) return void askAgain(queries, arenaKey)
    if (data?.arena.standing)
      rememberFight({ standing: data.arena.standing, rivals: data.rivals, rivalId: body.rivalId })
    if (useOverlays.getState().stack.length > 0) leaveOverlays()
    enterBattle(battle)
    visit('arena')
  }
  return { isBusy, attack }
}
