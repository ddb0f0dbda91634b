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

/** One press of a stepper: about a twentieth of what there is, as a round number. */
export function stepFor(most: number): number {
  const rough = most / 20
  if (rough <= 1) return 1
  const ten = 10 ** Math.floor(Math.log10(rough))
  return rough < 2 * ten ? ten : rough < 5 * ten ? 2 * ten : 5 * ten
}
