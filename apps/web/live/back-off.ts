const firstWait = 1_000
const longestWait = 30_000

/** Milliseconds before the next try: twice as long each time, and never the same for all who wait. */
export function backOff(failures: number, random: () => number): number {
  const wait = Math.min(firstWait * 2 ** Math.min(failures, 10), longestWait)
  return Math.round(wait * (0.5 + random() / 2))
}
