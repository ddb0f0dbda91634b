import type { Chance } from '../../model/chance.ts'
import type { Colour } from '../../model/colour.ts'
import type { Model } from '../../model/model.ts'
import type { Palette } from '../palette.ts'
import type { Look } from '../turf.ts'

/** how far the ground lies below the landings it carries */
export const SLOPE = -0.3

/** one stair about to be built, in the frame of its landing: front edge at z = 0, top at y = 0 */
interface Step {
  look: Look
  p: Palette
  r: Chance
  /** its row in the segment */
  i: number
  /** how far the next stair stands aside */
  shift: number
}
/** the land beside one stair, in the frame of the segment */
interface Beside {
  look: Look
  p: Palette
  r: Chance
  i: number
  bend: number
}
/** what a road is made of and what lies along it */
export interface Road {
  /** how deep the ground lies under it; 0: it lies on the ground, which is cut to carry it */
  sunk: number
  /** ground of its own, where the palette's belongs to the battle grounds alone: light, base, dark, edge, cliff, shade */
  ground?: readonly [Colour, Colour, Colour, Colour, Colour, Colour]
  /** nothing but this colour below: no shadow falls on a sky */
  sky?: Colour
  stair: (m: Model, step: Step) => void
  beside: (m: Model, beside: Beside) => void
}
