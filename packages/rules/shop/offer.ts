/** What heroes may be had for less, by the names of the specification. */
export const offers = [
  'FIRST_HERO',
  'GEMS_X2',
  'MYTH_10',
  'MYTH_20',
  'MYTH_25',
  'MYTH_50',
  'MYTH_75',
] as const
export type Offer = (typeof offers)[number]
