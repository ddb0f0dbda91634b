import type { BuildingView } from '@skystair/contract/clan-view.ts'
import { useTranslation } from 'react-i18next'
import { AtlasIcon } from '../../../stage/pictures/atlas-icon.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { frameOf, sizeOf } from '../town/house-look.ts'
import styles from './building-picture.module.css'

/** The house as it stands, small, and as it will stand, large and in rays of light. */
export function BuildingPicture({ building }: { building: BuildingView }) {
  const { t } = useTranslation('town')
  const { buildingType, level, givesNext } = building
  const isTop = givesNext === null
  const isNewLook = level === 0 || sizeOf(level + 1) !== sizeOf(level)
  return (
    <div className={styles.scene}>
      <span className={styles.rays} data-alone={isTop || undefined} aria-hidden="true" />
      <figure className={isTop ? styles.grand : styles.now} data-plot={level === 0 || undefined}>
        <span className={styles.house}>
          <AtlasIcon atlas="town" frame={frameOf(buildingType, level)} />
        </span>
        <Tag level={level} label={level === 0 ? t('sheet.plot') : t('sheet.now')} />
      </figure>
      {!isTop && (
        <>
          <span className={styles.arrow}>
            <Icon name="forward" size={3} />
          </span>
          <figure className={styles.next}>
            <span className={styles.house}>
              <AtlasIcon atlas="town" frame={frameOf(buildingType, level + 1)} />
            </span>
            <Tag level={level + 1} label={isNewLook ? t('sheet.new-look') : t('sheet.next')} golden />
          </figure>
        </>
      )}
    </div>
  )
}

function Tag({ level, label, golden = false }: { level: number; label: string; golden?: boolean }) {
  const { t } = useTranslation('town')
  return (
    <figcaption className={styles.tag} data-golden={golden || undefined}>
      <span className={styles.level} role="img" aria-label={t('level', { level })}>
        {level}
      </span>
      {label}
    </figcaption>
  )
}
