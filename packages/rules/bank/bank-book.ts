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
  /** How long before bonus points go their owner is told. */
  readonly pointsToldBefore: number
  /** A golden ticket for every so many. */
  readonly emeraldsATicket: number
  /** Percent that are added to the first purchase of all. */
  readonly firstExtra: number
  /** Percent that are added to any purchase while a campaign runs. */
  readonly campaignExtra: number
}

/** Bonus points that a purchase has brought. */
interface Points {
  readonly payment: string
  /** How many are left, and how many were spent. */
  readonly amount: number
  readonly spent: number
  readonly until: number
}

/** What the bank remembers of whoever pays. */
export interface BankBook {
  readonly bought: readonly { readonly payment: string; readonly at: number; readonly emeralds: number }[]
  readonly points: readonly Points[]
  /** Whether anything was ever bought: the first purchase is worth more. */
  readonly hasBought: boolean
  /** Bought since the last golden ticket; below zero: tickets that were given for what was paid back. */
  readonly towardsTicket: number
  /** Bonus points that were spent though what had brought them was paid back: the next ones make up for them. */
  readonly pointsOwed: number
}

export const EMPTY_BOOK: BankBook = {
  bought: [],
  points: [],
  hasBought: false,
  towardsTicket: 0,
  pointsOwed: 0,
}

/** Without what no longer counts. */
export const asOf = (book: BankBook, now: number, rules: BankRules): BankBook => ({
  ...book,
  bought: book.bought.filter(({ at }) => at + rules.statusLasts > now),
  points: book.points.filter(({ until }) => until > now),
})

export const boughtLately = (book: BankBook, now: number, rules: BankRules): number =>
  asOf(book, now, rules).bought.reduce((sum, { emeralds }) => sum + emeralds, 0)

const statusWith = (bought: number, rules: BankRules): StatusRule | null =>
  rules.statuses.findLast(({ from }) => bought >= from) ?? null

export const statusOf = (book: BankBook, now: number, rules: BankRules): StatusRule | null =>
  statusWith(boughtLately(book, now, rules), rules)

/** Bonus points that are still good, the soonest to go first. */
export const pointsOf = (book: BankBook, now: number, rules: BankRules): readonly Points[] =>
  asOf(book, now, rules)
    .points.filter(({ amount }) => amount > 0)
    .toSorted((one, other) => one.until - other.until)

/** What would be added to a purchase of so many now. */
export function extraOf(
  book: BankBook,
  emeralds: number,
  now: number,
  rules: BankRules,
): { readonly first: number; readonly campaign: number; readonly points: number } {
  const waiting = pointsOf(book, now, rules).reduce((sum, { amount }) => sum + amount, 0)
  return {
    first: book.hasBought ? 0 : Math.floor((emeralds * rules.firstExtra) / 100),
    campaign: Math.floor((emeralds * rules.campaignExtra) / 100),
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
  const { first, campaign, points } = extraOf(before, emeralds, now, rules)
  const book = asOf(before, now, rules)
  const percent = statusWith(boughtLately(book, now, rules) + emeralds, rules)?.points ?? 0
  const earned = Math.floor((emeralds * percent) / 100)
  const madeUp = Math.min(earned, book.pointsOwed)
  const amount = earned - madeUp
  const towards = book.towardsTicket + emeralds
  const tickets = Math.max(0, Math.floor(towards / rules.emeraldsATicket))
  return {
    book: {
      bought: [...book.bought, { payment, at: now, emeralds }],
      points: [
        ...spend(book.points, points),
        ...(amount > 0 ? [{ payment, amount, spent: 0, until: now + rules.pointsLast }] : []),
      ],
      hasBought: true,
      towardsTicket: towards - tickets * rules.emeraldsATicket,
      pointsOwed: book.pointsOwed - madeUp,
    },
    extra: first + campaign + points,
    tickets,
  }
}

/** Points are spent in the order in which they would go anyway. */
function spend(points: readonly Points[], amount: number): readonly Points[] {
  let left = amount
  return points
    .toSorted((one, other) => one.until - other.until)
    .map((one) => {
      const spent = Math.min(left, one.amount)
      left -= spent
      return { ...one, amount: one.amount - spent, spent: one.spent + spent }
    })
}

/** What was paid back counts towards nothing: neither status nor points nor tickets. */
export function unbuy(
  book: BankBook,
  { payment, emeralds }: { readonly payment: string; readonly emeralds: number },
): BankBook {
  const spent = book.points.find((one) => one.payment === payment)?.spent ?? 0
  const others = book.points.filter((one) => one.payment !== payment)
  const left = others.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...book,
    bought: book.bought.filter((one) => one.payment !== payment),
    points: spend(others, Math.min(spent, left)),
    towardsTicket: book.towardsTicket - emeralds,
    pointsOwed: book.pointsOwed + Math.max(0, spent - left),
  }
}

/** When to look at the book because of a purchase: before its points go, and when it no longer counts. */
export const reviewsOf = (at: number, rules: BankRules): readonly [number, number] => [
  at + rules.pointsLast - rules.pointsToldBefore,
  at + rules.statusLasts,
]

/** Bonus points of a purchase that will be gone soon. */
export const pointsGoing = (book: BankBook, payment: string, now: number, rules: BankRules): number =>
  pointsOf(book, now, rules).find((one) => one.payment === payment)?.amount ?? 0
