import { seeDialog as contract } from '@skystair/contract/mail.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'

/** What stays unread is counted anew: the dialogs know it best. */
export const seeDialog = actionWith<typeof contract, number>(
  contract,
  {
    select: (
      { params: { partner } },
      callerId,
    ) => sql`SELECT to_jsonb(coalesce(sum(dialog.unread), 0)) FROM mail_dialog AS dialog
      WHERE dialog.owner_id = ${owner(callerId)} AND dialog.unread > 0 AND dialog.partner_id <> ${partner}::bigint`,
  },
  ({ player, params: { partner }, extra: others }) => ({
    player: { ...player, talk: { ...player.talk, letters: others } },
    writes: [
      sql`UPDATE mail_dialog SET unread = 0 WHERE mail_dialog.owner_id = ${owner(player.id)}
        AND mail_dialog.partner_id = ${partner}::bigint AND mail_dialog.unread > 0`,
    ],
    reply: () => ({ done: true }),
  }),
)
