import { deleteChat as contract } from '@skystair/contract/chat.ts'
import { broadcastChannel, clanChannel } from '@skystair/contract/live-channels.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionBeside } from '../../platform/action.ts'
import { roomOfCaller } from '../../platform/chat-rooms.ts'
import { logDeed } from '../../platform/keeper-log.ts'
import { sql } from '../../platform/sql.ts'
import { mustTouch } from '../../platform/steps.ts'

/** The words stay with those who judge; nobody else sees them any more. Whispers are nobody's business. */
export const deleteChat = actionBeside<
  typeof contract,
  { readonly authorId: number; readonly text: string } | null
>(
  contract,
  {
    select: (
      { params: { room, id } },
      callerId,
    ) => sql`SELECT jsonb_build_object('authorId', line.author_id, 'text', line.text)
      FROM chat_message AS line
      WHERE line.room = ${roomOfCaller(room, callerId)} AND line.id = ${id}::bigint AND line.deleted_at IS NULL`,
  },
  ({ player, params: { room, id }, beside: line, now }) => {
    if (line === null || room === 'PRIVAT') return refused('chat.refused.line-not-found')
    const kept = room === 'MAIN' ? 'main' : `clan-${player.clanId}`
    return {
      player,
      also: [
        mustTouch(
          'line',
          sql`UPDATE chat_message SET deleted_at = ${new Date(now)}::timestamptz, deleted_by = ${player.id}::bigint
            WHERE chat_message.room = ${kept} AND chat_message.id = ${id}::bigint
              AND chat_message.deleted_at IS NULL`,
        ),
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
      push: [
        {
          channel: room === 'MAIN' ? broadcastChannel : clanChannel(player.clanId ?? 0),
          message: { notificationType: 'CHAT_MESSAGE_DELETE', room, id },
        },
      ],
      reply: () => ({ done: true }),
    }
  },
)
