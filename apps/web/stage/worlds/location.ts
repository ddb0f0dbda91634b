export const locations = [
  'forest',
  'march',
  'necropolis',
  'kingdom',
  'dark',
  'war',
  'miro',
  'abyss',
  'gate',
] as const
export type Location = (typeof locations)[number]

/** The last stair of each part of the tale but the endless one. */
const lastStairs: readonly (readonly [Location, number])[] = [
  ['forest', 30],
  ['march', 100],
  ['necropolis', 250],
  ['kingdom', 500],
  ['dark', 1000],
  ['war', 2999],
  ['miro', 4374],
  ['abyss', 5500],
]

export const locationOf = (stair: number): Location =>
  lastStairs.find(([, last]) => stair <= last)?.[0] ?? 'gate'
