import { beginning } from '@skystair/content/beginning.ts'
import { deleteAccount as contract } from '@skystair/contract/player.ts'
import { begin } from '@skystair/rules/player/begin.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { actionBeside } from '../../platform/action.ts'
import { ownPassword, provePassword } from '../../platform/password.ts'
import { sql } from '../../platform/sql.ts'

/** The player leaves: the name is free again, nothing personal stays, the money goes back to the world. */
export const deleteAccount = actionBeside(contract, ownPassword, async (context) => {
  const { player, beside, body, now } = context
  const unproven = beside === null ? null : await provePassword(body.password ?? '', context)
  if (unproven) return unproven
  const at = new Date(now)
  const { player: stranger } = begin(
    {
      id: player.id,
      choice: 'MALE_WITH_MAN_COMPANION_1',
      language: player.language,
      clientVersion: player.clientVersion,
      referredBy: null,
      now: player.createdAt,
    },
    beginning(String(player.id), 'male', 'MAN_COMPANION_1', player.createdAt),
  )
  return {
    player: {
      ...stranger,
      level: player.level,
      stair: player.stair,
      bestVictoryStair: player.bestVictoryStair,
    },
    movements: currencies
      .filter((currency) => player.wallet[currency] > 0)
      .map((currency) => ({
        currency,
        amount: -player.wallet[currency],
        counterparty: 'departed',
        reason: 'ACCOUNT_DELETED',
      })),
    also: [
      sql`DELETE FROM player_name USING saved WHERE player_name.player_id = saved.id`,
      sql`DELETE FROM player_contact USING saved WHERE player_contact.player_id = saved.id`,
      sql`DELETE FROM credential USING saved WHERE credential.player_id = saved.id`,
      sql`DELETE FROM battle USING saved WHERE battle.player_id = saved.id`,
      sql`DELETE FROM replay USING saved WHERE replay.player_id = saved.id`,
      sql`UPDATE chat_message SET text = '', deleted_at = coalesce(chat_message.deleted_at, ${at}::timestamptz)
        FROM saved WHERE chat_message.author_id = saved.id`,
      sql`DELETE FROM chat_message USING saved WHERE chat_message.room = 'private-' || saved.id
        AND chat_message.author_id <> saved.id`,
      sql`DELETE FROM mail_message USING saved WHERE mail_message.owner_id = saved.id`,
      sql`DELETE FROM mail_dialog USING saved WHERE mail_dialog.owner_id = saved.id`,
      sql`DELETE FROM market_listing USING saved WHERE market_listing.seller_id = saved.id`,
      sql`UPDATE keeper_log SET note = '', detail = '{}' FROM saved WHERE keeper_log.player_id = saved.id`,
      sql`UPDATE appeal SET subject = '{}' FROM saved WHERE appeal.from_id = saved.id OR appeal.about_id = saved.id`,
      sql`DELETE FROM gift USING saved WHERE gift.player_id = saved.id`,
      sql`UPDATE gift SET wish = '' FROM saved WHERE gift.from_id = saved.id AND gift.player_id <> saved.id`,
      sql`UPDATE forum_topic SET title = '', text = '', deleted_at = coalesce(forum_topic.deleted_at, ${at}::timestamptz)
        FROM saved WHERE forum_topic.author_id = saved.id`,
      sql`UPDATE forum_comment SET text = '', deleted_at = coalesce(forum_comment.deleted_at, ${at}::timestamptz)
        FROM saved WHERE forum_comment.author_id = saved.id`,
      sql`DELETE FROM forum_mark USING saved WHERE forum_mark.player_id = saved.id`,
      // Remembered replies hold the name.
      sql`DELETE FROM idempotency USING saved WHERE idempotency.owner_id = saved.id`,
      sql`DELETE FROM inbox USING saved WHERE inbox.owner_id = saved.id`,
      sql`UPDATE session SET device = '', ended_at = coalesce(session.ended_at, ${at}::timestamptz)
        FROM saved WHERE session.player_id = saved.id`,
    ],
    deleted: true,
    reply: () => ({ done: true }),
    token: null,
  }
})
