export const stairsPerSheet = 100

/** Which sprite sheet, and which picture on it, shows the number of a stair. Stairs count from 1. */
export const stairSheet = (stair: number): { sheet: number; frame: number } => ({
  sheet: Math.floor((stair - 1) / stairsPerSheet),
  frame: (stair - 1) % stairsPerSheet,
})
