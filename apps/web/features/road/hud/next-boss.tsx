import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { placeInfo } from '@skystair/contract/road.ts'
import { BOSS_EVERY } from '@skystair/rules/road/grow-tile.ts'
import { GUARDIAN_SLOT, placeId } from '@skystair/rules/road/place.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/server/ask.ts'
import { figureOf } from '../../../stage/art/figurines.ts'
import { ArtifactIcon } from '../../../stage/pictures/artifact-icon.tsx'
import { FigurePicture } from '../../../stage/pictures/figure-picture.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Progress } from '../../../ui/numbers/progress.tsx'
import { lastOpenStair } from '../walk/road-state.ts'
import styles from './next-boss.module.css'

/** Who waits at the end of these twenty-five stairs, how far it is, and what is won there: something to climb for. */
export function NextBoss({ player }: { player: PlayerView }) {
  const { t } = useTranslation(['road', 'creatures', 'things'])
  const top = lastOpenStair(player.maxCoordinate)
  const stair = (Math.floor(top / BOSS_EVERY) + 1) * BOSS_EVERY
  const id = placeId('main', stair, GUARDIAN_SLOT)
  const { data } = useQuery({
    queryKey: ['next-boss', id],
    queryFn: () => ask(placeInfo, { params: { id } }),
    enabled: player.worldType === 'main',
  })
  const kind = data?.place.creatureId ?? null
  if (player.worldType !== 'main' || data === undefined || kind === null) return null
  const name = t(`creatures:creature.${kind}` as 'creatures:creature.mossling')
  const prize = data.reward.things.find(({ kind: what }) => what === 'artifact')
  const artifact = prize && ARTIFACTS[prize.id]
  const left = stair - top
  return (
    <aside className={styles.boss} data-frame="top" aria-label={t('next-boss.label')}>
      <FigurePicture figure={figureOf(kind)} className={styles.silhouette} />
      <div className={styles.words}>
        <b>{name}</b>
        <Progress label={name} size="thin" value={BOSS_EVERY - left} max={BOSS_EVERY} />
        <span>{t('next-boss.stairs', { count: left })}</span>
      </div>
      {prize && artifact ? (
        <span
          className={styles.prize}
          role="img"
          aria-label={t('next-boss.prize', {
            name: t(`things:name.artifact.${prize.id}` as 'things:name.artifact.oak-shield'),
          })}
        >
          <ArtifactIcon {...artifact} />
        </span>
      ) : (
        <Icon name="chest" size={2} />
      )}
    </aside>
  )
}
