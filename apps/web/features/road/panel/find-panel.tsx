import type { PlaceView } from '@skystair/contract/road.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openLayer } from '../../../platform/pages/overlays.ts'
import { EventIcon } from '../../../stage/pictures/event-icon.tsx'
import { BottomSheet } from '../../../ui/layers/bottom-sheet.tsx'
import { closePlace } from '../walk/road-state.ts'
import styles from './place-panel.module.css'
import { Reason } from './reason.tsx'

/** Something of a feast that cannot be had now: a tree that was shaken, a flower that sleeps by day. */
export function FindPanel({ place, event }: { place: PlaceView; event: NonNullable<PlaceView['event']> }) {
  const { t } = useTranslation(['event', 'calendar', 'common', 'road'])
  useEffect(() => openLayer(closePlace), [])
  return (
    <BottomSheet
      open
      onClose={closePlace}
      title={t(`calendar:event.${event}.name`)}
      closeLabel={t('common:button.close')}
    >
      <div className={styles.content}>
        <div className={styles.story}>
          <span className={styles.picture}>
            <EventIcon kind={event} />
          </span>
          <p>{t(`event.${event}.where`)}</p>
        </div>
        <Reason place={place} />
      </div>
    </BottomSheet>
  )
}
