import { BANK_STATUSES } from '@skystair/rules/bank/bank-book.ts'
import { MONIES } from '@skystair/rules/bank/money.ts'
import { PAYMENT_STATES } from '@skystair/rules/bank/payment.ts'
import { paymentMethods } from '@skystair/rules/player/choices.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Count, Done, Fields, Id, Moment, MomentEnd, OneOf, OrNull, Uuid } from './shapes.ts'

/** How a payment is called: it says whose it is. */
const Reference = Type.String({ maxLength: 60, pattern: '^[0-9a-z]{1,11}-[0-9a-f-]{36}$' })
const PriceView = Fields({ money: OneOf(MONIES), amount: Count })
const Note = Type.String({ maxLength: 1000 })
const Page = Type.Optional(MomentEnd)
const Next = OrNull(Type.String())

const PaymentView = Fields({
  id: Reference,
  provider: Type.String(),
  product: Type.String(),
  emeralds: Count,
  /** What was added to them. */
  extra: Count,
  price: PriceView,
  state: OneOf(PAYMENT_STATES),
  abandoned: Type.Boolean(),
  startedAt: Moment,
  payerId: Id,
  receiverId: Id,
})
export type PaymentView = Static<typeof PaymentView>

export const look = call('bank.look', 'GET /api/bank/get', {
  summary: 'The shelf, who takes money, what waits to be taken, and what the bank remembers of the player.',
  who: 'TRIAL',
  changes: false,
  /** As the store calls what its player pays with. */
  query: Fields({ currency: Type.Optional(Type.String({ maxLength: 10 })) }),
  reply: Fields({
    /** In which prices are shown on the store. */
    storeMoney: OneOf(MONIES),
    shelf: Type.Array(
      Fields({
        product: Type.String(),
        emeralds: Count,
        mark: OrNull(OneOf(['most-bought', 'best-worth'])),
        /** What would be added now: for the first purchase, while a campaign runs, and out of bonus points. */
        first: Count,
        campaign: Count,
        points: Count,
        prices: Type.Array(PriceView),
      }),
    ),
    providers: Type.Array(Fields({ name: Type.String(), monies: Type.Array(OneOf(MONIES)) })),
    waiting: Type.Array(PaymentView),
    debt: Count,
    bought: Count,
    status: OrNull(OneOf(BANK_STATUSES)),
    statuses: Type.Array(Fields({ status: OneOf(BANK_STATUSES), from: Count, points: Count })),
    points: Type.Array(Fields({ amount: Count, until: Moment })),
    towardsTicket: Count,
    emeraldsATicket: Count,
  }),
})

/** `url` is where the player pays; null: the platform's own window opens over the game. `method` is as the settings say. */
const Started = Fields({
  payment: PaymentView,
  url: OrNull(Type.String()),
  method: OneOf(paymentMethods),
})

export const start = call('bank.start', 'POST /api/bank/payment/start', {
  summary: 'Ask for emeralds, for oneself or for a friend by name. The money moves elsewhere.',
  who: 'TRIAL',
  changes: true,
  body: Fields({
    product: Type.String({ maxLength: 40 }),
    provider: Type.String({ maxLength: 40 }),
    money: OneOf(MONIES),
    receiver: Type.Optional(Type.String({ maxLength: 100 })),
    /** Paid in a window beside the game, which stays open: the way back does not begin it once more. */
    beside: Type.Optional(Type.Boolean()),
  }),
  reply: Started,
})

export const invoiceOnMessenger = call('bank.messengerInvoice', 'POST /api/integration/messenger/invoice', {
  summary: 'Ask for emeralds in the messenger: a link to its own invoice.',
  who: 'TRIAL',
  changes: true,
  body: Fields({ product_id: Type.String({ maxLength: 40 }) }),
  reply: Started,
})

export const purchaseOnMessenger = call(
  'bank.messengerPurchase',
  'POST /api/integration/messenger/purchase',
  {
    summary: 'What has become of the last purchase of this kind in the messenger.',
    who: 'TRIAL',
    changes: false,
    body: Fields({ product_id: Type.String({ maxLength: 40 }) }),
    reply: Fields({ payments: Type.Array(PaymentView, { maxItems: 1 }) }),
  },
)

export const take = call('bank.take', 'POST /api/bank/payment/{id}/take', {
  summary: 'Take the emeralds that were paid for.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ id: Reference }),
  reply: Fields({ player: PlayerView, emeralds: Count }),
})

export const history = call('bank.history', 'GET /api/bank/payments', {
  summary: 'What one has paid for, the newest first.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  query: Fields({ page: Page }),
  reply: Fields({ payments: Type.Array(PaymentView), next: Next }),
})

export const reportMissing = call('bank.reportMissing', 'POST /api/bank/payment/{id}/missing', {
  summary: 'Tell the support that a payment has not arrived.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ id: Reference }),
  reply: Done,
})

