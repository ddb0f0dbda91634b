/** All points are those of a stage 600 by 840, as scenes are designed. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The part of the stage that no bar covers. */
export interface Field {
  readonly top: number
  readonly bottom: number
}

export interface Fit {
  /** How far the ground is drawn out downwards. */
  readonly stretch: number
  /** Where the upper edge of the designed stage lies. */
  readonly origin: number
  /** How large whatever stands on it is. */
  readonly size: number
}

interface Design {
  /** What bars leave free of the designed stage. */
  readonly free: Field
  /** Higher stages draw the ground out so far. */
  readonly longest: number
  /** Of the room that is left then, the share above the ground. */
  readonly above: number
  readonly smallest: number
  readonly largest: number
}

/** Lays a designed ground into the part of the stage that no bar covers. */
export function fitGround({ free, longest, above, smallest, largest }: Design, { top, bottom }: Field): Fit {
  const designed = free.bottom - free.top
  const stretch = Math.min(longest, Math.max(0.6, (bottom - top) / designed))
  const spare = Math.max(0, bottom - top - stretch * designed)
  return {
    stretch,
    origin: top + spare * above - free.top * stretch,
    size: Math.min(largest, Math.max(smallest, stretch)),
  }
}

export const yOf = ({ stretch, origin }: Fit, y: number): number => origin + y * stretch
