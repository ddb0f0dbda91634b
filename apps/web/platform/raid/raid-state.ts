import { getRaid, type RaidView } from '@skystair/contract/raid.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import { ask, Refused } from '../server/ask.ts'
import { useGame } from '../state/game.ts'

interface Blow {
  readonly name: string | null
  readonly dealt: number
  /** Of those that were heard of: tells one from the next. */
  readonly count: number
}

interface RaidState {
  /** The raid of the own clan, as the server last told it; `null` while nobody has asked, and for those without a clan. */
  readonly raid: RaidView | null
  /** What somebody else of the clan dealt last. */
  readonly blow: Blow | null
}

/** What the stage and the pages know of the raid: news of each blow are kept here too. */
export const useRaid = create<RaidState>(() => ({ raid: null, blow: null }))

export const tellBlow = (name: string | null, dealt: number): void =>
  useRaid.setState(({ blow }) => ({ blow: { name, dealt, count: (blow?.count ?? 0) + 1 } }))

/** Counts what the player did: an answer to a question from before it tells nothing any more. */
let deeds = 0
let looking: Promise<void> | null = null

/** The raid as the player's own deed has left it. */
export function keepRaid(raid: RaidView | null): void {
  deeds++
  looking = null
  useRaid.setState({ raid })
}

/** Asks how the raid stands; whoever asks meanwhile waits for the same answer. */
export function lookAtRaid(): Promise<void> {
  looking ??= look().finally(() => {
    looking = null
  })
  return looking
}

async function look(): Promise<void> {
  const before = deeds
  try {
    const raid = await ask(getRaid, {})
    if (before === deeds) useRaid.setState((known) => ({ raid: withLess(raid, known.raid) }))
  } catch (error) {
    // Who has no clan has no raid; who got no answer keeps what is known.
    if (error instanceof Refused && before === deeds) useRaid.setState({ raid: null })
  }
}

/** Of a pool that was heard of while the answer was on its way, the lower is the later. */
const withLess = (answer: RaidView, known: RaidView | null): RaidView =>
  known?.week === answer.week ? { ...answer, left: Math.min(answer.left, known.left) } : answer

/** The raid for whatever shows it: asked for when it is first seen. */
export function useRaidNow(): RaidView | null {
  const clanId = useGame(({ player }) => player?.clanId ?? null)
  useEffect(() => {
    if (clanId === null) keepRaid(null)
    else void lookAtRaid()
  }, [clanId])
  return useRaid((state) => state.raid)
}
