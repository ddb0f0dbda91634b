import { CLAN_BUILDINGS } from '@skystair/content/clans/buildings.data.ts'

/** All points are those of the painted square, 600 by 840. */
export interface Point {
  readonly x: number
  readonly y: number
}

const painted = 840

/** Where a house stands; one this page does not know yet is not shown. */
export const siteOf = (type: string): Point | null => CLAN_BUILDINGS[type]?.place ?? null

export const fountain: Point = { x: 300, y: 440 }
export const bannerPole: Point = { x: 300, y: 352 }
export const gate: Point = { x: 300, y: 206 }

/** Half of what a house covers of the ground: nobody strolls there. */
export const footprint: Point = { x: 92, y: 42 }

export const isOn = (at: Point, middle: Point, half: Point): boolean =>
  ((at.x - middle.x) / half.x) ** 2 + ((at.y - middle.y) / half.y) ** 2 < 1

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
