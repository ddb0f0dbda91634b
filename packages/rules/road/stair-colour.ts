export const stairColours = ['green', 'yellow', 'red'] as const
export type StairColour = (typeof stairColours)[number]

/** Above this a stair is a risk. `battleStair` is the highest stair the squad is expected to win. */
export function yellowThreshold(stair: number, battleStair: number): number {
  if (stair <= 25) return battleStair + 1
  if (stair < 60) return battleStair
  if (stair < 100) return battleStair - 1
  return (stair < 120 ? 0.95 : 0.9) * battleStair
}

/** Above this a stair is a danger. Below stair 60 no stair stands above its own threshold: beginners see no red. */
export function redThreshold(stair: number, battleStair: number): number {
  if (stair <= 25) return stair + 1
  return stair < 60 ? stair : battleStair + 1
}

export function stairColour(stair: number, battleStair: number): StairColour {
  if (stair > redThreshold(stair, battleStair)) return 'red'
  return stair > yellowThreshold(stair, battleStair) ? 'yellow' : 'green'
}

/** The lowest battle stair by which a stair is green. */
function greenFrom(stair: number): number {
  if (stair <= 25) return stair - 1
  if (stair < 60) return stair
  if (stair < 100) return stair + 1
  return Math.ceil(stair / (stair < 120 ? 0.95 : 0.9))
}

/** From here on there is red. */
const RED_FROM = 60

/**
 * The battle stair by which the thresholds show this stair as the forecast of its battle has it: power alone would let
 * a stone promise what the sheet beside it denies. Where the thresholds know no red, it is yellow.
 */
export function battleStairBy(forecast: StairColour, stair: number, battleStair: number): number {
  const green = greenFrom(stair)
  if (forecast === 'green') return Math.max(battleStair, green)
  if (stair < RED_FROM) return Math.max(0, Math.min(battleStair, green - 1))
  if (forecast === 'red') return Math.min(battleStair, stair - 2)
  return Math.min(green - 1, Math.max(battleStair, stair - 1))
}
