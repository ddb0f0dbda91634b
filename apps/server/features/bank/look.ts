import { BANK, SHELF } from '@skystair/content/bank/bank.data.ts'
import { look as contract } from '@skystair/contract/bank.ts'
import { boughtLately, extraOf, pointsOf, statusOf } from '@skystair/rules/bank/bank-book.ts'
import { MONIES, moneyOfStore } from '@skystair/rules/bank/money.ts'
import { readWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import {
  NO_BOOK,
  paymentJson,
  type StoredBook,
  type StoredPayment,
  selectBook,
} from '../../platform/payments/payment-rows.ts'
import type { Provider } from '../../platform/payments/provider.ts'
import { bankRules } from '../../platform/payments/settle.ts'
import { offersAt } from './offers.ts'
import { paymentView } from './payment-view.ts'

interface Around {
  readonly book: StoredBook | null
  readonly waiting: readonly StoredPayment[] | null
  readonly changes: CalendarChanges
}

export const look = (providers: readonly Provider[]) =>
  readWith<typeof contract, Around>(
    contract,
    {
      select: (_, callerId) => ({
        book: selectBook(owner(callerId)),
        waiting: sql`SELECT jsonb_agg(${paymentJson} ORDER BY paid.granted_at) FROM payment AS paid
          WHERE paid.player_id = ${owner(callerId)} AND paid.state = 'GEMS_GRANTED'`,
        changes: calendarChanges.select(),
      }),
    },
    ({
      player,
      query: { currency = '' },
      extra: { book: stored, waiting, changes },
      now,
      services: { config },
    }) => {
      const { debt, book } = stored ?? NO_BOOK
      const rules = bankRules(offersAt(player, changes, now))
      const open = providers.filter((provider) => provider.isOn(config))
      const monies = MONIES.filter((money) => open.some((provider) => provider.monies.includes(money)))
      return {
        storeMoney: moneyOfStore(currency),
        shelf: SHELF.map(({ id, emeralds, mark, prices }) => ({
          product: id,
          emeralds,
          mark,
          ...extraOf(book, emeralds, now, rules),
          prices: monies.map((money) => ({ money, amount: prices[money] })),
        })),
        providers: open.map(({ name, monies: taken }) => ({ name, monies: [...taken] })),
        waiting: (waiting ?? []).map(paymentView),
        debt,
        bought: boughtLately(book, now, BANK),
        status: statusOf(book, now, BANK)?.status ?? null,
        statuses: [...BANK.statuses],
        points: pointsOf(book, now, BANK).map(({ amount, until }) => ({ amount, until })),
        towardsTicket: Math.max(0, book.towardsTicket),
        emeraldsATicket: BANK.emeraldsATicket,
      }
    },
  )
