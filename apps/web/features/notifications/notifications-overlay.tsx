import { removeNotification } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useTranslation } from 'react-i18next'
import { closeOverlay, openOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { refreshGame, setPlayer, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './notifications-overlay.module.css'

type Notification = PlayerView['notifications'][number]
const none: readonly Notification[] = []

/** What happened while the player was away, put aside one by one. */
export default function NotificationsOverlay() {
  const { t } = useTranslation(['player', 'common'])
  const notifications = useGame((state) => state.player?.notifications ?? none)

  async function remove(id: string) {
    const player = await act(removeNotification, { params: { id } })
    if (player) setPlayer(player)
    // Refused, it was put aside elsewhere.
    else void refreshGame()
  }

  return (
    <Dialog open onClose={closeOverlay} closeLabel={t('common:button.close')} title={t('notification.title')}>
      <Parchment>
        {notifications.length === 0 && <p className={styles.empty}>{t('notification.empty')}</p>}
        <ul className={styles.list}>
          {notifications.map(({ id, kind, params }) => (
            <li key={id} className={styles.row}>
              <span>{t(`notification.${kind}`, params)}</span>
              {kind === 'purchase' && (
                <Button
                  size="small"
                  colour="green"
                  icon="emerald"
                  sound="open"
                  onClick={() => {
                    openOverlay('bank')
                    void remove(id)
                  }}
                >
                  {t('common:button.bank')}
                </Button>
              )}
              <Button size="small" onClick={() => void remove(id)}>
                {t('notification.remove')}
              </Button>
            </li>
          ))}
        </ul>
      </Parchment>
    </Dialog>
  )
}
