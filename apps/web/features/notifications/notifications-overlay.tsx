import { removeNotification, resetNotifications } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAgo } from '../../platform/language/use-ago.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { act } from '../../platform/server/act.ts'
import { refreshGame, setPlayer, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { newsOf } from './leads-to.ts'
import styles from './notifications-overlay.module.css'

type Notification = PlayerView['notifications'][number]
const none: readonly Notification[] = []

/** What happened while the player was away, the newest first: each leads to where something can be done about it. */
export default function NotificationsOverlay() {
  const { t } = useTranslation(['player', 'town', 'common'])
  const ago = useAgo()
  const notifications = useGame((state) => state.player?.notifications ?? none)
  const [isBusy, setIsBusy] = useState(false)

  async function remove(id: string) {
    const player = await act(removeNotification, { params: { id } })
    if (player) setPlayer(player)
    // Refused, it was put aside elsewhere.
    else void refreshGame()
  }

  async function removeAll() {
    setIsBusy(true)
    const player = await act(resetNotifications, {})
    setIsBusy(false)
    if (player) setPlayer(player)
  }

  return (
    <PageDialog
      title={t('notification.title')}
      colour="blue"
      footer={
        notifications.length > 1 && (
          <Button icon="check" busy={isBusy} onClick={() => void removeAll()}>
            {t('notification.remove-all')}
          </Button>
        )
      }
    >
      <PagePaper empty={notifications.length === 0 && { icon: 'flag', title: t('notification.empty') }}>
        <ul className={styles.list}>
          {notifications.toReversed().map(({ id, kind, params, at }) => {
            const { icon, enter } = newsOf[kind]
            return (
              <li key={id}>
                <ListRow
                  start={
                    <span className={styles.picture}>
                      <Icon name={icon} size={2.25} />
                    </span>
                  }
                  title={t(`notification.${kind}`, params)}
                  text={ago(at)}
                  onClick={
                    enter &&
                    (() => {
                      enter()
                      void remove(id)
                    })
                  }
                  end={
                    <IconButton
                      icon="check"
                      size="small"
                      label={t('notification.remove')}
                      onClick={() => void remove(id)}
                    />
                  }
                />
              </li>
            )
          })}
        </ul>
      </PagePaper>
    </PageDialog>
  )
}
