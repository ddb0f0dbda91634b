import { randomUUID } from 'node:crypto'
import { BANK } from '@skystair/content/bank/bank.data.ts'
import { asOf, pointsGoing, reviewsOf, statusOf } from '@skystair/rules/bank/bank-book.ts'
import { owner } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { workKind } from '../../platform/due-work/due-work.ts'
import { type StoredBook, selectBook, writeBook } from '../../platform/payments/payment-rows.ts'
import { type Review, reviewKind, waitingForTheirOwner } from '../../platform/payments/settle.ts'
import { writeBankStatus } from '../../platform/people/people.ts'

/** A purchase grows old: its points are told of before they go, and at last it counts towards no status. */
export const reviewWork = workKind<Review>(
  reviewKind.kind,
  async ({ payload: { payerId, payment, at }, now, services: { database } }) => {
    const [found] = await askAll(database, payerId, [selectBook(owner(payerId))])
    const stored = (found ?? null) as StoredBook | null
    const [, end] = reviewsOf(at, BANK)
    if (stored === null) return {}
    const { version, book } = stored
    if (now < end) {
      const amount = pointsGoing(book, payment, now, BANK)
      if (amount === 0) return { again: end }
      const until = at + BANK.pointsLast
      const notification = {
        id: randomUUID(),
        kind: 'points-going',
        params: { amount, until },
        at: now,
      } as const
      const effect = { kind: 'notification', notification } as const
      return { again: end, send: [{ to: payerId, sender: waitingForTheirOwner, effect }] }
    }
    return {
      writes: [
        writeBook(payerId, version, asOf(book, now, BANK)),
        writeBankStatus(payerId, statusOf(book, now, BANK)?.status ?? null),
      ],
    }
  },
)
