import type { ArtifactView } from '@skystair/contract/things.ts'
import { ARTIFACT_PLACES } from '@skystair/rules/things/artifact.ts'
import { useTranslation } from 'react-i18next'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { numberOf } from '../../platform/server/use-subject.ts'
import { useGame } from '../../platform/state/game.ts'
import { wornInstead } from '../../platform/things/best-wearer.ts'
import styles from './backpack-overlay.module.css'
import { Things } from './things.tsx'

/** What a hero could wear at a place, or at any that is still bare: `7-ring`, `7-free`. */
export default function WearOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['things', 'creatures'])
  const [number = '', slot = ''] = subject.split('-')
  const heroId = numberOf(number)
  const place = ARTIFACT_PLACES.find((one) => one === slot) ?? null
  const imageId = useGame((state) => state.player?.creatures.find(({ id }) => id === heroId)?.imageId)
  const fits = (thing: ArtifactView, things: readonly ArtifactView[]) =>
    place === null
      ? thing.heroId === null && heroId !== null && wornInstead(thing, heroId, things) === null
      : thing.place === place
  return (
    <PageScreen title={place === null ? t('wear-title') : t(`place.${place}`)} colour="green">
      <div className={styles.shelf}>
        <p className={styles.lead}>
          {imageId !== undefined && t('wear-lead', { name: t(`creatures:hero.${imageId as 'wanderer'}`) })}
        </p>
        <Things heroId={heroId} only={fits} />
      </div>
    </PageScreen>
  )
}
