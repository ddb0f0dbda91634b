import type { BuildingType } from '@skystair/rules/clan/clan.ts'

/** All points are those of the painted square, 600 by 840. */
export interface Point {
  readonly x: number
  readonly y: number
}

const painted = 840

/** Where the houses stand: four on their rings, the wall across the way in. */
export const sites: Readonly<Record<BuildingType, Point>> = {
  EXPERIENCE: { x: 112, y: 338 },
  SNOW_WORLD: { x: 488, y: 338 },
  GEAR_FACTORY: { x: 122, y: 578 },
  HALL_OF_FAME: { x: 478, y: 578 },
  CLAN_SHIELD: { x: 300, y: 658 },
}

export const fountain: Point = { x: 300, y: 440 }
export const bannerPole: Point = { x: 300, y: 352 }
export const gate: Point = { x: 300, y: 206 }

/** Half of what a house covers of the ground: nobody strolls there. @forTests */
export const footprint: Point = { x: 92, y: 42 }
/** The same of the fountain. @forTests */
export const basin: Point = { x: 64, y: 34 }

/** What the bars leave free of a stage as high as in the design, and the horizon of the town in it. */
const designed = { top: 62, bottom: 745 }
/** Higher stages draw the town out so far; the rest is sky and meadow. */
const longest = 1.24
const skyShare = 0.62

export interface Field {
  readonly top: number
  readonly bottom: number
}

export interface Fit {
  /** How far the ground is drawn out downwards. */
  readonly stretch: number
  /** Where the upper edge of the painted ground lies on the stage. */
  readonly origin: number
  /** How large whatever stands on it is. */
  readonly size: number
}

/** Lays the square into the part of the stage that no bar covers. */
export function fitTown({ top, bottom }: Field): Fit {
  const room = (bottom - top) / (designed.bottom - designed.top)
  const stretch = Math.min(longest, Math.max(0.6, room))
  const spare = Math.max(0, bottom - top - stretch * (designed.bottom - designed.top))
  return {
    stretch,
    origin: top + spare * skyShare - designed.top * stretch,
    size: Math.min(1.12, Math.max(0.72, stretch)),
  }
}

export const yOf = ({ stretch, origin }: Fit, y: number): number => origin + y * stretch

/** The lower edge of the painted ground on the stage. */
export const groundEnd = (fit: Fit): number => yOf(fit, painted)
