const START = 12
const STEEPNESS = 1.0115

/** Only exact operations: a power that differed between engines would be another battle. */
function powerOf(base: number, exponent: number): number {
  let result = 1
  let square = base
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square
    square *= square
  }
  return result
}

/** The power that guards stair n: 12 · n^1.5 · 1.0115^n. */
export const guardianPower = (stair: number): number =>
  START * stair * Math.sqrt(stair) * powerOf(STEEPNESS, stair)

/** What one more stair asks for. Rewards are measured in it, so that they keep their meaning at every height. */
export const stairWorth = (stair: number): number => guardianPower(stair + 1) - guardianPower(stair)

/** Above this the power of a guardian is more than a number can hold: nobody can see or reach it. */
export const HIGHEST_STAIR = 60_000

/** The highest stair whose guardian this power is expected to beat; 0 if not even the first. */
export function battleStair(power: number): number {
  let low = 0
  let high = HIGHEST_STAIR
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (guardianPower(middle) <= power) low = middle
    else high = middle - 1
  }
  return low
}