export const payDebt = call('bank.payDebt', 'POST /api/bank/debt/pay', {
  summary: 'Pay what is owed after a refund, as far as there are emeralds.',
  who: 'TRIAL',
  changes: true,
  reply: Fields({ player: PlayerView, debt: Count }),
})

const Payments = Fields({ payments: Type.Array(PaymentView), next: Next })

export const playerPayments = call('bank.playerPayments', 'GET /api/tech/player/{id}/payments', {
  summary: 'What a player has got for money, for keepers.',
  who: 'MODERATOR',
  changes: false,
  params: Fields({ id: Id }),
  query: Fields({ page: Page }),
  reply: Payments,
})

export const searchPayments = call('bank.searchPayments', 'GET /api/console/payments', {
  summary: 'Payments by the provider’s id or by state, the newest first.',
  who: 'MODERATOR',
  changes: false,
  query: Fields({
    providerId: Type.Optional(Type.String({ maxLength: 200 })),
    state: Type.Optional(OneOf(PAYMENT_STATES)),
    page: Page,
  }),
  reply: Payments,
})

export const listDoubts = call('bank.listDoubts', 'GET /api/console/payments/doubts', {
  summary: 'Words of providers that did nothing, the newest first, and why; also how many nobody had signed.',
  who: 'MODERATOR',
  changes: false,
  query: Fields({ page: Page }),
  reply: Fields({
    doubts: Type.Array(
      Fields({
        at: Moment,
        provider: Type.String(),
        why: Type.String(),
        /** What it was about, as the provider said. */
        reference: Type.String(),
        providerId: Type.String(),
      }),
    ),
    next: Next,
    /** By provider and day, the newest first. */
    unsigned: Type.Array(Fields({ provider: Type.String(), day: Moment, count: Count })),
  }),
})

const ofOnePayment = Fields({ id: Id, payment: Uuid })

export const paymentStory = call('bank.paymentStory', 'GET /api/console/player/{id}/payment/{payment}', {
  summary: 'All that happened to a payment, also what was refused and why.',
  who: 'MODERATOR',
  changes: false,
  params: ofOnePayment,
  reply: Fields({
    payments: Type.Array(PaymentView, { maxItems: 1 }),
    story: Type.Array(
      Fields({
        at: Moment,
        event: Type.String(),
        /** Why it did nothing; null: it did. */
        why: OrNull(Type.String()),
        by: OrNull(Type.String()),
      }),
    ),
  }),
})

const byHand = {
  who: 'ADMIN',
  changes: true,
  params: ofOnePayment,
  body: Fields({ note: Note }),
  /** `waits`: a second keeper must say the same. */
  reply: Fields({ done: Type.Boolean(), waits: Type.Boolean() }),
} as const

export const refundPayment = call(
  'bank.refundPayment',
  'POST /api/console/player/{id}/payment/{payment}/refund',
  {
    summary:
      'Take a payment back by hand, with a reason; above 1,000 emeralds with a second keeper. Where the provider gives money back by itself, it is told to.',
    ...byHand,
    /** `returned`: the money went back already, nobody need be told. */
    body: Fields({ note: Note, returned: Type.Optional(Type.Boolean()) }),
  },
)

export const grantPayment = call(
  'bank.grantPayment',
  'POST /api/console/player/{id}/payment/{payment}/grant',
  {
    summary: 'Grant by hand what was paid for, with a reason; above 1,000 emeralds with a second keeper.',
    ...byHand,
  },
)

/** From one moment to another: at most so much at once. */
const Span = { from: Moment, to: Moment }

export const revenue = call('bank.revenue', 'GET /api/console/revenue', {
  summary:
    'What came in from one moment to another: by day, provider and product, who paid, what went back, and how high the payers stood.',
  who: 'ADMIN',
  changes: false,
  query: Fields(Span),
  reply: Fields({
    days: Type.Array(
      Fields({
        /** Its beginning, in UTC. */
        day: Moment,
        provider: Type.String(),
        product: Type.String(),
        money: OneOf(MONIES),
        payments: Count,
        /** In the provider’s money, and what the shelf asks for it in kopecks. */
        amount: Count,
        kopecks: Count,
        emeralds: Count,
      }),
    ),
    /** What went back in this time, whenever it had come. */
    chargebacks: Type.Array(Fields({ provider: Type.String(), payments: Count, kopecks: Count })),
    /** By the payer’s stair: from this one on, up to the next. */
    stairs: Type.Array(Fields({ stair: Count, payments: Count, payers: Count, kopecks: Count })),
    kopecks: Count,
    payers: Count,
    /** Who was here at all. */
    players: Count,
    /** Kopecks for each of those, and for each of the payers. */
    arpu: Count,
    arppu: Count,
  }),
})

export const exportPayments = call('bank.exportPayments', 'GET /api/console/payments/export', {
  summary: 'Payments from one moment to another as CSV, a thousand at a time.',
  who: 'ADMIN',
  changes: false,
  query: Fields({ ...Span, page: Page }),
  reply: Fields({ csv: Type.String(), next: Next }),
})
