import { GROWING } from '@skystair/content/beginning.ts'
import { DELAYED } from '@skystair/content/chests/delayed-chests.data.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { healthFullAt, isWorthACall, nextChestAt } from '@skystair/rules/push/clock-moments.ts'
import type { PushKind } from '@skystair/rules/push/kinds.ts'
import { across, owner, type Sql, sql } from '../database/sql.ts'
import { schedule } from '../due-work/due-work.ts'

/** A moment as it is written; null: nothing is ahead. */
export const dueAt = (moment: number | null): Sql =>
  sql`${moment === null ? 'infinity' : new Date(moment).toISOString()}::timestamptz`

/** What time will bring, as far as the player's own row tells. */
export const ahead = {
  'health-full': (player: Player, now: number): number | null => {
    const full = healthFullAt(player, GROWING)
    return full === null || !isWorthACall(full, now) ? null : full
  },
  'chest-open': ({ chests }: Player, now: number): number | null => nextChestAt(chests, now, DELAYED),
} as const

const move = (playerId: number, kind: PushKind, moment: number | null): Sql =>
  sql`UPDATE push_moment SET due_at = ${dueAt(moment)}, tries = 0
    WHERE push_moment.player_id = ${owner(playerId)} AND push_moment.kind = ${kind}`

/** What a deed has moved: wounds, a chest. Whoever has no device to be told has no rows either. */
export function movedMoments(before: Player, after: Player, now: number): readonly Sql[] {
  if (!after.settings.push) return []
  return (['health-full', 'chest-open'] as const).flatMap((kind) => {
    const moment = ahead[kind](after, now)
    return moment === ahead[kind](before, now) ? [] : [move(after.id, kind, moment)]
  })
}

/** A device was added: from now on it is known what comes next. */
export const beginMoments = (player: Player, now: number): readonly Sql[] => [
  begin(player.id, 'health-full', ahead['health-full'](player, now), {}),
  begin(player.id, 'chest-open', ahead['chest-open'](player, now), {}),
  // The calendar is read by whoever finds it due.
  begin(player.id, 'event-begins', now, { since: now }),
]

const begin = (playerId: number, kind: PushKind, moment: number | null, params: object): Sql =>
  sql`INSERT INTO push_moment (player_id, kind, due_at, params)
    VALUES (${owner(playerId)}, ${kind}, ${dueAt(moment)}, ${JSON.stringify(params)}::jsonb)
    ON CONFLICT (player_id, kind) DO UPDATE SET due_at = excluded.due_at, params = excluded.params, tries = 0`

type Params = Readonly<Record<string, string | number>>

/** Something has happened to a player just now; an older word of the same kind gives way. */
export const tellPlayer = (playerId: number, kind: PushKind, params: Params, now: number): Sql =>
  sql`INSERT INTO push_moment (player_id, kind, due_at, params)
    SELECT wish.player_id, ${kind}, ${dueAt(now)}, ${JSON.stringify(params)}::jsonb
    FROM push_wish AS wish WHERE wish.player_id = ${owner(playerId)}
    ON CONFLICT (player_id, kind) DO UPDATE SET due_at = excluded.due_at, params = excluded.params, tries = 0`

/** The same for many. */
export const tellPlayers = (ids: readonly number[], kind: PushKind, params: Params, now: number): Sql =>
  sql`INSERT INTO push_moment (player_id, kind, due_at, params)
    SELECT wish.player_id, ${kind}, ${dueAt(now)}, ${JSON.stringify(params)}::jsonb
    FROM push_wish AS wish WHERE wish.player_id = ANY(${ids}::bigint[]) ${across('devices that are told')}
    ON CONFLICT (player_id, kind) DO UPDATE SET due_at = excluded.due_at, params = excluded.params, tries = 0`

/** An event has begun somewhere in the world: each looks anew when it begins on the own clock. */
export const lookForEvents = (now: number): Sql =>
  sql`UPDATE push_moment SET due_at = ${dueAt(now)} WHERE push_moment.kind = 'event-begins'
    AND push_moment.due_at > ${dueAt(now)} ${across('devices that are told')}`

/** For all members of a clan: who they are is found by the work, not by the deed. */
export interface ClanNews {
  readonly clanId: number
  readonly kind: PushKind
  readonly params: Params
  /** Who did it knows already. */
  readonly but: number
}

export const clanNewsWork = { kind: 'push-clan' } as const

export const tellClan = (id: string, news: ClanNews, now: number): Sql =>
  schedule<ClanNews>(clanNewsWork, { id, dueAt: now, payload: news })
