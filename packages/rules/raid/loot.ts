import type { RaidDesign } from './design.ts'
import { LOOT_CURRENCIES, type Loot, type LootCurrency, type Raid } from './raid.ts'

/** Whole numbers only: `amount · part / whole`, without the remainder and exact at any size. */
const share = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

const HUNDRED = 100

const ofEach = (amount: (currency: LootCurrency) => number): Loot =>
  Object.fromEntries(LOOT_CURRENCIES.map((currency) => [currency, amount(currency)])) as Record<
    LootCurrency,
    number
  >

/** What a boss leaves if it falls. */
export function lootOf(
  { members, height, difficulty }: Pick<Raid, 'members' | 'height' | 'difficulty'>,
  design: RaidDesign,
): Loot {
  const each = design.lootOf(height)
  const times = design.difficulties[difficulty].loot
  return ofEach((currency) => Math.floor(each[currency] * members * times))
}

/** What it has left: all of it, or, if the week was over first, a part of it for the share that was dealt. */
export function lootLeftBy(raid: Raid, design: RaidDesign): Loot {
  const whole = lootOf(raid, design)
  if (raid.outcome === 'KILLED') return whole
  return ofEach((currency) =>
    share(share(whole[currency], design.unfinishedPercent, HUNDRED), raid.pool - raid.left, raid.pool),
  )
}

/** What somebody has taken off the pool. */
export interface Dealer {
  readonly playerId: number
  readonly dealt: number
}

export interface SharedLoot {
  readonly treasury: Loot
  /** Of all who dealt anything, whoever dealt most first. */
  readonly members: readonly { readonly playerId: number; readonly loot: Loot }[]
}

const byDealt = (one: Dealer, other: Dealer): number =>
  other.dealt - one.dealt || one.playerId - other.playerId

/** The same to all; what cannot be divided goes to those who dealt most, one each. */
const evenly = (amount: number, dealers: readonly Dealer[]): readonly number[] =>
  dealers.map((_, place) => Math.floor(amount / dealers.length) + (place < amount % dealers.length ? 1 : 0))

/** By what they dealt; what rounding has left goes to those who dealt most, one each. */
function byDamage(amount: number, dealers: readonly Dealer[]): readonly number[] {
  const all = dealers.reduce((sum, { dealt }) => sum + dealt, 0)
  const whole = dealers.map(({ dealt }) => share(amount, dealt, all))
  const over = amount - whole.reduce((sum, one) => sum + one, 0)
  return whole.map((one, place) => one + (place < over ? 1 : 0))
}

/** A part to the treasury; of the rest, a part evenly and a part by damage. Nothing is lost and nothing is made. */
export function shareLoot(
  loot: Loot,
  all: readonly Dealer[],
  { treasuryPercent, evenPercent }: RaidDesign,
): SharedLoot {
  const dealers = all.filter(({ dealt }) => dealt > 0).toSorted(byDealt)
  if (dealers.length === 0) return { treasury: loot, members: [] }
  const treasury = ofEach((currency) => share(loot[currency], treasuryPercent, HUNDRED))
  const parts = LOOT_CURRENCIES.map((currency) => {
    const rest = loot[currency] - treasury[currency]
    const even = share(rest, evenPercent, HUNDRED)
    return { currency, even: evenly(even, dealers), damage: byDamage(rest - even, dealers) }
  })
  return {
    treasury,
    members: dealers.map(({ playerId }, place) => ({
      playerId,
      loot: ofEach((currency) => {
        const part = parts.find((one) => one.currency === currency)
        return (part?.even[place] ?? 0) + (part?.damage[place] ?? 0)
      }),
    })),
  }
}
