import { doubtAbout } from '@skystair/rules/bank/payment.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { type WorkKind, workKind } from '../../platform/due-work/due-work.ts'
import { aboutPayment, type FoundPayment, tell } from '../../platform/payments/payment-rows.ts'
import type { Provider } from '../../platform/payments/provider.ts'
import type { PaymentReference } from '../../platform/payments/reference.ts'
import { grant } from '../../platform/payments/settle.ts'

export const abandonKind: Pick<WorkKind<PaymentReference>, 'kind'> = { kind: 'abandon-payment' }

/** A payment left for a day: its provider is asked once more, if it can be; then it counts as abandoned. */
export const abandonWork = (providers: readonly Provider[]) =>
  workKind<PaymentReference>(abandonKind.kind, async ({ payload: reference, now, services }) => {
    const questions = aboutPayment(reference)
    const answers = await askAll(services.database, reference.receiverId, Object.values(questions))
    const found = Object.fromEntries(
      Object.keys(questions).map((name, place) => [name, answers[place]]),
    ) as unknown as FoundPayment
    const { payment } = found
    if (payment === null || payment.state !== 'STARTED') return {}
    const { providerId } = payment
    const provider = providers.find(({ name }) => name === payment.provider)
    const paid = providerId === null ? null : ((await provider?.ask?.(providerId, services)) ?? null)
    if (providerId !== null && paid !== null && doubtAbout(payment, paid) === null)
      return grant(payment, found, { now, providerId, story: { by: 'clock' } })
    const at = new Date(now)
    return {
      writes: [
        sql`UPDATE payment SET abandoned_at = ${at}::timestamptz
          WHERE player_id = ${owner(reference.receiverId)} AND id = ${reference.id}::uuid AND state = 'STARTED'`,
        tell(reference, 'abandoned', at, { by: 'clock' }),
      ],
    }
  })
