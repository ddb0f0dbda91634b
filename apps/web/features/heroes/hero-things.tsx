import type { HeroPage } from '@skystair/contract/heroes.ts'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Slot } from '../../ui/surfaces/slot.tsx'
import styles from './hero-overlay.module.css'

/** The slots at one side of the pedestal: worn things, then empty ones; each leads to what could be worn there. */
export function HeroThings({ page, side }: { page: HeroPage; side: 'left' | 'right' }) {
  const { t } = useTranslation('things')
  const { slotsCount } = page.hero
  const half = Math.ceil(slotsCount / 2)
  const [from, to] = side === 'left' ? [0, half] : [half, slotsCount]
  return (
    <ul className={styles.slots}>
      {Array.from({ length: to - from }, (_, place) => {
        const thing = page.artifacts[from + place]
        return (
          <li key={thing?.id ?? `empty-${from + place}`}>
            {thing ? (
              <Slot
                label={t(`name.artifact.${thing.kind as 'oak-shield'}`)}
                rarity={thing.rarity}
                count={thing.level > 0 ? t('level', { level: thing.level }) : null}
                onClick={() => openOverlay(`wear/${page.hero.id}-${thing.place}`)}
              >
                <span className={styles.thing}>
                  <ArtifactIcon icon={thing.icon} rarity={thing.rarity} />
                </span>
              </Slot>
            ) : (
              <Slot label={t('slot-empty')} onClick={() => openOverlay(`wear/${page.hero.id}-free`)}>
                <Icon name="plus" size={1.5} />
              </Slot>
            )}
          </li>
        )
      })}
    </ul>
  )
}
