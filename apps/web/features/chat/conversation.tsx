import type { ChatLine } from '@skystair/contract/chat-line.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockQuestion } from '../../platform/messages/block-question.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { useGame } from '../../platform/state/game.ts'
import { showToast } from '../../ui/layers/show-toast.ts'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import { type Aim, noAim } from './aim.ts'
import { loadOlder, openRoom, useRooms } from './chat-room.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { Line } from './line.tsx'
import { LineMenu } from './line-menu.tsx'

const rowHeight = 72

/** Kept while rooms change: a whisper is aimed in one room and said in another. */
let aimBetweenRooms: Aim = noAim

export function Conversation({ room, onRoom }: { room: ChatRoom; onRoom: (room: ChatRoom) => void }) {
  const { t } = useTranslation(['chat', 'common'])
  const { lines, seenId, state } = useRooms((rooms) => rooms[room])
  const self = useGame((game) => game.player)
  const [chosen, setChosen] = useState<ChatLine | null>(null)
  const [silenced, setSilenced] = useState<ChatLine | null>(null)
  const [aim, setAim] = useState<Aim>(() => {
    const kept = room === 'PRIVAT' ? aimBetweenRooms : noAim
    aimBetweenRooms = noAim
    return kept
  })
  const firstNew =
    seenId === 0 ? null : (lines.find(({ id, authorId }) => id > seenId && authorId !== self?.id)?.id ?? null)
  const keyOf = useCallback(({ id }: ChatLine) => String(id), [])

  function whisper(to: NonNullable<Aim['whisperTo']>) {
    aimBetweenRooms = { ...noAim, whisperTo: to }
    if (room === 'PRIVAT') setAim(aimBetweenRooms)
    else onRoom('PRIVAT')
  }

  return (
    <>
      <PagePaper
        still
        asked={{
          isPending: state === 'loading' && lines.length === 0,
          isError: state === 'failed',
          refetch: () => openRoom(room),
        }}
        empty={
          lines.length === 0 && {
            icon: 'chat',
            title: t(`empty.${room}`),
            text: room === 'PRIVAT' ? t('empty.PRIVAT-text') : null,
          }
        }
      >
        {lines.length > 0 && (
          <VirtualList
            label={t('list')}
            items={lines}
            keyOf={keyOf}
            rowHeight={rowHeight}
            fromEnd
            onEndInSight={() => void loadOlder(room)}
          >
            {(line) => (
              <>
                {line.id === firstNew && <p className={styles.new}>{t('new')}</p>}
                <Line line={line} room={room} self={self} onChoose={() => setChosen(line)} />
              </>
            )}
          </VirtualList>
        )}
      </PagePaper>
      <Composer room={room} aim={aim} onAim={setAim} />
      {chosen !== null && (
        <LineMenu
          line={chosen}
          room={room}
          onClose={() => setChosen(null)}
          onAnswer={() => setAim({ ...noAim, replyTo: chosen })}
          onMention={(name) => setAim({ ...aim, words: `@${name}, ` })}
          onWhisper={whisper}
          onBlock={() => setSilenced(chosen)}
        />
      )}
      {silenced !== null && (
        <BlockQuestion
          open
          playerId={silenced.authorId}
          onBlocked={() => {
            const name = silenced.authorName ?? t('common:unknown-player')
            showToast({ text: t('blocked', { name }), icon: 'check' })
          }}
          onClose={() => setSilenced(null)}
        />
      )}
    </>
  )
}
