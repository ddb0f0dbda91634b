import type { ReplyOf } from '@skystair/contract/call.ts'
import { latestChat as latestCall, listChat as listCall } from '@skystair/contract/chat.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { messagePageSize } from '@skystair/rules/page-sizes.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import { readWith } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'
import { type Lines, readLines, selectLines } from './lines.ts'

/** Numbers without a gap make a page of so many from the end a range of the key. */
export const listChat = readWith<typeof listCall, Lines>(
  listCall,
  {
    select: ({ params, query: { from, to } }, callerId, now) =>
      selectLines(params.room, callerId, now, (lastId) => ({
        first: sql`${lastId} - ${Math.min(to, from + messagePageSize)}::bigint + 1`,
        last: sql`${lastId} - ${from}::bigint`,
      })),
    read: readLines,
  },
  (context) => answer(context, context.params.room),
)

export const latestChat = readWith<typeof latestCall, Lines>(
  latestCall,
  {
    select: ({ params, query: { afterId } }, callerId, now) =>
      selectLines(params.room, callerId, now, () => ({
        first: sql`${afterId}::bigint + 1`,
        last: sql`${afterId + messagePageSize}::bigint`,
      })),
    read: readLines,
  },
  (context) => answer(context, context.params.room),
)

interface Asked {
  readonly player: Player
  readonly visitor: number | null
  readonly extra: Lines
}

function answer(
  { player: { clanId, talk }, visitor, extra: { messages, lastId, deleted } }: Asked,
  room: ChatRoom,
): ReplyOf<typeof listCall> | Refusal {
  if (room === 'PRIVAT' && visitor !== null) return refused('moderation.refused.visiting')
  if (room === 'CLAN' && clanId === null) return refused('chat.refused.no-clan')
  return { messages: [...messages], lastId, deleted: [...deleted], seenId: talk.seen[room] }
}
