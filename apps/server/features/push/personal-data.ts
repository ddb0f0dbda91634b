import { owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

/** An address of a device with its keys would let anybody who finds the file call it: only whose it is is told. */
export const pushData: PersonalData = {
  tables: ['push_device', 'push_wish', 'push_moment'],
  shown: (playerId) => ({
    pushDevices: sql`SELECT jsonb_agg(jsonb_build_object('at', device.at,
        'service', substring(device.endpoint from '^https://([^/]+)')) ORDER BY device.at)
      FROM push_device AS device WHERE device.player_id = ${owner(playerId)}`,
    pushWishes: sql`SELECT to_jsonb(wish) - 'player_id' FROM push_wish AS wish WHERE wish.player_id = ${owner(playerId)}`,
    pushMoments: sql`SELECT jsonb_agg(jsonb_build_object('kind', moment.kind, 'due_at', moment.due_at::text) ORDER BY moment.kind)
      FROM push_moment AS moment WHERE moment.player_id = ${owner(playerId)}`,
  }),
  forget: (playerId) => [
    sql`DELETE FROM push_device WHERE push_device.player_id = ${owner(playerId)}`,
    sql`DELETE FROM push_wish WHERE push_wish.player_id = ${owner(playerId)}`,
    sql`DELETE FROM push_moment WHERE push_moment.player_id = ${owner(playerId)}`,
  ],
}
