import type { Area } from './text-areas.ts'

/** The area with the texts of a part of the tale: nobody loads a part before it is met. */
export const taleArea = (part: number): Area => `tale-${part}` as Area
