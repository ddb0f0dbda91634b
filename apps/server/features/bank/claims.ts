import type { Player } from '@skystair/rules/player/player.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { Movement } from '@skystair/rules/wallet/movement.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import { playerView } from '../../platform/views/player-view.ts'

/** A question: in which day or week something was had last; null: never. */
export const selectClaim = (playerId: number, kind: string): Sql =>
  sql`SELECT to_jsonb(claim.period) FROM claim WHERE claim.player_id = ${owner(playerId)} AND claim.kind = ${kind}::text`

/** Had now, for this period: once. */
export const writeClaim = (playerId: number, kind: string, period: number, at: Date, refusal: string): Step =>
  mustTouch(
    'claim',
    sql`INSERT INTO claim (player_id, kind, period, count, at)
      VALUES (${owner(playerId)}, ${kind}::text, ${period}::bigint, 1, ${at}::timestamptz)
      ON CONFLICT (player_id, kind) DO UPDATE SET period = excluded.period, at = excluded.at
      WHERE claim.period < excluded.period`,
    refusal,
  )

export const emeraldsFrom = (account: string, emeralds: number, reason: string): Movement => ({
  currency: 'mithril',
  amount: emeralds,
  counterparty: ofWorld(account),
  reason,
})

export const givenReply =
  (emeralds: number) =>
  (saved: Player, at: number): { player: ReturnType<typeof playerView>; emeralds: number } => ({
    player: playerView(saved, at),
    emeralds,
  })
