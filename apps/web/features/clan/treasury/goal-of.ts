import type { BuildingView } from '@skystair/contract/clan-view.ts'
import type { Treasury, TreasuryCurrency } from '@skystair/rules/clan/clan.ts'

export interface Goal {
  readonly building: string
  readonly level: number
  readonly missing: number
}

/** What a currency is most nearly for: the next level that lacks least of it. `null`: there is enough for each. */
export function goalOf(
  currency: TreasuryCurrency,
  buildings: readonly BuildingView[],
  treasury: Treasury,
): Goal | null {
  const goals = buildings
    .filter(({ state }) => state === 'NORMAL')
    .map(({ buildingType, level, price }) => ({
      building: buildingType,
      level: level + 1,
      missing: (price.find((part) => part.currency === currency)?.amount ?? 0) - treasury[currency],
    }))
    .filter(({ missing }) => missing > 0)
  return goals.toSorted((one, other) => one.missing - other.missing)[0] ?? null
}

const everyOne = 100

/**
 * One press of a stepper: half of the first digit of what is chosen, so that whoever has thousands may give ten,
 * and whoever holds on has soon chosen them all.
 */
export function stepFrom(amount: number, most: number): number {
  if (most <= everyOne) return 1
  const least = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 3)
  return amount < 2 * least ? least : Math.max(least, 10 ** Math.floor(Math.log10(amount)) / 2)
}
