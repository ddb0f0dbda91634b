import { personalChannel } from '@skystair/contract/live-channels.ts'
import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import { foldName } from '@skystair/rules/naming/fold-name.ts'
import type { Ban } from '@skystair/rules/talk/talk.ts'
import { channelOf } from '../../platform/channel.ts'
import type { Copy } from '../../platform/letters.ts'
import type { Push } from '../../platform/live/announce.ts'
import type { Services } from '../../platform/services.ts'
import { type Sql, sql } from '../../platform/sql.ts'

/** Changes of another player's row. They count as a write of it, so that none under way slips past them. */

export const silence = (playerId: number, ban: Ban | null, after: Sql = sql`saved`): Sql =>
  sql`UPDATE player SET version = player.version + 1,
      state = jsonb_set(player.state, '{talk,ban}', ${JSON.stringify(ban)}::jsonb)
    FROM ${after} AS cause WHERE player.id = ${playerId}::bigint`

export const setAccess = (playerId: number, level: AccessLevel, at: Date): readonly Sql[] => [
  sql`UPDATE player SET version = player.version + 1, access_level = ${level}::text
    FROM saved AS cause WHERE player.id = ${playerId}::bigint`,
  // A keeper with other rights begins to look anew: a visit does not come back to life with rights given back.
  sql`UPDATE session SET ended_at = ${at}::timestamptz FROM saved AS cause
    WHERE session.player_id = ${playerId}::bigint AND session.visiting IS NOT NULL AND session.ended_at IS NULL`,
]

export const giveName = (
  playerId: number,
  from: string | null,
  name: string,
  after: Sql = sql`saved`,
): readonly Sql[] => [
  sql`UPDATE player SET version = player.version + 1, name = ${name}::text
    FROM ${after} AS cause WHERE player.id = ${playerId}::bigint`,
  ...(from !== null && foldName(from) === foldName(name)
    ? []
    : [
        sql`DELETE FROM player_name USING ${after} AS cause WHERE player_name.player_id = ${playerId}::bigint`,
        sql`INSERT INTO player_name (folded, player_id) SELECT ${foldName(name)}, ${playerId}::bigint FROM ${after}`,
      ]),
]

/** A line of the chat disappears, or is there again. */
export const erase = (
  room: string,
  id: string,
  keeperId: number | null,
  at: Date,
  after: Sql = sql`saved`,
): Sql =>
  keeperId === null
    ? sql`UPDATE chat_message SET deleted_at = NULL, deleted_by = NULL FROM ${after} AS cause
        WHERE chat_message.room = ${room} AND chat_message.id = ${id}::bigint AND chat_message.text <> ''`
    : sql`UPDATE chat_message SET deleted_at = ${at}::timestamptz, deleted_by = ${keeperId}::bigint
        FROM ${after} AS cause WHERE chat_message.room = ${room} AND chat_message.id = ${id}::bigint`

/** The same for what was written in the forum: `topic`, or `topic-number` for a comment. */
export function eraseWritten(
  kind: 'TOPIC' | 'COMMENT',
  id: string,
  at: Date | null,
  after: Sql = sql`saved`,
): Sql {
  if (kind === 'TOPIC')
    return sql`UPDATE forum_topic SET deleted_at = ${at}::timestamptz FROM ${after} AS cause
      WHERE forum_topic.board = 'general' AND forum_topic.id = ${id}::uuid`
  return sql`UPDATE forum_comment SET deleted_at = ${at}::timestamptz FROM ${after} AS cause
    WHERE forum_comment.topic_id = ${id.slice(0, 36)}::uuid AND forum_comment.id = ${id.slice(37) || '0'}::bigint`
}

/** The letters that a statement delivers, as pushes to those who look at their mail just now. */
export const mailPushes = (
  { config }: Services,
  copies: readonly Copy[],
  now: number,
  told: unknown,
): Push[] =>
  copies.map(({ ownerId, partnerId, own, text, letter }) => ({
    channel: personalChannel(channelOf(config.sessionSecret, ownerId)),
    message: {
      notificationType: 'MAIL_MESSAGE',
      partnerId,
      message: {
        id: (told as Readonly<Record<string, number>> | null)?.[ownerId] ?? 1,
        time: now,
        own,
        text,
        letter,
        attachment: null,
        taken: false,
      },
    },
  }))
