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
