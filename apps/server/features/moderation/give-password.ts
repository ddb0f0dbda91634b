import { givePassword as contract } from '@skystair/contract/moderation.ts'
import { mayJudge, reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { hashPassword } from '../../platform/action/password.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { letterOfTheStair } from '../../platform/messages/deliver-letters.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { shownSecret } from '../../platform/people/session.ts'
import { posted, signOut } from './deeds.ts'
import { type Judged, namedInAddress } from './judged.ts'

/** Whoever forgot a password gets another, which opens once. Whoever knew the old one is out. */
export const givePassword = actionWith<typeof contract, Judged | null>(
  contract,
  namedInAddress,
  async ({ player, params: { id }, body: { note }, extra: judged, opened, now, services }) => {
    const unfit = mayJudge(player, judged)
    if (unfit || judged === null) return unfit ?? refused('player.refused.not-found')
    if (judged.name === null || judged.accessLevel === 'TRIAL') return refused('moderation.refused.no-name')
    const unexplained = reasonMissing(note)
    if (unexplained) return unexplained
    const hash = await hashPassword(shownSecret(opened))
    const at = new Date(now)
    const post = posted(services, [letterOfTheStair(id, 'password-given')], now)
    return {
      player,
      ...post,
      writes: [
        ...post.writes,
        ...signOut(judged, at),
        sql`INSERT INTO credential (player_id, password_hash, changed_at, given)
          VALUES (${owner(id)}, ${hash}, ${at}::timestamptz, 'WAITING')
          ON CONFLICT (player_id) DO UPDATE SET password_hash = excluded.password_hash,
            changed_at = excluded.changed_at, given = excluded.given`,
        logDeed({ playerId: id, actorId: player.id, deed: 'PASSWORD', note }, at),
      ],
      signedOut: [id],
      // Added where the reply is sent, and remembered nowhere.
      reply: () => ({ secret: '' }),
    }
  },
)
