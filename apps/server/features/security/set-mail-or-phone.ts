import { setMailOrPhone as contract } from '@skystair/contract/security.ts'
import { requiredContact } from '@skystair/rules/naming/contact.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { action } from '../../platform/action.ts'
import { owner, sql } from '../../platform/sql.ts'
import { foldContact } from './fold-contact.ts'

export const setMailOrPhone = action(contract, ({ player, body }) => {
  const contact = requiredContact(body.mailOrPhone)
  if (isRefusal(contact)) return contact
  const folded = foldContact(contact.value)
  return {
    player,
    also: [
      sql`DELETE FROM player_contact
        WHERE player_contact.player_id = ${player.id}::bigint AND player_contact.folded <> ${folded}`,
      // The player's own contact may be written again; another player's may not.
      sql`INSERT INTO player_contact (folded, player_id) SELECT ${folded}::text, ${player.id}::bigint
        WHERE NOT EXISTS (SELECT 1 FROM player_contact WHERE folded = ${folded} AND player_id = ${player.id}::bigint)`,
      sql`UPDATE credential SET mail_or_phone = ${contact.value} WHERE credential.player_id = ${owner(player.id)}`,
    ],
    conflicts: { player_contact_pkey: 'security.refused.contact-taken' },
    reply: () => ({ done: true }),
  }
})
