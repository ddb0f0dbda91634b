import { type Rig, UNITS_PER_PIXEL } from '@skystair/art/clips/rig.ts'

/** How far a figurine reaches from its foot at rest, in pixels of the road. */
export interface Extent {
  readonly above: number
  readonly below: number
  /** Away from where it looks. */
  readonly behind: number
  readonly before: number
}

/** The picture looks right: what lies left of the foot is behind. */
export function extentOf({ parts, foot, height }: Rig): Extent {
  const seen = parts.filter(({ hidden }) => !hidden).map(({ box }) => box)
  const reach = (of: (box: (typeof seen)[number]) => number) => Math.max(0, ...seen.map(of)) / UNITS_PER_PIXEL
  return {
    above: height / UNITS_PER_PIXEL,
    below: reach(([, top, , tall]) => top + tall - foot[1]),
    behind: reach(([left]) => foot[0] - left),
    before: reach(([left, , wide]) => left + wide - foot[0]),
  }
}
