/** How a fight looks, in a word. */
export const ODDS = ['weaker', 'even', 'bold', 'mad'] as const
export type Odds = (typeof ODDS)[number]

/** Up to which power of the rival, as a share of one's own, each word is true; beyond the last it is mad. */
const UP_TO = [
  ['weaker', 0.9],
  ['even', 1.1],
  ['bold', 1.35],
] as const satisfies readonly (readonly [Odds, number])[]

export const oddsAgainst = (own: number, rival: number): Odds =>
  UP_TO.find(([, share]) => rival <= own * share)?.[0] ?? 'mad'
