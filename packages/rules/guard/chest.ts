export const chestTypes = ['NONE', 'SILVER', 'AZURE', 'AMBER', 'GOLD', 'JADE', 'LAVA'] as const
export type ChestType = (typeof chestTypes)[number]

/** Emeralds bought from which each chest is given, the best first. */
export const chestThresholds: readonly { readonly chest: ChestType; readonly emeralds: number }[] = [
  { chest: 'LAVA', emeralds: 50_000 },
  { chest: 'JADE', emeralds: 20_000 },
  { chest: 'GOLD', emeralds: 10_000 },
  { chest: 'AMBER', emeralds: 7000 },
  { chest: 'AZURE', emeralds: 3000 },
  { chest: 'SILVER', emeralds: 1 },
]

export const chestFor = (emeraldsBought: number): ChestType =>
  chestThresholds.find(({ emeralds }) => emeraldsBought >= emeralds)?.chest ?? 'NONE'
