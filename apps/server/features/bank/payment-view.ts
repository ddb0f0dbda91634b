import type { PaymentView } from '@skystair/contract/bank.ts'
import { type Sql, sql } from '../../platform/database/sql.ts'
import type { StoredPayment } from '../../platform/payments/payment-rows.ts'
import { writeReference } from '../../platform/payments/reference.ts'

export const paymentView = ({
  id,
  providerId: _providerId,
  keeperWord: _keeperWord,
  stair: _stair,
  source: _source,
  abandonedAt,
  ...payment
}: StoredPayment): PaymentView => ({
  ...payment,
  id: writeReference({ receiverId: payment.receiverId, id }),
  abandoned: abandonedAt !== null,
})

/** A page of so many, of which one more was asked for to know whether anything follows. */
export const paymentsOnAPage = 20

/** Those of a page, and where it ended; null: nothing follows. */
export const cutPage = <Row extends { readonly id: string }>(
  found: readonly Row[] | null,
  atOnce: number,
  momentOf: (row: Row) => number,
): { rows: readonly Row[]; next: string | null } => {
  const rows = (found ?? []).slice(0, atOnce)
  const last = rows.at(-1)
  const more = (found ?? []).length > atOnce
  return { rows, next: more && last ? `${momentOf(last)}_${last.id}` : null }
}

export const aPage = (found: readonly StoredPayment[] | null) => {
  const { rows, next } = cutPage(found, paymentsOnAPage, ({ startedAt }) => startedAt)
  return { payments: rows.map(paymentView), next }
}

/** Only what follows the end of the page before; moments are written to the millisecond, so they can be paged by. */
const follows =
  (compare: '<' | '>') =>
  (at: Sql, id: Sql, page: string | undefined): Sql => {
    const [moment, last] = page?.split('_') ?? []
    if (moment === undefined) return sql``
    const end = sql`(${new Date(Number(moment))}::timestamptz, ${last}::uuid)`
    return compare === '<' ? sql`AND (${at}, ${id}) < ${end}` : sql`AND (${at}, ${id}) > ${end}`
  }
export const older = follows('<')
export const newer = follows('>')
