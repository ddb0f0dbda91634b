/** Good and evil that somebody has done, in points. */
export interface Deeds {
  readonly goodPoints: number
  readonly evilPoints: number
}

export const LIGHT_SIDES = ['good', 'evil'] as const
export type LightSide = (typeof LIGHT_SIDES)[number]

/** What those are called who have done so much more of the one than of the other. */
export interface LightTitle {
  readonly id: string
  readonly side: LightSide
  /** so many points more than of the other side */
  readonly from: number
}

/** How fast the slider leaves the middle: so many points of one side alone take it half the way. */
const HALF_WAY = 10

/** Where somebody stands between dark (-1) and light (1); the ends are never reached. */
export function lightOf({ goodPoints, evilPoints }: Deeds): number {
  const tilt = goodPoints - evilPoints
  return tilt / (Math.abs(tilt) + HALF_WAY)
}

/** The highest title reached; null: too even to be called anything. */
export function lightTitle<T extends LightTitle>(deeds: Deeds, titles: readonly T[]): T | null {
  const tilt = deeds.goodPoints - deeds.evilPoints
  const reached = titles
    .filter(({ side, from }) => (side === 'good' ? tilt : -tilt) >= from)
    .sort((one, other) => other.from - one.from)
  return reached[0] ?? null
}

/** Percent off that heroes of a class give to their own side; nobody pays more for being what they are. */
export function fondness(
  warriorClass: string,
  side: LightSide | null,
  fond: Readonly<Record<string, LightSide>>,
  percent: number,
): number {
  return side !== null && fond[warriorClass] === side ? percent : 0
}
