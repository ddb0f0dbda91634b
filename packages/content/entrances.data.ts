/** How a boss comes: on its feet, from above, out of the ground, or by letting everybody know that it is here. */
export type EntranceKind = 'walk' | 'drop' | 'rise' | 'roar'

export interface GreatEntrance {
  readonly kind: EntranceKind
  /** What the sky darkens to. */
  readonly sky: number
  /** What flies around it as it comes. */
  readonly spark: number
}

/** The great ones of the road, by the stair they bar: each comes in its own way. */
export const GREAT_ENTRANCES: Readonly<Record<number, GreatEntrance>> = {
  50: { kind: 'drop', sky: 0x1c3216, spark: 0xbfe88a },
  100: { kind: 'roar', sky: 0x4a1d10, spark: 0xffb05a },
  250: { kind: 'rise', sky: 0x0c2a26, spark: 0x8affc8 },
  500: { kind: 'walk', sky: 0x3a2c08, spark: 0xffe27a },
  1000: { kind: 'rise', sky: 0x050816, spark: 0x8fa8ff },
  2999: { kind: 'roar', sky: 0x3a0d0d, spark: 0xff6a3a },
  4374: { kind: 'drop', sky: 0x123a5a, spark: 0xd8f4ff },
  5500: { kind: 'rise', sky: 0x2c0610, spark: 0xff7a2a },
}
