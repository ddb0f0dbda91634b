import type { RaidView } from '@skystair/contract/raid.ts'
import { useEffect } from 'react'
import { inviteToFeast } from '../../../platform/raid/feast-state.ts'
import { now } from '../../../platform/state/game.ts'

const weekLong = 7 * 86_400_000

/** Whoever was away when the boss fell celebrates when they come to the town. */
export function useFeastOfRaid(raid: RaidView | null): void {
  const ended = raid?.lastEnded ?? null
  const isFresh = ended !== null && ended.outcome === 'KILLED' && now() - ended.at < weekLong
  const week = isFresh ? ended.week : null
  useEffect(() => {
    if (week !== null) inviteToFeast(week)
  }, [week])
}
