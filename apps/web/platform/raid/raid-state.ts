import { getRaid, type RaidView } from '@skystair/contract/raid.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import { ask, Refused } from '../server/ask.ts'
import { useGame } from '../state/game.ts'

interface RaidState {
  /** The raid of the own clan, as the server last told it; `null` while nobody has asked, and for those without a clan. */
  readonly raid: RaidView | null
}

/** What the stage and the pages know of the raid: news of each blow are kept here too. */
export const useRaid = create<RaidState>(() => ({ raid: null }))

/** Counts questions: what was heard meanwhile is newer than an answer to an older one. */
let asked = 0

export function keepRaid(raid: RaidView | null): void {
  asked++
  useRaid.setState({ raid })
}

export async function lookAtRaid(): Promise<void> {
  const mine = ++asked
  try {
    const raid = await ask(getRaid, {})
    if (mine === asked) useRaid.setState({ raid })
  } catch (error) {
    // Who has no clan has no raid; who got no answer keeps what is known.
    if (error instanceof Refused && mine === asked) useRaid.setState({ raid: null })
  }
}

/** The raid for whatever shows it: asked for when it is first seen. */
export function useRaidNow(): RaidView | null {
  const clanId = useGame(({ player }) => player?.clanId ?? null)
  useEffect(() => {
    if (clanId === null) keepRaid(null)
    else void lookAtRaid()
  }, [clanId])
  return useRaid((state) => state.raid)
}
