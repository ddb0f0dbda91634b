import { deleteChat, sendChat } from '@skystair/contract/chat.ts'
import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { unblockMail } from '@skystair/contract/mail.ts'
import { mayDo } from '@skystair/rules/access/access-level.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { readWritten } from '@skystair/rules/writing/written.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { BottomSheet } from '../../ui/layers/bottom-sheet.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { hearDeletion } from './chat-room.ts'
import { Quoted } from './line.tsx'
import styles from './line-menu.module.css'

type Properties = {
  line: ChatLine
  room: ChatRoom
  onClose: () => void
  onAnswer: () => void
  onMention: (name: string) => void
  onWhisper: (to: { id: number; name: string }) => void
  onBlock: () => void
}

/** What can be done with a line and with whoever said it. */
export function LineMenu({ line, room, onClose, onAnswer, onMention, onWhisper, onBlock }: Properties) {
  const { t } = useTranslation(['chat', 'moderation', 'common'])
  const self = useGame((state) => state.player)
  const name = line.authorName ?? t('common:unknown-player')
  const isOwn = line.authorId === self?.id
  const other = isOwn ? line.receiver : { id: line.authorId, name: line.authorName }
  const isBlocked = self?.blacklist.includes(line.authorId) ?? false
  const goesOn = useRef(false)
  const close = (work: () => unknown) => () => {
    onClose()
    void work()
  }
  /** Closes too, but the next thing to do is to write. */
  const write = (work: () => void) => () => {
    goesOn.current = true
    close(work)()
  }

  async function forward() {
    const done = await act(sendChat, {
      params: { room: 'MAIN' },
      body: { forward: { room, id: line.id } },
    })
    if (done !== null) showToast({ text: t('forward-sent'), icon: 'check', tone: 'good' })
  }

  async function hearAgain() {
    const player = await act(unblockMail, { params: { id: line.authorId } })
    if (player === null) return
    setPlayer(player)
    showToast({ text: t('unblocked', { name }), icon: 'check' })
  }

  async function remove() {
    if ((await act(deleteChat, { params: { room, id: line.id } })) !== null) hearDeletion(room, line.id)
  }

  return (
    <BottomSheet
      open
      onClose={onClose}
      closeLabel={t('common:button.close')}
      title={name}
      returnsFocus={() => !goesOn.current}
    >
      <p className={styles.text}>
        <Quoted text={line.text} />
      </p>
      <div className={styles.actions}>
        {room !== 'PRIVAT' && (
          <Button icon="back" onClick={write(onAnswer)}>
            {t('action.answer')}
          </Button>
        )}
        {room !== 'PRIVAT' && !isOwn && line.authorName !== null && (
          <Button icon="flag" onClick={write(() => onMention(name))}>
            {t('action.mention')}
          </Button>
        )}
        {other !== null && other.name !== null && (
          <Button icon="people" onClick={write(() => onWhisper({ id: other.id, name: other.name ?? '' }))}>
            {t('action.whisper')}
          </Button>
        )}
        {room !== 'PRIVAT' && (
          <Button icon="forward" onClick={close(forward)}>
            {t('action.forward')}
          </Button>
        )}
        <Button
          icon="copy"
          onClick={close(async () => {
            const written = readWritten(line.text)
            await navigator.clipboard.writeText('text' in written ? written.text : line.text)
            showToast({ text: t('common:button.copied'), icon: 'check' })
          })}
        >
          {t('action.copy')}
        </Button>
        <Button icon="info" onClick={close(() => openOverlay(`player/${line.authorId}`))}>
          {t('action.profile')}
        </Button>
        {!isOwn && (
          <Button icon="mail" onClick={close(() => openOverlay(`dialog/${line.authorId}`))}>
            {t('action.letter')}
          </Button>
        )}
        {!isOwn && self?.accessLevel !== 'TRIAL' && (
          <Button
            icon="warning"
            onClick={close(() => openOverlay(`report/chat-${line.authorId}-${room}-${line.id}`))}
          >
            {t('moderation:report.action')}
          </Button>
        )}
        {!isOwn && (
          <Button icon="lock" onClick={close(isBlocked ? hearAgain : onBlock)}>
            {t(isBlocked ? 'action.unblock' : 'action.block')}
          </Button>
        )}
        {room !== 'PRIVAT' && self !== null && mayDo(self.accessLevel, 'deleteMessages') && (
          <Button icon="close" colour="red" onClick={close(remove)}>
            {t('action.delete')}
          </Button>
        )}
      </div>
    </BottomSheet>
  )
}
