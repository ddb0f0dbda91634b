import { owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'
import { departs, forgetPast } from './departed.ts'

/** The ladder itself names its players by number only; whoever leaves makes room for the last one. */
export const arenaData: PersonalData = {
  tables: ['arena_place', 'arena_size', 'arena_move', 'arena_fight'],
  shown: (playerId) => ({
    arenaPlace: sql`SELECT to_jsonb(position) FROM arena_place WHERE holder = ${playerId}::bigint AND position > 0`,
    arenaMoves: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' ORDER BY own.at)
      FROM arena_move AS own WHERE own.player_id = ${owner(playerId)}`,
    arenaFights: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' ORDER BY own.at)
      FROM arena_fight AS own WHERE own.player_id = ${owner(playerId)}`,
  }),
  forget: (playerId, at, { arena }) => [
    ...forgetPast(playerId),
    ...(arena.enteredAt === null ? [] : [departs(playerId, at)]),
  ],
}
