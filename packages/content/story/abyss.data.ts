import { NEVER, part } from './telling.ts'

/** Part 8: the Stair also goes down. */
export const ABYSS = part(8, 4375, 5500, { scenes: [], both: NEVER })
