import { isOpen } from '@skystair/rules/access/is-open.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBan, VoiceTaken } from '../../platform/messages/voice-taken.tsx'
import { useGame } from '../../platform/state/game.ts'
import styles from './forum.module.css'

/** Why this player may not write here; null when they may. */
export function useSilence(): ReactNode | null {
  const { t } = useTranslation('forum')
  const player = useGame((state) => state.player)
  const ban = useBan()
  if (player === null || player.accessLevel === 'TRIAL') return <p className={styles.silent}>{t('trial')}</p>
  if (ban !== null) return <VoiceTaken />
  return isOpen('forumPosting', player) ? null : <p className={styles.silent}>{t('level')}</p>
}
