import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import {
  type BankBook,
  type BankRules,
  boughtLately,
  buy,
  EMPTY_BOOK,
  extraOf,
  pointsGoing,
  pointsOf,
  reviewsOf,
  statusOf,
  unbuy,
} from './bank-book.ts'
import { moneyOfStore, readAmount, writeAmount } from './money.ts'
import { doubtAbout, mayTake, type Paid, type Payment, refundOf, worthOf } from './payment.ts'

const DAY = 86_400_000
const rules: BankRules = {
  statuses: [
    { status: 'silver', from: 1_000, points: 3 },
    { status: 'gold', from: 5_000, points: 6 },
    { status: 'brilliant', from: 20_000, points: 10 },
  ],
  statusLasts: 90 * DAY,
  pointsLast: 30 * DAY,
  pointsToldBefore: 3 * DAY,
  emeraldsATicket: 500,
  firstExtra: 100,
  campaignExtra: 0,
}
const payment: Payment = {
  payerId: 7,
  receiverId: 7,
  provider: 'samovar',
  product: 'emeralds-60',
  emeralds: 60,
  price: { money: 'RUB', amount: 5_900 },
  state: 'STARTED',
  extra: 0,
}
const paid: Paid = { provider: 'samovar', product: 'emeralds-60', price: payment.price }
const bought = (book: BankBook, emeralds: number, now: number, id = `at ${now}`) =>
  buy(book, { payment: id, emeralds }, now, rules)

describe('a payment', () => {
  test('is granted when money, product and provider are those that were asked for', () => {
    expect(doubtAbout(payment, paid)).toBeNull()
    expect(doubtAbout(payment, { ...paid, product: null })).toBeNull()
  })

  test.each([
    ['unknown-payment', null, paid],
    ['another-provider', payment, { ...paid, provider: 'kettle' }],
    ['wrong-product', payment, { ...paid, product: 'emeralds-20000' }],
    ['wrong-money', payment, { ...paid, price: { money: 'RUB', amount: 5_899 } }],
    ['wrong-money', payment, { ...paid, price: { money: 'XTR', amount: 5_900 } }],
    ['granted-already', { ...payment, state: 'GEMS_GRANTED' }, paid],
    ['granted-already', { ...payment, state: 'GEMS_TAKEN' }, paid],
    ['refunded-before', { ...payment, state: 'REFUNDED' }, paid],
  ] as const)('is not granted: %s', (doubt, asked, said) => {
    expect(doubtAbout(asked, said)).toBe(doubt)
  })

  test('is taken once it was granted, and once', () => {
    const answers = (['STARTED', 'GEMS_GRANTED', 'GEMS_TAKEN', 'REFUNDED'] as const).map((state) =>
      mayTake({ ...payment, state }),
    )
    expect(answers.map((answer) => answer?.refused ?? null)).toEqual([
      'bank.refused.not-paid-yet',
      null,
      'bank.refused.taken',
      'bank.refused.refunded',
    ])
    expect(isRefusal(mayTake(null))).toBe(true)
  })

  test('refunded before it was taken has given nothing', () => {
    expect(refundOf(payment, 500)).toEqual({ waiting: 0, fromPurse: 0, owed: 0 })
    const granted = { ...payment, state: 'GEMS_GRANTED', extra: 5 } as const
    expect(refundOf(granted, 500)).toEqual({ waiting: 65, fromPurse: 0, owed: 0 })
  })

  test('refunded after it was taken goes back as far as there is any, the rest is owed, once', () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(30_000), fc.nat(30_000), (emeralds, extra, purse) => {
        const taken = { ...payment, emeralds, extra, state: 'GEMS_TAKEN' } as const
        const refund = refundOf(taken, purse)
        if (typeof refund === 'string') throw new Error(refund)
        expect(refund.waiting).toBe(0)
        expect(refund.fromPurse).toBeLessThanOrEqual(purse)
        expect(refund.fromPurse + refund.owed).toBe(worthOf(taken))
        expect(refund.owed === 0 || refund.fromPurse === purse).toBe(true)
      }),
    )
    expect(refundOf({ ...payment, state: 'REFUNDED' }, 500)).toBe('refunded-before')
  })
})

