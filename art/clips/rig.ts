/** picture units of a rig and its clips per pixel at the standard scale */
export const UNITS_PER_PIXEL = 3

export type Pair = readonly [number, number]
export type Box = readonly [number, number, number, number]

export interface RigPart {
  /** the order of parts is the order of drawing */
  name: string
  /** none: it stands on the ground */
  parent: string | null
  /** joint */
  at: Pair
  /** far end of a part that bends */
  to: Pair | null
  /** not shown at rest: closed eyelids */
  hidden: boolean
  /** where its picture lies at rest, in units */
  box: Box
  /** the same picture in the atlas, as shares of its width and height */
  uv: Box
}
export interface RigMark {
  part: string
  at: Pair
}
/** one for both scales of a puppet */
export interface Rig {
  id: string
  plan: string
  /** the picture looks right; mirror it for the other side */
  foot: Pair
  /** the shadow it throws at rest; never mirrored */
  shadow: { box: Box; uv: Box } | null
  /** highest point above the foot, for health bars and names */
  height: number
  parts: readonly RigPart[]
  marks: Readonly<Record<string, RigMark>>
}
