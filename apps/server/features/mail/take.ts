import { GROWING } from '@skystair/content/beginning.ts'
import { takeAttachment as contract } from '@skystair/contract/mail.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import type { Reward } from '@skystair/rules/economy/reward.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'
import { areLetters, selectDialog } from './stored-letters.ts'

interface Envelope {
  readonly attachment: Reward | null
  readonly taken: boolean
  /** When it was written, to the microsecond. */
  readonly at: string
}

/** Loaded with the player and guarded by the player's version: two hands in one envelope never both find it full. */
export const takeAttachment = actionWith<typeof contract, { readonly envelope: Envelope | null }>(
  contract,
  {
    select: ({ params: { partner, id } }, callerId, now) => {
      const number = sql`${id}::bigint`
      const dialog = selectDialog(partner, callerId, now, () => ({ first: number, last: number }))
      return {
        dialog,
        envelope: sql`SELECT jsonb_build_object('attachment', line.attachment, 'taken', line.taken_at IS NOT NULL,
            'at', line.at)
          FROM mail_message AS line WHERE ${areLetters(dialog, partner, callerId)}`,
      }
    },
  },
  ({ player, params: { partner, id }, extra: { envelope }, now }) => {
    if (!envelope?.attachment) return refused('mail.refused.letter-not-found')
    if (envelope.taken) return refused('mail.refused.taken')
    const { attachment } = envelope
    const received = receive(climberOf(player), attachment, GROWING, boostsOf(player, now))
    if (isRefusal(received)) return received
    return {
      ...climbed(player, received.climber, { counterparty: ofWorld('mail'), reason: 'MAIL' }),
      writes: [
        sql`UPDATE mail_message SET taken_at = ${new Date(now)}::timestamptz
          WHERE mail_message.owner_id = ${owner(player.id)} AND mail_message.partner_id = ${partner}::bigint
            AND mail_message.id = ${id}::bigint AND mail_message.at = ${envelope.at}::timestamptz`,
      ],
      reply: (saved, at) => ({ player: playerView(saved, at), reward: rewardView(attachment) }),
    }
  },
)
