import { randomUUID } from 'node:crypto'
import { VIDEOS } from '@skystair/content/bank/referral.data.ts'
import { startVideo as startCall, takeVideo as takeCall } from '@skystair/contract/referral.ts'
import { beginFilm, endFilm, filmsLeft, type Watching } from '@skystair/rules/bank/video.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { emeraldsFrom, givenReply } from './claims.ts'

const kind = 'video'

const own = {
  select: (_: unknown, callerId: number): Sql =>
    sql`SELECT jsonb_build_object('day', claim.period, 'seen', claim.count, 'ticket', claim.ticket,
        'since', floor(extract(epoch FROM claim.at) * 1000))
      FROM claim WHERE claim.player_id = ${owner(callerId)} AND claim.kind = ${kind}::text`,
}

/** Guarded by the player's version: of two who hold one ticket the second finds it used. */
const write = (playerId: number, { day, seen, ticket, since }: Watching): Sql =>
  sql`INSERT INTO claim (player_id, kind, period, count, ticket, at)
    VALUES (${owner(playerId)}, ${kind}::text, ${day}::bigint, ${seen}::integer, ${ticket}::uuid, ${new Date(since)}::timestamptz)
    ON CONFLICT (player_id, kind) DO UPDATE SET period = excluded.period, count = excluded.count,
      ticket = excluded.ticket, at = excluded.at`

export const startVideo = actionWith<typeof startCall, Watching | null>(
  startCall,
  own,
  ({ player, extra: before, now }) => {
    const ticket = randomUUID()
    const watching = beginFilm(before, ticket, now, VIDEOS)
    if (isRefusal(watching)) return watching
    return {
      player,
      writes: [write(player.id, watching)],
      reply: () => ({ ticket, seconds: VIDEOS.seconds, left: filmsLeft(before, now, VIDEOS) }),
    }
  },
)

export const takeVideo = actionWith<typeof takeCall, Watching | null>(
  takeCall,
  own,
  ({ player, body: { ticket }, extra: before, now }) => {
    const watching = endFilm(before, ticket, now, VIDEOS)
    if (isRefusal(watching)) return watching
    return {
      player,
      movements: [emeraldsFrom('film', VIDEOS.emeralds, 'FILM')],
      writes: [write(player.id, watching)],
      reply: givenReply(VIDEOS.emeralds),
    }
  },
)
