/** All points are those of a stage 600 by 840, as the arena was designed. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the feet of the rivals stand: the first is the nearest and the lowest on the ladder. */
export const pedestals: readonly (Point & { readonly tall: number; readonly side: 1 | -1 })[] = [
  { x: 102, y: 566, tall: 132, side: 1 },
  { x: 498, y: 566, tall: 132, side: -1 },
  { x: 122, y: 350, tall: 118, side: 1 },
  { x: 478, y: 350, tall: 118, side: -1 },
  { x: 300, y: 258, tall: 106, side: 1 },
]

/** Where the player stands: on the stone. */
export const ownPlace: Point & { readonly tall: number } = { x: 300, y: 566, tall: 150 }

/** How the painted stadium lies on the designed stage: wider than it was painted, so that the sand has room. */
const painted = { width: 600, height: 840, across: 1.3, along: 1.1, top: 49 }

/** What bars leave free of the designed stage. */
const designed = { top: 146, bottom: 664 }
/** Higher stages draw the sand out so far. */
const longest = 1.5

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

/** Lays the arena into the part of the stage that no bar covers. */
export function fitArena({ top, bottom }: Field): Fit {
  const room = (bottom - top) / (designed.bottom - designed.top)
  const stretch = Math.min(longest, Math.max(0.6, room))
  const spare = Math.max(0, bottom - top - stretch * (designed.bottom - designed.top))
  return {
    stretch,
    origin: top + spare / 2 - designed.top * stretch,
    size: Math.min(1.2, Math.max(0.66, stretch)),
  }
}

export const yOf = ({ stretch, origin }: Fit, y: number): number => origin + y * stretch

/** The box of the painted stadium on the stage. */
export function stadiumBox(fit: Fit): { x: number; y: number; width: number; height: number } {
  const { width, height, across, along, top } = painted
  return { x: 300, y: yOf(fit, top), width: width * across, height: height * along * fit.stretch }
}

/** A unit of the studio in pixels of its pictures, and how its one camera looks down on the world. */
const unit = 64
const [down, up] = [Math.sin((48 * Math.PI) / 180), Math.cos((48 * Math.PI) / 180)]
/** Half axes of the wall around the sand, how far each tier lies behind the one before, and how high they are. */
const wall = { x: 4.15, z: 6.5, z0: -0.4, y0: 420 }
const tierDepth = 0.52
const tierHeights = [0.82, 1.08, 1.42, 1.78] as const
export const tiers = tierHeights.length

/** A seat of the painted stadium on the stage; `angle` 0 is opposite the player's eye, a quarter turn is at the side. */
export function seat(fit: Fit, tier: number, angle: number): Point {
  const far = tier * tierDepth
  const x = Math.sin(angle) * (wall.x + far) * unit
  const z = wall.z0 - Math.cos(angle) * (wall.z + far)
  const y = wall.y0 + unit * (z * down - (tierHeights[tier] ?? 0) * up)
  return { x: 300 + x * painted.across, y: yOf(fit, painted.top + y * painted.along) }
}

/** How far below the player's feet the middle of the stone's front is. */
export const plaqueY = 62
