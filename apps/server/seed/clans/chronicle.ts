import { CLANS } from '@skystair/content/clans/clans.ts'
import type { ClanChange } from '@skystair/rules/clan/change.ts'
import { type Clan, TREASURY_CURRENCIES, type Treasury } from '@skystair/rules/clan/clan.ts'
import { DEPOSIT_TYPES, depositCurrency, donationEvent, donationOf } from '@skystair/rules/clan/donate.ts'
import { type ClanEvent, told } from '@skystair/rules/clan/log.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { ofClan, ofPlayer, ofWorld } from '@skystair/rules/wallet/account.ts'
import { type Movement, mirrored } from '@skystair/rules/wallet/movement.ts'
import { paidFor } from '../../features/clan/write-clan.ts'
import type { Deal } from '../person.ts'

/** Money of the treasury that moved at one moment, and what was left. */
export interface Booked extends Deal {
  readonly reference: string
  readonly left: Treasury
}

/** A clan, and how it came to be what it is: all that its log, its books and its givers tell. */
export interface Chronicle {
  clan: Clan
  readonly log: { readonly at: number; readonly event: ClanEvent }[]
  readonly books: Booked[]
  readonly given: { readonly playerId: number; readonly at: number; readonly worth: number }[]
  /** What members moved, by their ids. */
  readonly deals: Map<number, Deal[]>
}

export function begun({ clan, events }: ClanChange): Chronicle {
  const log = events.map((event) => ({ at: clan.foundedAt, event }))
  return { clan, log, books: [], given: [], deals: new Map() }
}

/** The same each time: a seeding that was cut short finds the other half of each deal. */
const referenceOf = ({ clan, books }: Chronicle): string => `demo-clan-${clan.id}-${books.length}`

/** A rule has changed the clan; the demo world is made of what the rules allow. */
export function happened(chronicle: Chronicle, change: ClanChange | Refusal, at: number): void {
  if (isRefusal(change)) throw new Error(`${chronicle.clan.name}: ${change.refused}`)
  const { clan, events, spent = {} } = change
  chronicle.clan = clan
  chronicle.log.push(...events.map((event) => ({ at, event })))
  const movements = paidFor(spent, events)
  if (movements.length > 0)
    chronicle.books.push({ at, movements, reference: referenceOf(chronicle), left: clan.treasury })
}

/** A member gives what was found on the road. */
export function give(chronicle: Chronicle, playerId: number, amounts: Amounts, at: number): void {
  const portions = DEPOSIT_TYPES.map((type) => ({ type, amount: amounts[depositCurrency[type]] ?? 0 }))
  const donation = donationOf(portions, CLANS)
  if (isRefusal(donation)) return
  const { clan } = chronicle
  const reference = referenceOf(chronicle)
  const movements: readonly Movement[] = donation.amounts.map(({ currency, amount }) => ({
    currency,
    amount: -amount,
    counterparty: ofClan(clan.id),
    reason: 'CLAN_DONATION',
  }))
  const treasury = Object.fromEntries(
    TREASURY_CURRENCIES.map((currency) => [currency, clan.treasury[currency] + (amounts[currency] ?? 0)]),
  ) as Record<keyof Treasury, number>
  chronicle.clan = { ...clan, treasury }
  chronicle.given.push({ playerId, at, worth: donation.worth })
  for (const { currency, amount } of donation.amounts)
    chronicle.log.push({ at, event: told(donationEvent[currency], playerId, null, { amount }) })
  const own = ofPlayer(playerId)
  chronicle.books.push({
    at,
    reference,
    movements: movements.map((movement) => mirrored(movement, own)),
    left: treasury,
  })
  pays(chronicle, playerId, movements, at, reference)
}

/** Somebody pays with what came just for that: the purse is afterwards what it was. */
export function pays(
  { deals }: Chronicle,
  playerId: number,
  movements: readonly Movement[],
  at: number,
  reference?: string,
): void {
  const found = movements.map(({ currency, amount }) => ({
    currency,
    amount: -amount,
    counterparty: ofWorld('road'),
    reason: 'RESOURCE',
  }))
  const deal = { at, movements: [...found, ...movements], ...(reference ? { reference } : {}) }
  deals.set(playerId, [...(deals.get(playerId) ?? []), deal])
}
