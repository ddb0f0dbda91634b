import { CLAN_BUILDINGS } from '@skystair/content/clans/buildings.data.ts'
import { type Field, type Fit, fitGround, type Point, yOf } from '../../../stage/ground/fit-ground.ts'

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

/** On higher stages the rest is sky and meadow. */
const design = { free: { top: 62, bottom: 745 }, longest: 1.24, above: 0.62, smallest: 0.72, largest: 1.12 }

export const fitTown = (field: Field): Fit => fitGround(design, field)

/** The lower edge of the painted ground on the stage. */
export const groundEnd = (fit: Fit): number => yOf(fit, painted)
