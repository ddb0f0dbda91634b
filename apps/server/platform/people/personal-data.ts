import type { Player } from '@skystair/rules/player/player.ts'
import { owner, type Sql, sql } from '../database/sql.ts'
import type { Step } from '../database/steps.ts'

/** What a feature keeps about players: how much of it each is shown, and what is left of it when one leaves. */
export interface PersonalData {
  readonly tables: readonly string[]
  /** By the name in the export: a SELECT of one jsonb value about the player. */
  shown(playerId: number): Readonly<Record<string, Sql>>
  /** How what is stored packed is made readable, by the same names. */
  readonly readable?: Readonly<Record<string, (stored: unknown) => unknown>>
  /** Writes beside the leaving of the player. */
  forget(playerId: number, at: Date, leaver: Player): readonly (Sql | Step)[]
}

/** What the frame itself keeps. The ledger stays: money is accounted for also after those who had it. */
export const personalDataOfTheFrame: PersonalData = {
  // A card says no more than the player's row and follows it; notes about rights name nobody but by number, for an hour.
  tables: ['player', 'person', 'rights_note', 'ledger', 'ledger_opening', 'inbox', 'idempotency', 'word'],
  shown: (playerId) => ({
    ledger: sql`SELECT jsonb_agg(jsonb_build_object('at', own.at, 'id', own.id, 'currency', own.currency,
        'source', own.source, 'target', own.target, 'amount', own.amount, 'reason', own.reason, 'balance', own.balance)
        ORDER BY own.at)
      FROM ledger AS own WHERE own.owner_id = ${owner(playerId)}`,
    openingBalances: sql`SELECT jsonb_agg(to_jsonb(own) - 'owner_id')
      FROM ledger_opening AS own WHERE own.owner_id = ${owner(playerId)}`,
    waiting: sql`SELECT jsonb_agg(own.effect || jsonb_build_object('sender', own.sender, 'at', own.at) ORDER BY own.at, own.id)
      FROM inbox AS own WHERE own.owner_id = ${owner(playerId)}`,
    words: sql`SELECT jsonb_agg(jsonb_build_object('sender', own.sender, 'id', own.id, 'received_at', own.received_at,
        'said', encode(own.raw, 'escape'), 'outcome', own.outcome) ORDER BY own.received_at)
      FROM word AS own WHERE own.about = ${playerId}::bigint`,
  }),
  forget: (playerId) => [
    // The inbox is emptied with the player's own row. Remembered replies hold the name.
    sql`DELETE FROM idempotency WHERE owner_id = ${owner(playerId)}`,
    // What a payment service said may name its payer. That it was said, and what came of it, is accounted for.
    sql`UPDATE word SET raw = NULL WHERE about = ${playerId}::bigint`,
  ],
}
