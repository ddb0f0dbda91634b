import type { WorldLook } from './world-look.ts'

/** The painted clearing of a world: battles are fought on it, and it goes on beside the stage of a desktop. */
export const arenaOf = (look: WorldLook): string => `arena-${look}`
