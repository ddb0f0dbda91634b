import { isOpen } from '@skystair/rules/access/is-open.ts'
import { useTranslation } from 'react-i18next'
import { now, useGame } from '../../platform/game.ts'
import { useDuration } from '../../platform/use-duration.ts'

/** Why this player may not write here; null when they may. */
export function useSilence(): string | null {
  const { t } = useTranslation(['forum', 'chat', 'player'])
  const duration = useDuration()
  const player = useGame((state) => state.player)
  if (player === null || player.accessLevel === 'TRIAL') return t('trial')
  if (player.chatBan !== null && player.chatBan.until > now()) {
    const { reason, until } = player.chatBan
    return t('chat:banned', { reason: t(`player:ban.reason.${reason}`), time: duration(until - now()) })
  }
  return isOpen('forumPosting', player) ? null : t('level')
}
