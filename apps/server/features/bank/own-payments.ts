import {
  history as historyCall,
  reportMissing as missingCall,
  take as takeCall,
} from '@skystair/contract/bank.ts'
import { mayTake, worthOf } from '@skystair/rules/bank/payment.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import { across, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import { openCase } from '../../platform/moderation/cases.ts'
import { paymentJson, type StoredPayment, selectPayment, tell } from '../../platform/payments/payment-rows.ts'
import { readReference } from '../../platform/payments/reference.ts'
import { waitingForTheirOwner } from '../../platform/payments/settle.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { aPage, older, paymentsOnAPage } from './payment-view.ts'

const nothing = sql`SELECT 'null'::jsonb`

/** Only the receiver takes, and only what is the receiver's own: another's is as if it were not there. */
const ownToTake = ({ params }: { params: { id: string } }, callerId: number): Sql => {
  const reference = readReference(params.id)
  return reference?.receiverId === callerId ? selectPayment(reference) : nothing
}

export const take = actionWith<typeof takeCall, StoredPayment | null>(
  takeCall,
  { select: ownToTake },
  ({ player, extra: payment, now }) => {
    const refusal = mayTake(payment)
    if (refusal || payment === null) return refusal ?? refused('bank.refused.no-payment')
    const emeralds = worthOf(payment)
    const at = new Date(now)
    const reference = { receiverId: player.id, id: payment.id }
    return {
      player,
      movements: [
        { currency: 'mithril', amount: emeralds, counterparty: waitingForTheirOwner, reason: 'PURCHASE' },
      ],
      reference: payment.id,
      writes: [
        mustTouch(
          'payment',
          sql`UPDATE payment SET state = 'GEMS_TAKEN', taken_at = ${at}::timestamptz
            WHERE player_id = ${owner(player.id)} AND id = ${payment.id}::uuid AND state = 'GEMS_GRANTED'`,
        ),
        tell(reference, 'taken', at, { by: 'player' }),
      ],
      reply: (saved, moment) => ({ player: playerView(saved, moment), emeralds }),
    }
  },
)

export const history = readWith<typeof historyCall, readonly StoredPayment[] | null>(
  historyCall,
  {
    select: ({ query: { page } }, callerId) => sql`SELECT jsonb_agg(page.payment) FROM (
      SELECT ${paymentJson} AS payment FROM payment AS paid
      WHERE paid.payer_id = ${callerId}::bigint ${older(sql`paid.started_at`, sql`paid.id`, page)}
        ${across('payments of a payer')}
      ORDER BY paid.started_at DESC, paid.id DESC LIMIT ${paymentsOnAPage + 1}::integer) AS page`,
  },
  ({ extra }) => aPage(extra),
)

interface Missing {
  readonly payment: StoredPayment | null
  readonly told: boolean
}

/** A letter to the support that carries the payment's name; one of a payment. */
export const reportMissing = actionWith<typeof missingCall, Missing>(
  missingCall,
  {
    select: ({ params: { id } }) => {
      const reference = readReference(id)
      if (reference === null) return { payment: nothing, told: nothing }
      return {
        payment: selectPayment(reference),
        told: sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM payment_story AS story
          WHERE story.player_id = ${owner(reference.receiverId)} AND story.payment_id = ${reference.id}::uuid
            AND story.event = 'missed'))`,
      }
    },
  },
  ({ player, params: { id }, extra: { payment, told }, now }) => {
    if (payment === null || ![payment.payerId, payment.receiverId].includes(player.id))
      return refused('bank.refused.no-payment')
    if (payment.state !== 'STARTED') return refused('bank.refused.arrived')
    if (told) return refused('bank.refused.told-already')
    const at = new Date(now)
    const { provider, emeralds } = payment
    return {
      player,
      writes: [
        openCase(
          {
            kind: 'SUPPORT',
            fromId: player.id,
            aboutId: null,
            subject: { text: `${provider}: ${emeralds} ← ${id}`, id },
          },
          now,
        ),
        tell({ receiverId: payment.receiverId, id: payment.id }, 'missed', at, { by: 'player' }),
      ],
      reply: () => ({ done: true }),
    }
  },
)
