import { deleteChat as contract } from '@skystair/contract/chat.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionBeside } from '../../platform/action.ts'
import { linePush, roomOfCaller } from '../../platform/chat-rooms.ts'
import { logDeed } from '../../platform/keeper-log.ts'
import { eraseLine, type StandingLine } from '../../platform/passed-on.ts'
import { sql } from '../../platform/sql.ts'

/** The words stay with those who judge; nobody else sees them any more. Whispers are nobody's business. */
export const deleteChat = actionBeside<
  typeof contract,
  (StandingLine & { readonly authorId: number; readonly text: string }) | null
>(
  contract,
  {
    select: (
      { params: { room, id } },
      callerId,
    ) => sql`SELECT jsonb_build_object('authorId', line.author_id, 'text', line.text,
        'copies', line.copies)
      FROM chat_message AS line
      WHERE line.room = ${roomOfCaller(room, callerId)} AND line.id = ${id}::bigint AND line.deleted_at IS NULL`,
  },
  ({ player, params: { room, id }, beside: line, now, services }) => {
    if (line === null || room === 'PRIVAT') return refused('chat.refused.line-not-found')
    const kept = room === 'MAIN' ? 'main' : `clan-${player.clanId}`
    return {
      player,
      also: [
        ...eraseLine({ room: kept, id }, line, player.id, new Date(now)),
        logDeed(
          {
            playerId: line.authorId,
            actorId: player.id,
            deed: 'ERASE',
            note: line.text.slice(0, 200),
            detail: { room: kept, id },
          },
          new Date(now),
        ),
      ],
      push: [{ room: kept, id }, ...line.copies].map((each) =>
        linePush(services, each, 'CHAT_MESSAGE_DELETE'),
      ),
      reply: () => ({ done: true }),
    }
  },
)
