/** seeded chance for scattering leaves and stones: the same seed grows the same tree */
export interface Chance {
  (): number
  between(low: number, high: number): number
  below(count: number): number
}
export const chance = (seed: number): Chance => {
  let state = (Math.imul(seed, 747796405) + 2891336453) >>> 0
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) / 16777216
  }
  for (let i = 0; i < 3; i++) next()
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    below: (count: number) => Math.floor(next() * count) % count,
  })
}
