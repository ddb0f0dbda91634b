import { drawThrows, type NamedLot, type Throw, throwOf } from '../draw/draw.ts'
import { dayOf } from '../everyday/everyday.ts'
import { waitUntil } from '../format/wait.ts'
import { type Refusal, refused } from '../refusal.ts'
import { CARDS, type Card, type CardLife, type Table } from './card-life.ts'

const DAY = 86_400_000

/** An animal waits so many days for the rest of its flock, the day it came among them. */
export const FLOCK_DAYS = 7

/** The three are laid by lot, each order as likely as the others. */
const LAYING = throwOf(
  CARDS.map((id) => ({ id, weight: 1 })),
  CARDS.length,
  true,
)

const isTable = (cards: readonly string[]): cards is Table =>
  cards.length === CARDS.length && CARDS.every((card) => cards.includes(card))

/** How the cards of a seed lie. */
export function layCards(seed: string): Table {
  const [laid = []] = drawThrows([LAYING], seed)
  if (!isTable(laid)) throw new Error(`cards that are none: ${laid}`)
  return laid
}

/** All throws of a turn: the cards, and for a whole flock what its chest holds. */
export const throwsOfTurn = (isFlock: boolean, finds: readonly NamedLot[]): readonly Throw[] =>
  isFlock ? [LAYING, throwOf(finds)] : [LAYING]

/** What lies in the chest of a whole flock. */
export function flockFind(seed: string, finds: readonly NamedLot[]): string {
  const [, [find] = []] = drawThrows(throwsOfTurn(true, finds), seed)
  if (find === undefined) throw new Error('an empty chest')
  return find
}

/** When the cards of this day are gone. */
export const endOfDay = (now: number): number => (dayOf(now) + 1) * DAY

/** The card that works now; null: none was turned today. */
export function cardAt({ turned }: CardLife, now: number): Card | null {
  return turned !== null && turned.day === dayOf(now) ? (turned.table[turned.place] ?? null) : null
}

/** The animals that still wait for their flock, and till when. */
export const flockAt = (
  { flock }: CardLife,
  now: number,
): readonly { readonly card: Card; readonly until: number }[] =>
  flock
    .filter(({ day }) => day + FLOCK_DAYS > dayOf(now))
    .map(({ card, day }) => ({ card, until: (day + FLOCK_DAYS) * DAY }))

export interface Turned {
  readonly life: CardLife
  readonly card: Card
  /** One of each animal has come within a week: the flock is whole, and the next begins. */
  readonly isFlock: boolean
}

/** One of three cards is turned, once a day. */
export function turnCard(life: CardLife, table: Table, place: number, now: number): Turned | Refusal {
  const card = table[place]
  if (card === undefined) return refused('cards.refused.no-such-card')
  if (cardAt(life, now) !== null) return refused('cards.refused.come-tomorrow', waitUntil(endOfDay(now), now))
  const day = dayOf(now)
  const waiting = life.flock.filter((one) => one.card !== card && one.day + FLOCK_DAYS > day)
  const flock = [...waiting, { card, day }]
  const isFlock = flock.length === CARDS.length
  return { life: { turned: { table, place, day }, flock: isFlock ? [] : flock }, card, isFlock }
}
