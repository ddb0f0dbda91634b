import { blockMail as blockCall, unblockMail as unblockCall } from '@skystair/contract/mail.ts'
import { block, unblock } from '@skystair/rules/mail/blacklist.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { action, actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { playerView } from '../../platform/views/player-view.ts'

interface Extra {
  readonly exists: boolean
  /** Letters of others that stay unread. */
  readonly unread: number
}

/** The blocker's own copy of the dialog goes; the other's stays theirs. */
export const blockMail = actionWith<typeof blockCall, Extra>(
  blockCall,
  {
    select: ({ params: { id } }, callerId) => ({
      exists: sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM player AS other
        WHERE other.id = ${owner(id)} AND other.deleted_at IS NULL))`,
      unread: sql`SELECT to_jsonb(coalesce(sum(dialog.unread), 0)) FROM mail_dialog AS dialog
        WHERE dialog.owner_id = ${owner(callerId)} AND dialog.unread > 0 AND dialog.partner_id <> ${id}::bigint`,
    }),
  },
  ({ player, params: { id }, extra }) => {
    if (!extra.exists) return refused('player.refused.not-found')
    const talk = block(player.talk, player.id, id)
    if (isRefusal(talk)) return talk
    return {
      player: { ...player, talk: { ...talk, letters: extra.unread } },
      writes: [
        sql`DELETE FROM mail_message
          WHERE mail_message.owner_id = ${owner(player.id)} AND mail_message.partner_id = ${id}::bigint`,
        sql`DELETE FROM mail_dialog
          WHERE mail_dialog.owner_id = ${owner(player.id)} AND mail_dialog.partner_id = ${id}::bigint`,
      ],
      reply: playerView,
    }
  },
)

export const unblockMail = action(unblockCall, ({ player, params: { id } }) => ({
  player: { ...player, talk: unblock(player.talk, id) },
  reply: playerView,
}))
