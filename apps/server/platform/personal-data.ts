import { owner, type Sql, sql } from './sql.ts'

/** What a feature keeps about players: how much of it each is shown, and what is left of it when one leaves. */
export interface PersonalData {
  readonly tables: readonly string[]
  /**
   * By the name in the export: a SELECT of one jsonb value about the player. Whole rows of an owner in a table that is
   * divided by time are gathered out of a subquery: right from the table Citus cannot do it on the owner's own machine.
   */
  shown(playerId: number): Readonly<Record<string, Sql>>
  /** How what is stored packed is made readable, by the same names. */
  readonly readable?: Readonly<Record<string, (stored: unknown) => unknown>>
  /** Writes beside the leaving of the player. */
  forget(playerId: number, at: Date): readonly Sql[]
}

/** What the frame itself keeps. The ledger stays: money is accounted for also after those who had it. */
export const personalDataOfTheFrame: PersonalData = {
  tables: ['player', 'ledger', 'ledger_opening', 'inbox', 'idempotency'],
  shown: (playerId) => ({
    ledger: sql`SELECT jsonb_agg(to_jsonb(own) - 'owner_id' - 'reference' ORDER BY own.at)
      FROM (SELECT * FROM ledger WHERE ledger.owner_id = ${owner(playerId)}) AS own`,
    openingBalances: sql`SELECT jsonb_agg(to_jsonb(own) - 'owner_id')
      FROM ledger_opening AS own WHERE own.owner_id = ${owner(playerId)}`,
    waiting: sql`SELECT jsonb_agg(own.effect) FROM inbox AS own WHERE own.owner_id = ${owner(playerId)}`,
  }),
  forget: (playerId) => [
    sql`DELETE FROM inbox WHERE owner_id = ${owner(playerId)}`,
    // Remembered replies hold the name.
    sql`DELETE FROM idempotency WHERE owner_id = ${owner(playerId)}`,
  ],
}
