import { sizeOf } from '@skystair/content/bank/bank.data.ts'
import { exportPayments as exportCall, revenue as revenueCall } from '@skystair/contract/bank.ts'
import type { Money } from '@skystair/rules/bank/money.ts'
import { csvRow } from '@skystair/rules/format/csv.ts'
import { readWith } from '../../platform/action/action.ts'
import { across, type Sql, sql } from '../../platform/database/sql.ts'
import { paymentJson, type StoredPayment } from '../../platform/payments/payment-rows.ts'
import { writeReference } from '../../platform/payments/reference.ts'
import { cutPage, newer } from './payment-view.ts'

/** Stairs are told by so many. */
const STAIRS = 50
const rowsAtOnce = 1_000

interface Group {
  readonly provider: string
  readonly product: string
  readonly payments: number
}

interface Found {
  readonly days: readonly (Group & { day: number; money: Money; amount: number; emeralds: number })[] | null
  readonly chargebacks: readonly Group[] | null
  readonly stairs: readonly (Group & { stair: number })[] | null
  readonly climbers: Readonly<Record<string, number>> | null
  readonly payers: number
  readonly players: number
}

const within = (column: Sql, { from, to }: { readonly from: number; readonly to: number }): Sql =>
  sql`${column} >= ${new Date(from)}::timestamptz AND ${column} < ${new Date(to)}::timestamptz ${across('all payments')}`

const granted = (span: { readonly from: number; readonly to: number }): Sql =>
  sql`${within(sql`paid.granted_at`, span)} AND paid.state <> 'REFUNDED'`

const band = sql`paid.stair / ${STAIRS}::integer * ${STAIRS}::integer`

/** What the shelf asks for it: what different monies are compared by. */
const kopecksOf = ({ product, payments }: Group): number => (sizeOf(product)?.prices.RUB ?? 0) * payments

const sum = (rows: readonly Group[]): number => rows.reduce((all, row) => all + kopecksOf(row), 0)

export const revenue = readWith<typeof revenueCall, Found>(
  revenueCall,
  {
    select: ({ query }) => ({
      days: sql`SELECT jsonb_agg(to_jsonb(each) ORDER BY each.day, each.provider, each.product) FROM (
        SELECT floor(extract(epoch FROM date_trunc('day', paid.granted_at, 'UTC')) * 1000) AS day, paid.provider, paid.product,
          paid.money, count(*) AS payments, sum(paid.amount) AS amount, sum(paid.emeralds) AS emeralds
        FROM payment AS paid WHERE ${granted(query)} GROUP BY 1, 2, 3, 4) AS each`,
      chargebacks: sql`SELECT jsonb_agg(to_jsonb(each)) FROM (
        SELECT paid.provider, paid.product, count(*) AS payments FROM payment AS paid
        WHERE ${within(sql`paid.refunded_at`, query)} AND paid.granted_at IS NOT NULL GROUP BY 1, 2) AS each`,
      stairs: sql`SELECT jsonb_agg(to_jsonb(each)) FROM (
        SELECT ${band} AS stair, paid.provider, paid.product, count(*) AS payments FROM payment AS paid
        WHERE ${granted(query)} GROUP BY 1, 2, 3) AS each`,
      climbers: sql`SELECT jsonb_object_agg(each.stair, each.payers) FROM (
        SELECT ${band} AS stair, count(DISTINCT paid.payer_id) AS payers FROM payment AS paid
        WHERE ${granted(query)} GROUP BY 1) AS each`,
      payers: sql`SELECT to_jsonb(count(DISTINCT paid.payer_id)) FROM payment AS paid WHERE ${granted(query)}`,
      players: sql`SELECT to_jsonb(count(DISTINCT here.player_id)) FROM session AS here
        WHERE here.seen_at >= ${new Date(query.from)}::timestamptz AND here.created_at < ${new Date(query.to)}::timestamptz
        ${across('who is online')}`,
    }),
  },
  ({ extra: { days, chargebacks, stairs, climbers, payers, players } }) => {
    const kopecks = sum(days ?? [])
    const groupsOf = (rows: readonly Group[]) =>
      Map.groupBy(rows, ({ provider }) => provider)
        .entries()
        .map(([provider, group]) => ({ provider, payments: countOf(group), kopecks: sum(group) }))
    return {
      days: (days ?? []).map((row) => ({ ...row, kopecks: kopecksOf(row) })),
      chargebacks: [...groupsOf(chargebacks ?? [])],
      stairs: [...Map.groupBy(stairs ?? [], ({ stair }) => stair)]
        .map(([stair, group]) => ({
          stair,
          payments: countOf(group),
          payers: climbers?.[stair] ?? 0,
          kopecks: sum(group),
        }))
        .sort((one, other) => one.stair - other.stair),
      kopecks,
      payers,
      players,
      arpu: players === 0 ? 0 : Math.round(kopecks / players),
      arppu: payers === 0 ? 0 : Math.round(kopecks / payers),
    }
  },
)

const countOf = (rows: readonly Group[]): number => rows.reduce((all, { payments }) => all + payments, 0)

const columns = [
  'id',
  'started',
  'state',
  'provider',
  'provider id',
  'product',
  'emeralds',
  'extra',
  'money',
  'amount',
  'payer',
  'receiver',
  'stair',
] as const

const rowOf = (payment: StoredPayment): string =>
  csvRow([
    writeReference(payment),
    new Date(payment.startedAt).toISOString(),
    payment.state,
    payment.provider,
    payment.providerId,
    payment.product,
    payment.emeralds,
    payment.extra,
    payment.price.money,
    payment.price.amount,
    payment.payerId,
    payment.receiverId,
    payment.stair,
  ])

export const exportPayments = readWith<typeof exportCall, readonly StoredPayment[] | null>(
  exportCall,
  {
    select: ({ query: { page, ...span } }) => sql`SELECT jsonb_agg(page.payment) FROM (
      SELECT ${paymentJson} AS payment FROM payment AS paid WHERE ${within(sql`paid.started_at`, span)}
        ${newer(sql`paid.started_at`, sql`paid.id`, page)}
      ORDER BY paid.started_at, paid.id LIMIT ${rowsAtOnce + 1}::integer) AS page`,
  },
  ({ query: { page }, extra }) => {
    const { rows, next } = cutPage(extra, rowsAtOnce, ({ startedAt }) => startedAt)
    const head = page === undefined ? csvRow([...columns]) : ''
    return { csv: head + rows.map(rowOf).join(''), next }
  },
)
