import { broadcastChannel, clanChannel, personalChannel } from '@skystair/contract/live-channels.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCatchUp, useLiveMessages } from '../../live/page-wire.ts'
import { useGame } from '../../platform/state/game.ts'
import { useVisit } from '../../platform/state/visit.ts'
import { type Tab, Tabs } from '../../ui/controls/tabs.tsx'
import { catchUp, hearDeletion, hearLine, hearReturn, openRoom, seeRoom } from './chat-room.ts'
import { Conversation } from './conversation.tsx'

/** The rooms of the chat, one at a time: on a page of their own, or beside the road. */
export function Rooms({ withPictures }: { withPictures: boolean }) {
  const { t } = useTranslation('chat')
  const clanId = useGame((state) => state.player?.clanId ?? null)
  const whispers = useGame((state) => state.player?.unreadWhispers ?? 0)
  const [room, setRoom] = useState<ChatRoom>(
    clanId !== null && useVisit.getState().place === 'clan' ? 'CLAN' : 'MAIN',
  )
  useRoom(room, clanId)
  const picture = (icon: 'chat' | 'banner' | 'people') => (withPictures ? { icon } : {})
  const tabs: Tab<ChatRoom>[] = [
    { value: 'MAIN', label: t('room.MAIN'), ...picture('chat') },
    ...(clanId === null ? [] : [{ value: 'CLAN', label: t('room.CLAN'), ...picture('banner') } as const]),
    {
      value: 'PRIVAT',
      label: t('room.PRIVAT'),
      ...picture('people'),
      ...(whispers > 0 && room !== 'PRIVAT' ? { badge: { count: whispers, label: t('new') } } : {}),
    },
  ]
  return (
    <Tabs tall label={t('room.label')} value={room} onValueChange={setRoom} tabs={tabs}>
      <Conversation key={room} room={room} onRoom={setRoom} />
    </Tabs>
  )
}
/** Keeps the shown room up to date from the moment it is opened to the moment it is left. */
function useRoom(room: ChatRoom, clanId: number | null): void {
  const clientUuid = useGame((state) => state.info?.clientUuid ?? null)
  const own = clientUuid === null ? null : personalChannel(clientUuid)
  const channel =
    room === 'MAIN'
      ? broadcastChannel
      : room === 'PRIVAT'
        ? own
        : clanId === null
          ? null
          : clanChannel(clanId)
  useEffect(() => {
    void openRoom(room)
    return () => void seeRoom(room)
  }, [room])
  useLiveMessages(channel, 'CHAT_MESSAGE', (push) => push.room === room && hearLine(room, push.message))
  useLiveMessages(channel, 'CHAT_MESSAGE_DELETE', (push) => push.room === room && hearDeletion(room, push.id))
  useLiveMessages(
    channel,
    'CHAT_MESSAGE_RETURN',
    (push) => push.room === room && void hearReturn(room, push.id),
  )
  useCatchUp(() => void catchUp(room))
}
