import type { Part } from './part.ts'
import { type Sql, sql } from './sql.ts'

/** What a feature keeps about players: how much of it each is shown, and what is left of it when one leaves. */
export interface PersonalData {
  readonly tables: readonly string[]
  /** By the name in the export: a SELECT of one jsonb value about `player.id`. */
  readonly shown: Readonly<Record<string, Sql>>
  /** How what is stored packed is made readable, by the same names. */
  readonly readable?: Readonly<Record<string, (stored: unknown) => unknown>>
  /** Writes of the statement that names the row of the leaving player `saved`. */
  forget(at: Date): readonly (Sql | Part)[]
}

/** What the frame itself keeps. The ledger stays: money is accounted for also after those who had it. */
export const personalDataOfTheFrame: PersonalData = {
  tables: ['player', 'ledger', 'ledger_opening', 'inbox', 'idempotency'],
  shown: {
    ledger: sql`SELECT jsonb_agg(to_jsonb(own) - 'owner_id' - 'reference' ORDER BY own.at)
      FROM ledger AS own WHERE own.owner_id = player.id`,
    openingBalances: sql`SELECT jsonb_agg(to_jsonb(own) - 'owner_id')
      FROM ledger_opening AS own WHERE own.owner_id = player.id`,
    waiting: sql`SELECT jsonb_agg(own.effect) FROM inbox AS own WHERE own.owner_id = player.id`,
  },
  forget: () => [
    // The inbox is emptied by the statement itself. Remembered replies hold the name.
    sql`DELETE FROM idempotency USING saved WHERE idempotency.owner_id = saved.id`,
  ],
}
