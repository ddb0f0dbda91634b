import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { useWait } from '../language/use-duration.ts'
import { openOverlay } from '../pages/overlays.ts'
import { now, useGame } from '../state/game.ts'
import styles from './voice-taken.module.css'

/** What keeps this player from speaking, while it lasts. */
export function useBan() {
  const ban = useGame((state) => state.player?.chatBan ?? null)
  return ban !== null && ban.until > now() ? ban : null
}

/** Where a word would be written: why it cannot be, until when, and a way to ask for the voice back. */
export function VoiceTaken() {
  const { t } = useTranslation(['moderation', 'player'])
  const wait = useWait()
  const ban = useBan()
  if (ban === null) return null
  return (
    <div className={styles.notice}>
      <p>
        {t('voice-taken', {
          reason: t(`player:ban.reason.${ban.reason}`),
          time: wait(ban.until - now()),
        })}
      </p>
      <Button size="small" sound="open" onClick={() => openOverlay('appeal')}>
        {t('appeal.open')}
      </Button>
    </div>
  )
}
