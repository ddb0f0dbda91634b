import { exit } from '@skystair/contract/moderation.ts'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/act.ts'
import { useGame } from '../../platform/game.ts'
import { goAway } from '../../platform/leave.ts'
import { Button } from '../../ui/button.tsx'
import styles from './visit-notice.module.css'

/** A strip over everything while a keeper looks with a player's eyes: whose they are, and the way back. */
export default function VisitNotice() {
  const { t } = useTranslation(['moderation', 'common'])
  const name = useGame((state) => state.player?.name ?? null)

  async function leave() {
    if ((await act(exit, {})) !== null) goAway({ kind: 'redirect', address: '/console' })
  }

  return (
    <aside className={styles.notice}>
      <p role="status">{t('visiting', { name: name ?? t('common:unknown-player') })}</p>
      <Button size="small" colour="green" icon="exit" onClick={() => void leave()}>
        {t('exit')}
      </Button>
    </aside>
  )
}
