/** one stair is 120 px of screen; a segment is five stairs: 600 x 600 px */
export const STAIRS = 5
export const RISE = 0.56
const SINE = 0.743145
const COSINE = 0.669131
export const DEPTH = (1.875 - RISE * COSINE) / SINE
export const HALF_ROAD = 2.35
/** the half step at the back of each landing */
export const STEP = 0.34
export const LANDING = DEPTH - STEP
