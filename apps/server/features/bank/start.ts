import { randomUUID } from 'node:crypto'
import { priceOf, sizeOf } from '@skystair/content/bank/bank.data.ts'
import {
  invoiceOnMessenger as invoiceCall,
  purchaseOnMessenger as purchaseCall,
  start as startCall,
} from '@skystair/contract/bank.ts'
import type { Money } from '@skystair/rules/bank/money.ts'
import { ABANDONED_AFTER } from '@skystair/rules/bank/payment.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import { type Incoming, open } from '../../platform/action/handler.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { across, owner, sql } from '../../platform/database/sql.ts'
import { schedule } from '../../platform/due-work/due-work.ts'
import {
  insertPayment,
  paymentJson,
  type StoredBook,
  type StoredPayment,
  selectBook,
  tell,
} from '../../platform/payments/payment-rows.ts'
import type { Provider } from '../../platform/payments/provider.ts'
import { readReference } from '../../platform/payments/reference.ts'
import { abandonKind } from './abandon.ts'
import { offersAt } from './offers.ts'
import { paymentView } from './payment-view.ts'

interface Around {
  readonly book: StoredBook | null
  readonly receiver: { readonly id: number } | null
  readonly changes: CalendarChanges
}

type StartCall = typeof startCall | typeof invoiceCall

interface Asked {
  readonly product: string
  readonly provider: string
  readonly money: Money
  readonly receiver?: string
  readonly beside?: boolean
}

type AskedOf<C extends StartCall> = (incoming: Incoming<C>) => Asked

/** The payment is written down before anybody is asked for money: whatever its provider says then finds it. */
const writeDown = <C extends StartCall>(call: C, providers: readonly Provider[], askedOf: AskedOf<C>) =>
  actionWith<StartCall, Around>(
    call,
    {
      select: (incoming, callerId) => ({
        book: selectBook(owner(callerId)),
        changes: calendarChanges.select(),
        receiver:
          askedOf(incoming as unknown as Incoming<C>).receiver === undefined
            ? sql`SELECT jsonb_build_object('id', ${callerId}::bigint)`
            : sql`SELECT jsonb_build_object('id', player_id) FROM player_name WHERE folded = ${foldName(askedOf(incoming as unknown as Incoming<C>).receiver ?? '')}`,
      }),
    },
    ({ player, extra: { book, receiver, changes }, now, services: { config }, ...incoming }) => {
      const asked = askedOf(incoming as unknown as Incoming<C>)
      const size = sizeOf(asked.product)
      if (!size) return refused('bank.refused.unknown-product')
      const provider = providers.find(({ name }) => name === asked.provider)
      if (!provider?.isOn(config) || !provider.monies.includes(asked.money))
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
        price: priceOf(size, asked.money),
        stair: player.stair,
        offers: offersAt(player, changes, now),
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
            source: null,
            startedAt: now,
            abandonedAt: null,
            keeperWord: null,
          }),
          url: null,
          method: player.settings.paymentMethod,
        }),
      }
    },
  )

/** Then its provider makes an order, the same one however often it is asked. */
const startBy = <C extends StartCall>(call: C, providers: readonly Provider[], askedOf: AskedOf<C>) => {
  const { handle } = writeDown(call, providers, askedOf)
  return open<StartCall>(call, async (services, incoming) => {
    const started = await handle(services, incoming)
    if (isRefusal(started)) return started
    const { payment, method } = started.reply
    const provider = providers.find(({ name }) => name === payment.provider)
    const reference = readReference(payment.id)
    if (!provider?.order || reference === null) return started
    const { emeralds, price } = payment
    const title = services.texts.say(incoming.language, 'bank.order', { count: emeralds })
    const { beside = false } = askedOf(incoming as unknown as Incoming<C>)
    const back = `${services.config.publicUrl}/${beside ? 'beside.html' : 'bank'}`
    const order = await provider.order({ reference: payment.id, price, title, method, back }, services)
    if (order === null) return refused('bank.refused.provider-away')
    if (order.providerId !== null)
      await services.database.query(sql`UPDATE payment SET provider_id = ${order.providerId}
        WHERE player_id = ${owner(reference.receiverId)} AND id = ${reference.id}::uuid AND state = 'STARTED'`)
    return { ...started, reply: { ...started.reply, url: order.url } }
  })
}

export const start = (providers: readonly Provider[]) =>
  startBy(startCall, providers, ({ body }) => body as Asked)

export const invoiceOnMessenger = (providers: readonly Provider[]) =>
  startBy(invoiceCall, providers, ({ body }) => ({
    product: body.product_id,
    provider: 'telegram',
    money: 'XTR',
  }))

export const purchaseOnMessenger = readWith<typeof purchaseCall, StoredPayment | null>(
  purchaseCall,
  {
    select: ({ body }, callerId) => sql`SELECT ${paymentJson} FROM payment AS paid
      WHERE paid.payer_id = ${callerId}::bigint ${across('payments of a payer')} AND paid.provider = 'telegram'
        AND paid.product = ${body.product_id}::text
      ORDER BY paid.started_at DESC, paid.id LIMIT 1`,
  },
  ({ extra: payment }) => ({ payments: payment === null ? [] : [paymentView(payment)] }),
)
