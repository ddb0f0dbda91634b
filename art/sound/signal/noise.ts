/** White noise from a seed, -1 to 1: the same seed always hisses the same. */
export function noiseOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2147483648 - 1
  }
}
