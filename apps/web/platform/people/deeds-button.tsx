import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/surfaces/badge.tsx'
import { openOverlay } from '../pages/overlays.ts'
import { useGame } from '../state/game.ts'
import styles from './deeds-button.module.css'

/** The way to the own shelf of deeds; tells how many wait to be put on it. */
export function DeedsButton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const count = useGame(({ player }) => player?.deedsWaiting ?? 0)
  return (
    <span className={styles.badged}>
      <Button size="small" icon="trophy" sound="open" onClick={() => openOverlay('achievements')}>
        {children}
      </Button>
      <Badge count={count} label={t('to-take', { count })} />
    </span>
  )
}
