import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { mayDo } from '@skystair/rules/access/access-level.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../platform/goods/chips.tsx'
import { BlockQuestion } from '../../platform/messages/block-question.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { useGame } from '../../platform/state/game.ts'
import { showToast } from '../../ui/layers/show-toast.ts'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import { type Aim, noAim } from './aim.ts'
import { loadOlder, openRoom, useRooms } from './chat-room.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { chooseTongue, isHeard, tongues, useTongue } from './heard.ts'
import { Line } from './line.tsx'
import { LineMenu } from './line-menu.tsx'

const rowHeight = 72

/** So many lines nobody wants to hear are enough: what lies behind them waits until it is asked for in all languages. */
const patience = 300

/** Kept while rooms change: a whisper is aimed in one room and said in another. */
let aimBetweenRooms: Aim = noAim

export function Conversation({ room, onRoom }: { room: ChatRoom; onRoom: (room: ChatRoom) => void }) {
  const { t } = useTranslation(['chat', 'common'])
  const { lines: said, seenId, state } = useRooms((rooms) => rooms[room])
  const self = useGame((game) => game.player)
  const { lines, tongue } = useHeard(room, said)
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
      {room === 'MAIN' && (
        <Chips
          label={t('tongue.label')}
          value={tongue}
          onValueChange={chooseTongue}
          chips={tongues.map((value) => ({ value, label: t(`tongue.${value}`) }))}
        />
      )}
      <PagePaper
        still
        asked={{
          isPending: state === 'loading' && said.length === 0,
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
            onEndInSight={() => said.length - lines.length < patience && void loadOlder(room)}
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

/** In the room of all everybody hears their own language, unless they want all; keepers of the peace want all. */
function useHeard(room: ChatRoom, lines: readonly ChatLine[]) {
  const self = useGame((game) => game.player)
  const chosen = useTongue((state) => state.chosen)
  const isKeeper = self !== null && mayDo(self.accessLevel, 'deleteMessages')
  const tongue = chosen ?? (isKeeper ? 'all' : 'own')
  const [id, name, language] = [self?.id ?? 0, self?.name ?? null, self?.lang ?? 'EN'] as const
  const heard = useMemo(
    () =>
      room !== 'MAIN' || tongue === 'all'
        ? lines
        : lines.filter((line) => isHeard(line, { id, name, language })),
    [room, tongue, lines, id, name, language],
  )
  return { lines: heard, tongue }
}
