/** Who walks with a player from the first stair on. */
export const companions = [
  'MAN_COMPANION_1',
  'MAN_COMPANION_2',
  'WOMAN_COMPANION_1',
  'WOMAN_COMPANION_2',
] as const
export type Companion = (typeof companions)[number]
