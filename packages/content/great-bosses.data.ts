import type { GreatBoss } from '@skystair/rules/road/road-design.ts'

/** The great ones of the road, by the stair they bar: no two of them come twice, and none has the trick of another. */
export const GREAT_BOSSES: Readonly<Record<number, GreatBoss>> = {
  // Whistles twice a round.
  50: { kind: 'nightingale-robber' },
  // Strikes one target harder and harder.
  100: { kind: 'khan-of-dust' },
  // Does not fall until it has fallen twice.
  250: { kind: 'lich' },
  // Life and light turn to gold on him.
  500: { kind: 'golden-king', specials: { BLOCK_YELLOW: 0.35 } },
  // The first blow of a round meets a shadow.
  1000: { kind: 'shadow-lord' },
  // A war does not end the first time.
  2999: { kind: 'warlord', specials: { RESURRECTION: 1, LUCK: 0.15 } },
  // Stone on every side.
  4374: { kind: 'builder-colossus' },
  // Down there luck is on his side.
  5500: { kind: 'horned-archdemon' },
}
