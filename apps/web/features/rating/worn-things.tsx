import type { ArtifactLook } from '@skystair/contract/things.ts'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { Slot } from '../../ui/surfaces/slot.tsx'
import styles from './profile-overlay.module.css'

/** What somebody wears; a touched thing shows its card. */
export function WornThings({ ownerId, things }: { ownerId: number; things: readonly ArtifactLook[] }) {
  const { t } = useTranslation(['rating', 'things'])
  if (things.length === 0) return <p>{t('profile.nothing-worn')}</p>
  return (
    <ul className={styles.things}>
      {things.map((thing) => (
        <li key={thing.id}>
          <Slot
            label={t(`things:name.artifact.${thing.kind as 'oak-shield'}`)}
            rarity={thing.rarity}
            count={thing.level > 0 ? t('things:level', { level: thing.level }) : null}
            onClick={() => openOverlay(`artifact/${ownerId}-${thing.id}`)}
          >
            <span className={styles.thing}>
              <ArtifactIcon icon={thing.icon} rarity={thing.rarity} />
            </span>
          </Slot>
        </li>
      ))}
    </ul>
  )
}
