import { commonPasswords } from '@skystair/content/names/common-passwords.ts'
import { setPassword as contract } from '@skystair/contract/security.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { newPassword } from '@skystair/rules/security/password.ts'
import { actionWith } from '../../platform/action/action.ts'
import { hashPassword, ownPassword, provePassword } from '../../platform/action/password.ts'
import { owner, sql } from '../../platform/database/sql.ts'

/** A new password ends every other session: whoever knew the old one is out. */
export const setPassword = actionWith(contract, ownPassword, async (context) => {
  const { player, body, token, now } = context
  const entry = { password: body.passwordNew, repeated: body.passwordNew, current: body.passwordCurrent }
  const chosen = newPassword({ ...entry, name: player.name }, commonPasswords)
  if (isRefusal(chosen)) return chosen
  const unproven = await provePassword(body.passwordCurrent, context)
  if (unproven) return unproven
  const passwordHash = await hashPassword(chosen)
  const at = new Date(now)
  return {
    player,
    writes: [
      sql`UPDATE credential SET password_hash = ${passwordHash}, changed_at = ${at}::timestamptz, given = NULL
        WHERE credential.player_id = ${owner(player.id)}`,
    ],
    endSessions: { but: token.sessionId },
    reply: () => ({ done: true }),
  }
})
