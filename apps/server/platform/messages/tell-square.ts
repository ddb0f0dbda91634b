import type { Call } from '@skystair/contract/call.ts'
import { broadcastChannel } from '@skystair/contract/live-channels.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Decision } from '../action/action.ts'
import { sql } from '../database/sql.ts'
import { countLine, lineBy } from './chat-rooms.ts'

/** The Stair tells everybody of a player's luck, in the public chat; the room's row is held as shortly as can be. */
export function tellSquare(
  player: Player,
  text: string,
  now: number,
): Required<Pick<Decision<Call>, 'lastWrites' | 'askAfter' | 'push'>> {
  const at = new Date(now)
  return {
    lastWrites: [
      countLine('main', at),
      sql`INSERT INTO chat_message (room, id, at, author_id, text)
        SELECT room, last_id, ${at}::timestamptz, ${player.id}::bigint, ${text}::text
        FROM chat_room WHERE room = 'main'`,
    ],
    askAfter: { square: sql`SELECT to_jsonb(last_id) FROM chat_room WHERE room = 'main'` },
    push: (numbers) => [
      {
        channel: broadcastChannel,
        message: {
          notificationType: 'CHAT_MESSAGE',
          room: 'MAIN',
          message: { id: Number(numbers.square ?? 0), ...lineBy(player, text, now) },
        },
      },
    ],
  }
}
