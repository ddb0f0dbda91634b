import type { PlaceView } from '@skystair/contract/road.ts'
import { useTranslation } from 'react-i18next'
import { now } from '../../../platform/state/game.ts'
import { Countdown } from '../../../ui/numbers/timer-bar.tsx'
import { clockOf } from '../places/place-label.ts'
import { lookAgain } from '../places/road-places.ts'
import styles from './place-panel.module.css'

/** Why nothing can be done here now, and until when. */
export function Reason({ place: { reason, until } }: { place: PlaceView }) {
  const { t } = useTranslation('road')
  if (reason === null || reason === 'DISTANCE') return null
  return (
    <p className={styles.reason} role="status">
      {t(`reason.${reason}`)}
      {until !== null && <Countdown endsAt={until} now={now} format={clockOf} onEnd={lookAgain} />}
    </p>
  )
}
