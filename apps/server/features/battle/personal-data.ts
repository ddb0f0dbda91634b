import { foughtOf, type StoredReplay } from '../../platform/battle/packed-battle.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

type PackedReplay = Omit<StoredReplay, 'record'> & { readonly record: string | null }

const readable = ({ record, beginning, inputs, ...rest }: PackedReplay) => ({
  ...rest,
  ...foughtOf({ record: record === null ? null : Buffer.from(record, 'base64'), beginning, inputs }),
})

/** All but the dice of a battle that is not over. */
export const battleData: PersonalData = {
  tables: ['battle', 'replay'],
  shown: (playerId) => ({
    battle: sql`SELECT own.state - 'dice' || jsonb_build_object('inputs',
        (SELECT COALESCE(jsonb_agg(input - 'seed'), '[]') FROM jsonb_array_elements(own.state -> 'inputs') AS input))
      FROM battle AS own WHERE own.player_id = ${owner(playerId)}`,
    replays: sql`SELECT jsonb_agg(jsonb_build_object('id', own.id, 'beginning', own.beginning, 'inputs', own.inputs,
        'winner', own.winner, 'ended_at', own.ended_at, 'record', encode(own.record, 'base64')) ORDER BY own.ended_at) FROM replay AS own WHERE own.player_id = ${owner(playerId)}`,
  }),
  readable: { replays: (stored) => (stored as readonly PackedReplay[] | null)?.map(readable) ?? null },
  forget: (playerId) => [
    sql`DELETE FROM battle WHERE battle.player_id = ${owner(playerId)}`,
    sql`DELETE FROM replay WHERE replay.player_id = ${owner(playerId)}`,
  ],
}
