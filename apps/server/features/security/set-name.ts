import { HOUSE_NAMES } from '@skystair/content/names/house-names.data.ts'
import { setName as contract } from '@skystair/contract/security.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { newPlayerName } from '@skystair/rules/security/player-name.ts'
import { action } from '../../platform/action/action.ts'
import { sql } from '../../platform/database/sql.ts'
import { markedCase } from '../../platform/moderation/cases.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const setName = action(contract, ({ player, body, now, services }) => {
  const name = newPlayerName(body.name, player.name ?? '', HOUSE_NAMES)
  if (isRefusal(name)) return name
  const folded = foldName(name)
  // A change of case or look-alike letters keeps the reservation that the player already has.
  const sameReservation = player.name !== null && foldName(player.name) === folded
  return {
    player: { ...player, name },
    writes: [
      ...markedCase({ player, now, services }, 'NAME', name),
      ...(sameReservation
        ? []
        : [
            sql`DELETE FROM player_name WHERE player_id = ${player.id}::bigint`,
            sql`INSERT INTO player_name (folded, player_id) VALUES (${folded}, ${player.id}::bigint)`,
          ]),
    ],
    conflicts: { player_name_pkey: 'security.refused.name-taken' },
    reply: playerView,
  }
})
