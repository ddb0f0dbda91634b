import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRaid } from '../../../platform/raid/raid-state.ts'
import { useBattle } from '../../../platform/state/battle-state.ts'
import { bossOf } from '../play/board.ts'
import { usePlay } from '../play/play-state.ts'
import { isOffPool } from './blow-words.ts'

interface Fight {
  readonly bossId: string
  readonly name: string
  readonly pool: number
  /** Of the pool, after all that was seen of this fight. */
  readonly left: number
  /** What this fight has taken so far. */
  readonly dealt: number
}

/** Whether the raid as it is known holds this fight already. */
export function useIsOffPool(): boolean {
  const isHome = usePlay(({ ending }) => ending?.home != null)
  const fights = useRaid(({ raid }) => raid?.own.fights ?? null)
  const [before, setBefore] = useState(fights)
  if (before === null && fights !== null) setBefore(fights)
  return isOffPool(isHome, before, fights)
}

/** The boss as it is seen now; a replay knows only of the one fight. */
export function useRaidFight(): Fight | null {
  const { t } = useTranslation('creatures')
  const boss = usePlay(({ board }) => bossOf(board))
  const isOff = useIsOffPool()
  const battle = useBattle((state) => state.battle)
  const replay = useBattle((state) => state.replay)
  const raid = useRaid((state) => state.raid)
  if (boss === undefined) return null
  // What the server knows, less what has not been seen of it yet.
  const known = replay === null ? battle : replay.ending
  const unseen = boss.health - (bossOf(known?.creatures ?? [])?.health ?? boss.health)
  const dealt = Math.max(0, Math.floor((known?.dealt ?? 0) - unseen))
  const own = { pool: boss.healthTotal, left: boss.health }
  const clans = raid && { pool: raid.pool, left: Math.max(0, raid.left - (isOff ? 0 : dealt)) }
  return {
    bossId: boss.imageId,
    name: t(`creature.${boss.imageId as 'mossling'}`),
    dealt,
    ...(replay !== null || clans === null ? own : clans),
  }
}
