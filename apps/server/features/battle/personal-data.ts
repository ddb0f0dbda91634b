import type { PersonalData } from '../../platform/personal-data.ts'
import { sql } from '../../platform/sql.ts'
import { foughtOf, type StoredReplay } from './packed-battle.ts'

type PackedReplay = Omit<StoredReplay, 'record'> & { readonly record: string | null }

const readable = ({ record, beginning, inputs, ...rest }: PackedReplay) => ({
  ...rest,
  ...foughtOf({ record: record === null ? null : Buffer.from(record, 'base64'), beginning, inputs }),
})

/** All but the dice of a battle that is not over. */
export const battleData: PersonalData = {
  tables: ['battle', 'replay'],
  shown: {
    battle: sql`SELECT own.state - 'dice' || jsonb_build_object('inputs',
        (SELECT COALESCE(jsonb_agg(input - 'seed'), '[]') FROM jsonb_array_elements(own.state -> 'inputs') AS input))
      FROM battle AS own WHERE own.player_id = player.id`,
    replays: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id' || jsonb_build_object('record', encode(own.record, 'base64'))
        ORDER BY own.ended_at) FROM replay AS own WHERE own.player_id = player.id`,
  },
  readable: { replays: (stored) => (stored as readonly PackedReplay[] | null)?.map(readable) ?? null },
  forget: () => [
    sql`DELETE FROM battle USING saved WHERE battle.player_id = saved.id`,
    sql`DELETE FROM replay USING saved WHERE replay.player_id = saved.id`,
  ],
}
