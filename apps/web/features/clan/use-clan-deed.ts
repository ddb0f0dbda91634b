import type { MyClan } from '@skystair/contract/clan-view.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { clanKey, keepMyClan } from './clan-state.ts'

/** What a deed answers: the clan as it is now, and the player where the deed changed that too. */
interface Outcome {
  readonly clan: MyClan | null
  readonly player?: PlayerView
}

/** Does something in or about a clan: whatever page shows it sees at once what came of it. Answers whether it was done. */
export function useClanDeed() {
  const queries = useQueryClient()
  const [busyWith, setBusyWith] = useState<number | 'all' | null>(null)
  /** Of a list with many buttons, `about` tells which line waits. */
  async function run(deed: () => Promise<Outcome | null>, about: number | 'all' = 'all'): Promise<boolean> {
    setBusyWith(about)
    const outcome = await deed()
    setBusyWith(null)
    if (outcome !== null) {
      keepMyClan(queries, outcome.clan)
      if (outcome.player) setPlayer(outcome.player)
    }
    // Refused, it may be because somebody else was faster: the page must not go on showing what is no more.
    void askAgain(queries, clanKey)
    return outcome !== null
  }
  return { isBusy: busyWith !== null, busyWith, run }
}
