import type { PlaceView } from '@skystair/contract/road.ts'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { stepThrough } from '../walk/act-at-place.ts'
import styles from './place-panel.module.css'

/** Where a portal leads: to the place apart behind it, and to every other portal that guardians no longer bar. */
export function PortalStairs({ place, stairs }: { place: PlaceView; stairs: readonly number[] }) {
  const { t } = useTranslation('road')
  if (place.reason !== null && place.reason !== 'DISTANCE') return null
  return (
    <>
      <Button
        colour="green"
        icon="forward"
        wide
        shining
        sound="open"
        onClick={() => openOverlay(`portal/${place.id}`)}
      >
        {t('portal.behind')}
      </Button>
      <OtherPortals place={place} stairs={stairs} />
    </>
  )
}

function OtherPortals({ place, stairs }: { place: PlaceView; stairs: readonly number[] }) {
  const { t } = useTranslation('road')
  if (stairs.length === 0) return <p className={styles.note}>{t('portal.none')}</p>
  return (
    <ul className={styles.stairs}>
      {stairs.map((stair) => (
        <li key={stair}>
          <Button size="small" icon="map" wide sound="open" onClick={() => void stepThrough(place, stair)}>
            {t('portal.to', { stair })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
