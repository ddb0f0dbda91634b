import { exportData as contract } from '@skystair/contract/player.ts'
import { readBeside } from '../../platform/action.ts'
import { foughtOf, type StoredReplay } from '../../platform/packed-battle.ts'
import { sql } from '../../platform/sql.ts'

type PackedReplay = Omit<StoredReplay, 'record'> & { readonly record: string | null }

interface Exported {
  readonly replays: readonly PackedReplay[] | null
  readonly [table: string]: unknown
}

const readable = ({ record, beginning, inputs, ...rest }: PackedReplay) => ({
  ...rest,
  ...foughtOf({ record: record === null ? null : Buffer.from(record, 'base64'), beginning, inputs }),
})

/**
 * Everything the game keeps about a player, table by table, but for hashes that would only help a thief,
 * and for the dice of a battle that is not over.
 */
export const exportData = readBeside<typeof contract, Exported>(
  contract,
  {
    select: () => sql`SELECT jsonb_build_object(
      'mailOrPhone', (SELECT mail_or_phone FROM credential WHERE credential.player_id = player.id),
      'sessions', (SELECT jsonb_agg(to_jsonb(own) - 'secret_hash' - 'player_id')
        FROM session AS own WHERE own.player_id = player.id),
      'ledger', (SELECT jsonb_agg(to_jsonb(own) - 'owner_id' - 'reference' ORDER BY own.at)
        FROM ledger AS own WHERE own.owner_id = player.id),
      'waiting', (SELECT jsonb_agg(own.effect) FROM inbox AS own WHERE own.owner_id = player.id),
      'chat', (SELECT jsonb_agg(to_jsonb(own) - 'author_id' ORDER BY own.at) FROM chat_message AS own
        WHERE own.author_id = player.id),
      'mail', (SELECT jsonb_agg(to_jsonb(letter.*) - 'owner_id' ORDER BY letter.at)
        FROM mail_message AS letter WHERE letter.owner_id = player.id),
      'market', (SELECT jsonb_agg(to_jsonb(own) - 'seller_id' ORDER BY own.listed_at) FROM market_listing AS own
        WHERE own.seller_id = player.id),
      'keepers', (SELECT jsonb_agg(to_jsonb(own) - 'player_id' - 'actor_id' ORDER BY own.at)
        FROM keeper_log AS own WHERE own.player_id = player.id),
      'cases', (SELECT jsonb_agg(jsonb_build_object('at', own.at, 'kind', own.kind, 'text', own.subject -> 'text')
        ORDER BY own.at) FROM appeal AS own WHERE own.from_id = player.id),
      'gifts', (SELECT jsonb_agg(to_jsonb(own) - 'player_id' ORDER BY own.at)
        FROM gift AS own WHERE own.player_id = player.id),
      'forum', jsonb_build_object(
        'topics', (SELECT jsonb_agg(to_jsonb(own) - 'author_id' ORDER BY own.at)
          FROM forum_topic AS own WHERE own.author_id = player.id),
        'comments', (SELECT jsonb_agg(to_jsonb(own) - 'author_id' ORDER BY own.at)
          FROM forum_comment AS own WHERE own.author_id = player.id),
        'marks', (SELECT jsonb_agg(to_jsonb(own) - 'player_id') FROM forum_mark AS own
          WHERE own.player_id = player.id)),
      'battle', (SELECT own.state - 'dice' || jsonb_build_object('inputs',
          (SELECT COALESCE(jsonb_agg(input - 'seed'), '[]') FROM jsonb_array_elements(own.state -> 'inputs') AS input))
        FROM battle AS own WHERE own.player_id = player.id),
      'replays', (SELECT jsonb_agg(to_jsonb(own) - 'player_id' || jsonb_build_object('record', encode(own.record, 'base64'))
          ORDER BY own.ended_at)
        FROM replay AS own WHERE own.player_id = player.id))`,
  },
  ({ player, beside, now }) => ({
    exportedAt: new Date(now).toISOString(),
    player,
    ...beside,
    replays: beside.replays?.map(readable) ?? null,
  }),
  'skystair-data.json',
)
