import type { PushView } from '@skystair/contract/push.ts'
import { PUSH_KINDS, type PushKind } from '@skystair/rules/push/kinds.ts'
import { type QuietHours, USUAL_QUIET } from '@skystair/rules/push/quiet-hours.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import type { Services } from '../../platform/services/services.ts'

export interface StoredWishes {
  readonly kinds: readonly PushKind[]
  readonly quiet_from: number | null
  readonly quiet_to: number | null
}

export interface OwnPush {
  readonly wishes: StoredWishes | null
  /** The newest first. */
  readonly devices: readonly string[]
}

/** What is wanted, and which devices there are: loaded with the player. */
export const ownPush = {
  select: (_: unknown, callerId: number) => ({
    wishes: sql`SELECT to_jsonb(wish) FROM push_wish AS wish WHERE wish.player_id = ${owner(callerId)}`,
    devices: sql`SELECT coalesce(jsonb_agg(device.id ORDER BY device.at DESC, device.id), '[]')
      FROM push_device AS device WHERE device.player_id = ${owner(callerId)}`,
  }),
}

export const quietOf = ({ quiet_from: from, quiet_to: to }: StoredWishes): QuietHours | null =>
  from === null || to === null ? null : { from, to }

/** Until somebody chooses, everything is told, and nobody is woken. */
export const USUAL_WISHES: StoredWishes = {
  kinds: PUSH_KINDS,
  quiet_from: USUAL_QUIET.from,
  quiet_to: USUAL_QUIET.to,
}

export function pushView({ config }: Services, wishes: StoredWishes | null, devices: number): PushView {
  const { kinds } = wishes ?? USUAL_WISHES
  return {
    key: config.pushKeys?.publicKey ?? null,
    kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)),
    quiet: quietOf(wishes ?? USUAL_WISHES),
    devices,
  }
}

const insertWishes = (playerId: number, { kinds, quiet_from, quiet_to }: StoredWishes): Sql =>
  sql`INSERT INTO push_wish (player_id, kinds, quiet_from, quiet_to)
    VALUES (${owner(playerId)}, ${kinds}::text[], ${quiet_from}::smallint, ${quiet_to}::smallint)`

export const beginWishes = (playerId: number): Sql =>
  sql`${insertWishes(playerId, USUAL_WISHES)} ON CONFLICT (player_id) DO NOTHING`

export const writeWishes = (playerId: number, wishes: StoredWishes): Sql =>
  sql`${insertWishes(playerId, wishes)} ON CONFLICT (player_id)
    DO UPDATE SET kinds = excluded.kinds, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`
