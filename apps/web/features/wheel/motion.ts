/** How the wheel turns: angles in degrees, clockwise, 0 at the top. */
export const SECTORS = 12
export const SECTOR = 360 / SECTORS

/** Milliseconds of a whole spin, and where in it each part ends. */
export const SPIN_LASTS = 6_200
const GATHERS = 0.14
const HESITATES = 0.86
/** Whole rounds before the last one. */
const ROUNDS = 6
/** The share of the way that is left when the wheel can hardly make it past the last pin. */
const LAST_PUSH = 0.006

/** The rotation at which the pointer shows the middle of a sector. */
export const restAt = (sector: number): number => -sector * SECTOR

/** Where a spin from one rotation ends: forwards, rounds and all, exactly at the sector. */
export function endOf(from: number, sector: number): number {
  const ahead = (((restAt(sector) - from) % 360) + 360) % 360
  return from + ROUNDS * 360 + ahead
}

/**
 * The share of the way after a share of the time: it gathers speed, runs out of it, hesitates before the last pin, and
 * falls to rest. Speed never jumps but at the hesitation, where it is next to nothing.
 */
export function shareOfWay(time: number): number {
  if (time <= 0) return 0
  if (time >= 1) return 1
  const most = 1 - LAST_PUSH
  // Even push, then a slowdown that begins at the speed reached: both meet with one slope.
  const run = HESITATES - GATHERS
  const power = 4
  const reached = (most * GATHERS) / (GATHERS + (2 * run) / power)
  if (time < GATHERS) return reached * (time / GATHERS) ** 2
  if (time < HESITATES) {
    const left = 1 - (time - GATHERS) / run
    return reached + (most - reached) * (1 - left ** power)
  }
  const last = (time - HESITATES) / (1 - HESITATES)
  return most + LAST_PUSH * last * last * (3 - 2 * last)
}

/** Pins that have passed the pointer at this rotation: they stand between the sectors. */
export const pinsPassed = (rotation: number): number => Math.floor(rotation / SECTOR + 0.5)
