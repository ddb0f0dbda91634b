import type { QueryOf } from '@skystair/contract/call.ts'
import { personalChannel } from '@skystair/contract/live-channels.ts'
import { listMail, type MailDialog } from '@skystair/contract/mail.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCatchUp, useLiveMessages } from '../../live/page-wire.ts'
import { timeOf } from '../../platform/language/time-of.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { refreshGame, useGame } from '../../platform/state/game.ts'
import { PersonName } from '../../stage/pictures/person-name.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import { Badge } from '../../ui/surfaces/badge.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { Face } from './face.tsx'
import { LetterText } from './letter-text.tsx'
import styles from './mail-overlay.module.css'

const dialogsKey = ['mail']

/** With whom the player exchanges letters, the newest first. */
export default function MailOverlay() {
  const { t } = useTranslation('mail')
  const queries = useQueryClient()
  const clientUuid = useGame((state) => state.info?.clientUuid ?? null)
  const asked = useInfiniteQuery({
    queryKey: dialogsKey,
    queryFn: ({ pageParam }) => ask(listMail, { query: pageParam }),
    initialPageParam: {} as QueryOf<typeof listMail>,
    getNextPageParam: ({ dialogs, more }) => {
      const last = dialogs.at(-1)
      return more && last ? { before: last.lastTime, beforePartner: last.partner.id } : null
    },
    staleTime: 0,
  })
  const refresh = () => void askAgain(queries, dialogsKey)
  useLiveMessages(clientUuid === null ? null : personalChannel(clientUuid), 'MAIL_MESSAGE', refresh)
  useCatchUp(refresh)
  useEffect(() => () => void refreshGame(), [])
  const { data, hasNextPage, fetchNextPage } = asked
  const dialogs = data?.pages.flatMap((page) => page.dialogs) ?? []
  const keyOf = useCallback(({ partner }: MailDialog) => String(partner.id), [])
  return (
    <PageDialog
      title={t('title')}
      footer={
        <>
          <Button icon="info" sound="open" onClick={() => openOverlay('dialog/0')}>
            {t('support')}
          </Button>
          <Button icon="people" sound="open" onClick={() => openOverlay('friends')}>
            {t('friends')}
          </Button>
          <Button icon="mail" colour="green" sound="open" onClick={() => openOverlay('new-letter')}>
            {t('begin.door')}
          </Button>
        </>
      }
    >
      <PagePaper still asked={asked} empty={dialogs.length === 0 && { icon: 'mail', title: t('empty') }}>
        {dialogs.length > 0 && (
          <VirtualList
            label={t('dialogs')}
            items={dialogs}
            keyOf={keyOf}
            rowHeight={68}
            onEndInSight={() => hasNextPage && void fetchNextPage()}
          >
            {(dialog) => <DialogRow dialog={dialog} />}
          </VirtualList>
        )}
      </PagePaper>
    </PageDialog>
  )
}

function DialogRow({ dialog }: { dialog: MailDialog }) {
  const { t, i18n } = useTranslation(['mail', 'common'])
  const { partner, unread, lastTime } = dialog
  const name = partner.id === 0 ? t('stair') : (partner.name ?? t('common:unknown-player'))
  return (
    <ListRow
      start={<Face partner={partner} />}
      title={<PersonName name={name} status={partner.bankStatus} league={partner.league} />}
      text={
        <span className={styles.last} dir="auto">
          <LetterText text={dialog.lastText} letter={dialog.lastLetter} own={dialog.lastOwn} />
        </span>
      }
      end={
        <span className={styles.end}>
          <span className={styles.time}>{timeOf(lastTime, i18n.language)}</span>
          {unread > 0 && (
            <span className={styles.unread}>
              <Badge count={unread} label={t('new-letters', { count: unread })} />
            </span>
          )}
        </span>
      }
      onClick={() => openOverlay(`dialog/${partner.id}`)}
    />
  )
}
