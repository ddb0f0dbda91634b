import type { PlaceView } from '@skystair/contract/road.ts'
import { parsePlaceId } from '@skystair/rules/road/place.ts'
import { useTranslation } from 'react-i18next'
import { PoolBar } from '../../../platform/raid/pool-bar.tsx'
import { useRaid } from '../../../platform/raid/raid-state.ts'
import { TrickCard } from '../../../platform/raid/trick-card.tsx'
import { BossFace } from '../../../stage/pictures/boss-face.tsx'
import { isGuardian } from '../places/road-places.ts'

/** Whether the boss of the week bars the way here. */
export function useIsRaidBoss(place: PlaceView): boolean {
  const road = useRaid(({ raid }) => raid?.road ?? null)
  const isInRaid = parsePlaceId(place.id)?.world === 'raid'
  return isInRaid && isGuardian(place) && road?.bossStairs.includes(place.stair) === true
}

/** Who it is, in a word. */
export function RaidAbout() {
  const { t } = useTranslation('raid')
  return t('road.boss')
}

/** What is left of it for the clan, and what it can do: nobody is asked whether they would win alone. */
export function RaidBossHere() {
  const { t } = useTranslation('creatures')
  const raid = useRaid((state) => state.raid)
  if (raid === null) return null
  const { boss, left, pool } = raid
  return (
    <>
      <PoolBar
        name={t(`creature.${boss.imageId as 'mossling'}`)}
        left={left}
        pool={pool}
        face={<BossFace boss={boss.imageId} />}
      />
      <TrickCard boss={boss} />
    </>
  )
}
