import { personalChannel } from '@skystair/contract/live-channels.ts'
import type { MailLine } from '@skystair/contract/mail-line.ts'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCatchUp, useLiveMessages } from '../../live/page-wire.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { useGame } from '../../platform/state/game.ts'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import { BlockButton } from './block-button.tsx'
import styles from './dialog-overlay.module.css'
import { DialogTalk } from './dialog-state.ts'
import { Letter } from './letter.tsx'
import { WriteLetter } from './write-letter.tsx'

/** The letters exchanged with one player, or with the Stair. */
export default function DialogOverlay({ subject }: { subject: string }) {
  const partnerId = /^\d{1,16}$/.test(subject) ? Number(subject) : -1
  const isOwn = useGame((state) => state.player?.id === partnerId)
  useEffect(() => {
    if (partnerId < 0) closeOverlay()
  }, [partnerId])
  if (isOwn) return <OwnDialog />
  return partnerId < 0 ? null : <OpenDialog key={partnerId} partnerId={partnerId} />
}

/** Nobody corresponds with themselves. */
function OwnDialog() {
  const { t } = useTranslation('mail')
  return (
    <PageDialog title={t('title')}>
      <PagePaper empty={{ icon: 'mail', title: t('refused.to-yourself') }}>{null}</PagePaper>
    </PageDialog>
  )
}

function OpenDialog({ partnerId }: { partnerId: number }) {
  const { t } = useTranslation(['mail', 'common'])
  const [talk] = useState(() => new DialogTalk(partnerId))
  const { letters, partner, blocked, state, refusal } = talk.use()
  useTalk(talk, partnerId)
  const keyOf = useCallback(({ id }: MailLine) => String(id), [])
  const isRefused = state === 'refused'
  const name =
    partnerId === 0
      ? t('stair')
      : isRefused
        ? t('title')
        : partner === null
          ? '…'
          : (partner.name ?? t('common:unknown-player'))
  return (
    <PageDialog title={name}>
      <PagePaper
        still
        asked={{ isPending: state === 'loading', isError: state === 'failed', refetch: talk.catchUp }}
        empty={
          letters.length === 0 && {
            icon: 'mail',
            title: isRefused ? refusal : t(blocked ? 'blocked' : 'empty-dialog'),
          }
        }
      >
        {letters.length > 0 && (
          <VirtualList
            label={t('letters')}
            items={letters}
            keyOf={keyOf}
            rowHeight={80}
            fromEnd
            onEndInSight={() => void talk.loadOlder()}
          >
            {(letter) => (
              <Letter letter={letter} partnerId={partnerId} onTaken={() => talk.taken(letter.id)} />
            )}
          </VirtualList>
        )}
      </PagePaper>
      {state === 'open' && (
        <div className={styles.foot}>
          {partnerId !== 0 && <BlockButton talk={talk} partnerId={partnerId} blocked={blocked} />}
          {!blocked && <WriteLetter partnerId={partnerId} onSent={() => void talk.catchUp()} />}
        </div>
      )}
    </PageDialog>
  )
}

/** Keeps the dialog up to date while it is shown, and tells that it is being read. */
function useTalk(talk: DialogTalk, partnerId: number): void {
  const clientUuid = useGame((game) => game.info?.clientUuid ?? null)
  const lastId = talk.use(({ letters }) => letters.at(-1)?.id ?? 0)
  useEffect(() => void talk.catchUp(), [talk])
  useEffect(() => {
    if (lastId > 0) void talk.see()
  }, [talk, lastId])
  useLiveMessages(clientUuid === null ? null : personalChannel(clientUuid), 'MAIL_MESSAGE', (push) => {
    if (push.partnerId === partnerId) talk.hear(push.message)
  })
  useCatchUp(() => void talk.catchUp())
}
