export const BANK_STATUSES = ['silver', 'gold', 'brilliant'] as const
export type BankStatus = (typeof BANK_STATUSES)[number]

/** What each status asks for and gives. */
export interface StatusRule {
  readonly status: BankStatus
  /** Emeralds bought within the days that count. */
  readonly from: number
  /** Percent of a purchase that come back as bonus points. */
  readonly points: number
}

export interface BankRules {
  /** From the lowest to the highest. */
  readonly statuses: readonly StatusRule[]
  /** For how long a purchase counts towards a status, and bonus points are good. */
  readonly statusLasts: number
  readonly pointsLast: number
  /** A golden ticket for every so many. */
  readonly emeraldsATicket: number
  /** Percent that are added to the first purchase of all. */
  readonly firstExtra: number
}

/** What the bank remembers of whoever pays. */
export interface BankBook {
  readonly bought: readonly { readonly payment: string; readonly at: number; readonly emeralds: number }[]
  readonly points: readonly { readonly payment: string; readonly amount: number; readonly until: number }[]
  /** Whether anything was ever bought: the first purchase is worth more. */
  readonly hasBought: boolean
  /** Bought since the last golden ticket. */
  readonly towardsTicket: number
}

export const EMPTY_BOOK: BankBook = { bought: [], points: [], hasBought: false, towardsTicket: 0 }

/** Without what no longer counts. */
const asOf = (book: BankBook, now: number, rules: BankRules): BankBook => ({
  ...book,
  bought: book.bought.filter(({ at }) => at + rules.statusLasts > now),
  points: book.points.filter(({ amount, until }) => amount > 0 && until > now),
})

export const boughtLately = (book: BankBook, now: number, rules: BankRules): number =>
  asOf(book, now, rules).bought.reduce((sum, { emeralds }) => sum + emeralds, 0)

export function statusOf(book: BankBook, now: number, rules: BankRules): StatusRule | null {
  const bought = boughtLately(book, now, rules)
  return rules.statuses.findLast(({ from }) => bought >= from) ?? null
}

/** Bonus points that are still good, the soonest to go first. */
export const pointsOf = (book: BankBook, now: number, rules: BankRules): BankBook['points'] =>
  asOf(book, now, rules).points.toSorted((one, other) => one.until - other.until)

/** What would be added to a purchase of so many now. */
export function extraOf(
  book: BankBook,
  emeralds: number,
  now: number,
  rules: BankRules,
): { readonly first: number; readonly points: number } {
  const waiting = pointsOf(book, now, rules).reduce((sum, { amount }) => sum + amount, 0)
  return {
    first: book.hasBought ? 0 : Math.floor((emeralds * rules.firstExtra) / 100),
    points: Math.min(waiting, emeralds),
  }
}

export interface Bought {
  readonly book: BankBook
  readonly extra: number
  readonly tickets: number
}

/** A purchase is written into the book: what it adds, what it brings next time, and the tickets. */
export function buy(
  before: BankBook,
  { payment, emeralds }: { readonly payment: string; readonly emeralds: number },
  now: number,
  rules: BankRules,
): Bought {
  const { first, points } = extraOf(before, emeralds, now, rules)
  const book = asOf(before, now, rules)
  const counted: BankBook = {
    ...book,
    bought: [...book.bought, { payment, at: now, emeralds }],
    points: spend(pointsOf(book, now, rules), points),
    hasBought: true,
    towardsTicket: (book.towardsTicket + emeralds) % rules.emeraldsATicket,
  }
  const percent = statusOf(counted, now, rules)?.points ?? 0
  const amount = Math.floor((emeralds * percent) / 100)
  const earned = amount > 0 ? [{ payment, amount, until: now + rules.pointsLast }] : []
  return {
    book: { ...counted, points: [...counted.points, ...earned] },
    extra: first + points,
    tickets: Math.floor((book.towardsTicket + emeralds) / rules.emeraldsATicket),
  }
}

/** Points are spent in the order in which they would go anyway. */
function spend(points: BankBook['points'], amount: number): BankBook['points'] {
  let left = amount
  return points.flatMap((one) => {
    const spent = Math.min(left, one.amount)
    left -= spent
    return spent === one.amount ? [] : [{ ...one, amount: one.amount - spent }]
  })
}

/** What was paid back counts towards nothing. */
export const unbuy = (book: BankBook, payment: string): BankBook => ({
  ...book,
  bought: book.bought.filter((one) => one.payment !== payment),
  points: book.points.filter((one) => one.payment !== payment),
})
