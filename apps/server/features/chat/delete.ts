import { deleteChat as contract } from '@skystair/contract/chat.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'
import { linePush, seekLine } from '../../platform/messages/chat-rooms.ts'
import { eraseLine, type StandingLine } from '../../platform/messages/passed-on.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'

interface Found extends StandingLine {
  readonly authorId: number
  readonly text: string
  readonly at: string
}

/** The words stay with those who judge; nobody else sees them any more. Whispers are nobody's business. */
export const deleteChat = actionWith<typeof contract, { readonly found: Found | null }>(
  contract,
  {
    select: ({ params: { room, id } }, callerId, now) => {
      const { line, ...before } = seekLine(room, callerId, id, now)
      return {
        ...before,
        found: sql`SELECT jsonb_build_object('authorId', line.author_id, 'text', line.text, 'at', line.at,
          'copies', line.copies) FROM ${line}`,
      }
    },
  },
  ({ player, params: { room, id }, extra: { found: line }, now, services }) => {
    if (line === null || room === 'PRIVAT') return refused('chat.refused.line-not-found')
    const kept = room === 'MAIN' ? 'main' : `clan-${player.clanId}`
    return {
      player,
      writes: [
        ...eraseLine({ room: kept, id, at: line.at }, line, player.id, new Date(now)),
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
