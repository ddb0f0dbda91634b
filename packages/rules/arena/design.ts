import type { Amounts } from '../economy/purse.ts'

export const GOOD_KINDS = ['guest', 'artifact', 'hammer', 'tickets', 'frame'] as const

/** A good of the arena's shop, paid in amethysts. */
export interface ArenaGood {
  readonly id: string
  readonly price: number
  /** Sold to those who have ever been in this league or a better one. */
  readonly fromLeague: number
  /** So many in a week; a frame is bought once and for ever. */
  readonly aWeek: number
  readonly gives:
    | { readonly kind: 'guest'; readonly hero: string; readonly lasts: number }
    | { readonly kind: 'artifact'; readonly artifact: string }
    | { readonly kind: 'hammer' }
    | { readonly kind: 'tickets'; readonly amount: number }
    | { readonly kind: 'frame'; readonly frame: string }
}

/** What a league pays. */
export interface LeaguePay {
  /** A day, at its last and at its first place. */
  readonly amethysts: { readonly least: number; readonly most: number }
  /** A day, in gold of this many guardians of the highest stair that was beaten. */
  readonly gold: number
  readonly tickets: number
  /** For passing its line for the first time. */
  readonly gift: Amounts
}

/** The numbers of the arena, as the content gives them. */
export interface ArenaDesign {
  readonly level: number
  readonly fights: {
    readonly most: number
    readonly every: number
    /** How many may be bought in a day, and for how much. */
    readonly extraADay: number
    readonly extraPrice: (bought: number) => number
  }
  /** How far above each of the rivals stands, as a share of one's own position; and how much it may differ. */
  readonly rivals: {
    readonly shares: readonly number[]
    readonly spread: number
    readonly refreshEvery: number
  }
  /** So long a rival has to be away to step aside. */
  readonly stepsAsideAfter: number
  /** The same rival brings something so often in a day. */
  readonly rewardsFromOne: number
  /** For a win: amethysts, and gold of so many guardians. */
  readonly win: { readonly amethysts: number; readonly gold: number }
  /** Of the best league first. */
  readonly leagues: readonly LeaguePay[]
  /** A season that ends in this league or a better one gives a cup. */
  readonly cupLeague: number
  /** So many days of reward wait at the most. */
  readonly mostDays: number
  readonly goldOf: (stair: number) => number
  readonly goods: readonly ArenaGood[]
}
