import { randomUUID } from 'node:crypto'
import { priceOf, sizeOf } from '@skystair/content/bank/bank.data.ts'
import { start as contract } from '@skystair/contract/bank.ts'
import { ABANDONED_AFTER } from '@skystair/rules/bank/payment.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { actionWith } from '../../platform/action/action.ts'
import { open } from '../../platform/action/handler.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { schedule } from '../../platform/due-work/due-work.ts'
import { insertPayment, type StoredBook, selectBook, tell } from '../../platform/payments/payment-rows.ts'
import type { Provider } from '../../platform/payments/provider.ts'
import { readReference, writeReference } from '../../platform/payments/reference.ts'
import { abandonKind } from './abandon.ts'
import { paymentView } from './payment-view.ts'

interface Around {
  readonly book: StoredBook | null
  readonly receiver: { readonly id: number } | null
}

/** The payment is written down before anybody is asked for money: whatever its provider says then finds it. */
const writeDown = (providers: readonly Provider[]) =>
  actionWith<typeof contract, Around>(
    contract,
    {
      select: ({ body: { receiver } }, callerId) => ({
        book: selectBook(owner(callerId)),
        receiver:
          receiver === undefined
            ? sql`SELECT jsonb_build_object('id', ${callerId}::bigint)`
            : sql`SELECT jsonb_build_object('id', player_id) FROM player_name WHERE folded = ${foldName(receiver)}`,
      }),
    },
    ({ player, body, extra: { book, receiver }, now, services: { config } }) => {
      const size = sizeOf(body.product)
      if (!size) return refused('bank.refused.unknown-product')
      const provider = providers.find(({ name }) => name === body.provider)
      if (!provider?.isOn(config) || !provider.monies.includes(body.money))
        return refused('bank.refused.no-provider')
      if (receiver === null) return refused('bank.refused.no-receiver')
      const debt = book?.debt ?? 0
      if (debt > 0) return refused('bank.refused.in-debt', { count: debt })
      const at = new Date(now)
      const id = randomUUID()
      const reference = { receiverId: receiver.id, id }
      const payment = {
        ...reference,
        payerId: player.id,
        provider: provider.name,
        product: size.id,
        emeralds: size.emeralds,
        price: priceOf(size, body.money),
      }
      return {
        player,
        writes: [
          insertPayment(payment, at),
          tell(reference, 'started', at, { by: 'player' }),
          schedule(abandonKind, { id, dueAt: now + ABANDONED_AFTER, payload: reference }),
        ],
        reply: () => ({
          payment: paymentView({
            ...payment,
            state: 'STARTED',
            extra: 0,
            providerId: null,
            startedAt: now,
            abandonedAt: null,
            keeperWord: null,
          }),
          url: null,
        }),
      }
    },
  )

/** Then its provider makes an order, the same one however often it is asked. */
export const start = (providers: readonly Provider[]) => {
  const { handle } = writeDown(providers)
  return open(contract, async (services, incoming) => {
    const started = await handle(services, incoming)
    if (isRefusal(started)) return started
    const { payment } = started.reply
    const provider = providers.find(({ name }) => name === payment.provider)
    const reference = readReference(payment.id)
    if (!provider?.order || reference === null) return started
    const { emeralds, price } = payment
    const title = services.texts.say(incoming.language, 'bank.order', { count: emeralds })
    const order = await provider.order(
      { reference: writeReference(reference), emeralds, price, title, language: incoming.language },
      services,
    )
    if (order === null) return refused('bank.refused.provider-away')
    if (order.providerId !== null)
      await services.database.query(sql`UPDATE payment SET provider_id = ${order.providerId}
        WHERE player_id = ${owner(reference.receiverId)} AND id = ${reference.id}::uuid AND state = 'STARTED'`)
    return { ...started, reply: { ...started.reply, url: order.url } }
  })
}
