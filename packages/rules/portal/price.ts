import type { Amounts } from '../economy/purse.ts'
import { dayOf } from '../everyday/everyday.ts'
import { PLACES_APART, type PlaceApart } from '../road/place.ts'
import type { PortalDesign } from './design.ts'
import type { ChosenDiscount, PortalLife } from './portal-life.ts'

const DAY = 86_400_000

/** The key that is cheaper today, and until when: one after another, the same for everybody. */
export function offerOf(now: number): { readonly place: PlaceApart; readonly until: number } {
  const day = dayOf(now)
  const place = PLACES_APART[day % PLACES_APART.length]
  if (place === undefined) throw new Error('a day without an offer')
  return { place, until: (day + 1) * DAY }
}

export const percentOf = ({ cards, card }: ChosenDiscount): number => cards[card] ?? 0

/** The card that was turned, as long as it is good. */
export const goodCard = ({ discount }: PortalLife, now: number): ChosenDiscount | null =>
  discount !== null && discount.until > now ? discount : null

/** How much cheaper a key is now, in hundredths: the better of the day's offer and the card, not both. */
export function percentOff(
  life: PortalLife,
  place: PlaceApart,
  { dailyPercent }: Pick<PortalDesign, 'dailyPercent'>,
  now: number,
): number {
  const card = goodCard(life, now)
  return Math.max(offerOf(now).place === place ? dailyPercent : 0, card === null ? 0 : percentOf(card))
}

/** What a key costs with so many hundredths off; never nothing. */
export function priceOf(
  place: PlaceApart,
  { places }: Pick<PortalDesign, 'places'>,
  percent: number,
): Amounts {
  const { currency, amount } = places[place].price
  return { [currency]: Math.max(1, Math.ceil((amount * (100 - percent)) / 100)) }
}
