import type { ArenaView } from '@skystair/contract/arena-view.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { arenaKey, keepArena } from './arena-state.ts'

interface Outcome {
  readonly player: PlayerView
  readonly arena: ArenaView
}

/** Does something in the arena: whatever page shows it sees at once what came of it. */
export function useArenaDeed() {
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  async function run<Reply extends Outcome>(deed: () => Promise<Reply | null>): Promise<Reply | null> {
    setIsBusy(true)
    const outcome = await deed()
    setIsBusy(false)
    if (outcome !== null) {
      setPlayer(outcome.player)
      keepArena(queries, outcome.arena)
    }
    // Refused, it may be because somebody else was faster: the page must not go on showing what is no more.
    void askAgain(queries, arenaKey)
    return outcome
  }
  return { isBusy, run }
}
