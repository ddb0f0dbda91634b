import type { ArtifactLook } from '@skystair/contract/things.ts'
import { useTranslation } from 'react-i18next'
import { Slot } from '../../ui/surfaces/slot.tsx'
import { ArtifactIcon } from './artifact-icon.tsx'
import styles from './thing-picture.module.css'

/** A thing in the frame of its rarity. */
export function ThingPicture({ thing }: { thing: ArtifactLook }) {
  const { t } = useTranslation('things')
  return (
    <Slot
      label={t(`name.artifact.${thing.kind as 'oak-shield'}`)}
      rarity={thing.rarity}
      count={thing.level > 0 ? t('level', { level: thing.level }) : null}
    >
      <span className={styles.icon}>
        <ArtifactIcon icon={thing.icon} rarity={thing.rarity} />
      </span>
    </Slot>
  )
}
