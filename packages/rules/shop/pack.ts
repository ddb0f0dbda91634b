import { type Amounts, earn, spend } from '../economy/purse.ts'
import { type HeroKind, squadOf } from '../heroes/hero.ts'
import { join } from '../heroes/join.ts'
import type { Company } from '../heroes/leave.ts'
import { squadLimit } from '../heroes/squad-limit.ts'
import { mostHeroes } from '../heroes/welcome.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Purchases } from './purchases.ts'
import { type Packs, weekOf } from './week.ts'

export interface PackDesign {
  readonly id: string
  /** nothing: a present */
  readonly price: Amounts
  readonly gives: Amounts
  /** a hero who comes for a while; null: none */
  readonly guest: { readonly kind: string; readonly lasts: number } | null
}

/** How many of this week's packs were taken. */
export const packsTaken = ({ week, taken }: Packs, now: number): number => (week === weekOf(now) ? taken : 0)

interface Taker extends Company {
  readonly purse: Wallet
  readonly belongings: Company['belongings'] & Pick<Purchases, 'packs'>
}

/** Packs are taken in order; a guest fights along where there is room, and leaves in time. */
export function takePack<Who extends Taker>(
  who: Who,
  packs: readonly PackDesign[],
  id: string,
  kindOf: (kind: string) => HeroKind,
  guestPower: (kind: HeroKind) => number,
  now: number,
): Who | Refusal {
  const place = packs.findIndex((pack) => pack.id === id)
  const pack = packs[place]
  if (!pack) return refused('shop.refused.unknown-pack')
  const taken = packsTaken(who.belongings.packs, now)
  if (place < taken) return refused('errors.offering-used')
  if (place > taken) return refused('errors.previous-pack')
  const paid = spend(who.purse, pack.price)
  if (isRefusal(paid)) return paid
  const purse = earn(paid, pack.gives)
  if (isRefusal(purse)) return purse
  const belongings = { ...who.belongings, packs: { week: weekOf(now), taken: taken + 1 } }
  const paidFor = { ...who, purse, belongings }
  if (pack.guest === null) return paidFor
  const kind = kindOf(pack.guest.kind)
  return welcomeGuest(paidFor, kind, guestPower(kind), pack.guest.lasts, now)
}

/** A hero who comes for a while fights along where there is room. */
export function welcomeGuest<Who extends Pick<Company, 'heroes'>>(
  who: Who,
  kind: HeroKind,
  power: number,
  lasts: number,
  now: number,
): Who | Refusal {
  if (who.heroes.length >= mostHeroes) return refused('heroes.refused.camp-full', { most: mostHeroes })
  const heroId = who.heroes.reduce((most, hero) => Math.max(most, hero.id), 0) + 1
  const hasRoom = squadOf(who.heroes).length < squadLimit
  const guest = { ...join(kind, heroId, power, hasRoom, now), temporal: now + lasts }
  return { ...who, heroes: [...who.heroes, guest] }
}
