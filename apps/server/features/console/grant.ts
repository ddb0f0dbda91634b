import { grant as contract } from '@skystair/contract/console.ts'
import { reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'

/** Money for a player, out of nowhere: so somebody must say why. */
export const grant = actionWith<typeof contract, boolean>(
  contract,
  {
    select: ({ params: { id } }) => sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM player AS other
      WHERE other.id = ${owner(id)} AND other.deleted_at IS NULL))`,
  },
  ({ player, params: { id }, body: { currency, amount, note }, extra: exists, now }) => {
    if (!exists) return refused('player.refused.not-found')
    const unexplained = reasonMissing(note)
    if (unexplained) return unexplained
    return {
      player,
      send: [
        {
          to: id,
          sender: ofWorld('keepers'),
          effect: { kind: 'money', currency, amount, reason: 'GRANT', from: 'keepers' },
        },
      ],
      writes: [
        logDeed(
          { playerId: id, actorId: player.id, deed: 'GRANT', note, detail: { currency, amount } },
          new Date(now),
        ),
      ],
      reply: () => ({ done: true }),
    }
  },
)
