import type { BuildingView, MyClan } from '@skystair/contract/clan-view.ts'
import { useTranslation } from 'react-i18next'
import { useDuration } from '../../../platform/language/use-duration.ts'
import { now } from '../../../platform/state/game.ts'
import { Progress } from '../../../ui/numbers/progress.tsx'
import { useTimeLeft } from '../../../ui/numbers/use-time-left.ts'
import styles from './building-overlay.module.css'

type Properties = { mine: MyClan; building: BuildingView; endsAt: number }

/** How far the builders are, and who may say what about it. */
export function Work({ mine: { rights }, building, endsAt }: Properties) {
  const { t } = useTranslation('town')
  const duration = useDuration()
  const left = useTimeLeft(endsAt, now, () => undefined)
  if (left <= 0)
    return (
      <p className={styles.note}>
        {rights.includes('COMPLETE_BUILDING') ? t('house.ready') : t('sheet.not-yours-open')}
      </p>
    )
  return (
    <div className={styles.work}>
      <Progress
        label={t('sheet.under-way')}
        tone="time"
        value={Math.max(0, building.lasts - left)}
        max={building.lasts}
        text={t('sheet.left', { time: duration(left) })}
      />
      {!rights.includes('START_BUILDING') && <p className={styles.note}>{t('sheet.not-yours-haste')}</p>}
    </div>
  )
}