describe('the bank’s book', () => {
  test('doubles the first purchase of all and no other', () => {
    const first = bought(EMPTY_BOOK, 130, 0)
    expect([first.extra, bought(first.book, 130, DAY).extra]).toEqual([130, 0])
  })

  test('gives silver, gold and brilliant by what was bought within ninety days', () => {
    const book = [999, 1, 4_000, 15_000].reduce((all, emeralds) => bought(all, emeralds, 0).book, EMPTY_BOOK)
    expect(statusOf(bought(EMPTY_BOOK, 999, 0).book, 0, rules)).toBeNull()
    expect(statusOf(bought(EMPTY_BOOK, 1_000, 0).book, 0, rules)?.status).toBe('silver')
    expect(statusOf(bought(EMPTY_BOOK, 5_000, 0).book, 0, rules)?.status).toBe('gold')
    expect(statusOf(book, 90 * DAY - 1, rules)?.status).toBe('brilliant')
    expect(statusOf(book, 90 * DAY, rules)).toBeNull()
  })

  test('gives back three, six or ten percent as points, for the status after the purchase', () => {
    const pointsAfter = (emeralds: number) =>
      pointsOf(bought(EMPTY_BOOK, emeralds, 0).book, 0, rules).map(({ amount }) => amount)
    expect([800, 1_700, 9_500, 20_000].map(pointsAfter)).toEqual([[], [51], [570], [2_000]])
  })

  test('adds points to the next purchase, at most its own size, and for thirty days', () => {
    const { book } = bought(EMPTY_BOOK, 20_000, 0)
    expect(bought(book, 800, DAY).extra).toBe(800)
    expect(extraOf(bought(book, 800, DAY).book, 3_600, DAY, rules)).toEqual({
      first: 0,
      campaign: 0,
      points: 1_280,
    })
    expect(bought(book, 800, 30 * DAY).extra).toBe(0)
  })

  test('gives a golden ticket for every five hundred', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 20 }), (purchases) => {
        let book = EMPTY_BOOK
        let tickets = 0
        for (const emeralds of purchases) {
          const after = bought(book, emeralds, 0)
          book = after.book
          tickets += after.tickets
        }
        const sum = purchases.reduce((all, one) => all + one, 0)
        expect(tickets).toBe(Math.floor(sum / 500))
        expect(boughtLately(book, 0, rules)).toBe(sum)
      }),
    )
  })

  test('never adds more than there were points, whatever is bought when', () => {
    const purchase = fc.record({ emeralds: fc.integer({ min: 1, max: 20_000 }), days: fc.nat(40) })
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 20 }), (purchases) => {
        let book: BankBook = { ...EMPTY_BOOK, hasBought: true }
        let now = 0
        let [earned, spent] = [0, 0]
        for (const [place, { emeralds, days }] of purchases.entries()) {
          now += days * DAY
          const after = bought(book, emeralds, now, String(place))
          spent += after.extra
          earned += after.book.points.find(({ payment: id }) => id === String(place))?.amount ?? 0
          expect(after.extra).toBeLessThanOrEqual(emeralds)
          book = after.book
        }
        expect(spent).toBeLessThanOrEqual(earned)
      }),
    )
  })

  test('forgets a purchase that was paid back', () => {
    const { book } = bought(EMPTY_BOOK, 20_000, 0, 'refunded')
    const without = unbuy(book, { payment: 'refunded', emeralds: 20_000 })
    expect(statusOf(without, 0, rules)).toBeNull()
    expect(pointsOf(without, 0, rules)).toEqual([])
  })

  test('gives no golden ticket for what was paid back, however often it is bought and paid back', () => {
    const { book, tickets } = bought(EMPTY_BOOK, 1_700, 0, 'refunded')
    const again = bought(unbuy(book, { payment: 'refunded', emeralds: 1_700 }), 1_700, 0, 'again')
    expect([tickets, again.tickets, again.book.towardsTicket]).toEqual([3, 0, 200])
  })

  test('takes back bonus points that were spent before their purchase was paid back', () => {
    const first = bought({ ...EMPTY_BOOK, hasBought: true }, 20_000, 0, 'refunded')
    const second = bought(first.book, 3_600, DAY, 'kept')
    expect(second.extra).toBe(2_000)
    const without = unbuy(second.book, { payment: 'refunded', emeralds: 20_000 })
    expect([pointsOf(without, DAY, rules), without.pointsOwed]).toEqual([[], 2_000 - 360])
    const third = bought(without, 20_000, 2 * DAY, 'later')
    expect(pointsOf(third.book, 2 * DAY, rules)).toMatchObject([{ amount: 2_000 - 1_640 }])
  })

  test('looks at a purchase three days before its points go and when it no longer counts', () => {
    const { book } = bought(EMPTY_BOOK, 1_700, 5, 'one')
    expect(reviewsOf(5, rules)).toEqual([27 * DAY + 5, 90 * DAY + 5])
    expect(pointsGoing(book, 'one', 27 * DAY + 5, rules)).toBe(51)
    expect(pointsGoing(bought(book, 60, DAY).book, 'one', 27 * DAY + 5, rules)).toBe(0)
    expect(pointsGoing(book, 'one', 30 * DAY + 5, rules)).toBe(0)
  })
})

describe('money', () => {
  test('on the store is roubles, unless it is dollars or euros', () => {
    expect(['USD', 'EUR', 'RUB', 'KZT', ''].map(moneyOfStore)).toEqual(['USD', 'EUR', 'RUB', 'RUB', 'RUB'])
  })

  test('is read as it is written', () => {
    const price = fc.record({ money: fc.constantFrom('RUB', 'XTR'), amount: fc.nat(99_999_999) } as const)
    fc.assert(fc.property(price, (each) => readAmount(each.money, writeAmount(each)) === each.amount))
  })

  test.each(['', '-1', '1e3', '59,00', '59.000', ' 59', '0x10', '1.5.5'])('%j is no sum', (text) => {
    expect(readAmount('RUB', text)).toBeNull()
  })

  test('of a platform comes in whole pieces', () => {
    expect([readAmount('VOTE', '9.00'), readAmount('VOTE', '9.50')]).toEqual([9, null])
  })
})
