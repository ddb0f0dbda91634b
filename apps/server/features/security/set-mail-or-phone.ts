import { setMailOrPhone as contract } from '@skystair/contract/security.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { requiredContact } from '@skystair/rules/security/contact.ts'
import { foldContact } from '@skystair/rules/security/fold-contact.ts'
import { actionWith } from '../../platform/action/action.ts'
import { ownPassword, provePassword } from '../../platform/action/password.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import { orderLetter } from '../../platform/mail/letters.ts'

/** Letters to it open the account: a session that was stolen must not be enough. */
export const setMailOrPhone = actionWith(contract, ownPassword, async (context) => {
  const { player, extra, body, now, services } = context
  const contact = requiredContact(body.mailOrPhone)
  if (isRefusal(contact)) return contact
  const unproven = extra === null ? null : await provePassword(body.passwordCurrent ?? '', context)
  if (unproven) return unproven
  const folded = foldContact(contact.value)
  return {
    player,
    writes: [
      sql`DELETE FROM player_contact
        WHERE player_contact.player_id = ${player.id}::bigint AND player_contact.folded <> ${folded}`,
      // The player's own contact may be written again; another player's may not.
      mustTouch(
        'contact',
        sql`INSERT INTO player_contact (folded, player_id) VALUES (${folded}, ${player.id}::bigint)
          ON CONFLICT (folded) DO UPDATE SET player_id = excluded.player_id
          WHERE player_contact.player_id = excluded.player_id`,
        'security.refused.contact-taken',
      ),
      // Another address has answered no letter yet.
      sql`UPDATE credential SET mail_or_phone = ${contact.value}, confirmed_at =
          CASE WHEN credential.mail_or_phone = ${contact.value} THEN credential.confirmed_at END
        WHERE credential.player_id = ${owner(player.id)}`,
      ...(services.mail === null || contact.kind !== 'mail'
        ? []
        : [orderLetter({ about: 'CONFIRM', playerId: player.id }, now)]),
    ],
    reply: () => ({ done: true }),
  }
})
