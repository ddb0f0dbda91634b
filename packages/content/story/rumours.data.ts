import type { Line, Rumour } from '@skystair/rules/story/scene.ts'
import { arkhip, fox, grom, left, leshy, NO_GIFT, plain, saying, yaginya } from './telling.ts'

/** Told from one stair to another; those who say no stairs are met everywhere. */
const rumour = (id: string, line: Line, from = 1, to = Number.POSITIVE_INFINITY): Rumour => ({
  id,
  from,
  to,
  part: 0,
  lines: [line],
  choices: [plain('onward', [])],
  reward: NO_GIFT,
  ends: false,
})

/** What is talked of along the road where the tale itself is silent. */
export const RUMOURS: readonly Rumour[] = [
  rumour('shorter-legs', fox('merry')),
  rumour('two-lefts', yaginya('merry')),
  rumour('last-argument', grom('calm')),
  rumour('not-here', leshy('stern')),
  rumour('thursday', arkhip('calm')),
  rumour('leftovers', left('merry')),
  rumour('warm-mittens', saying('snezhana')('merry'), 15),
  rumour('spare-shield', saying('ratibor')('stern'), 31),
  rumour('small-print', saying('suleiman')('merry'), 31),
  rumour('needle-in-hay', saying('mark')('calm'), 101, 250),
  rumour('one-more-stone', saying('mira')('calm'), 3000),
  rumour('your-face', saying('shadow')('stern'), 501, 1000),
  rumour('other-side', saying('seraphim')('calm'), 5501),
  rumour('dry-feet', saying('kikimora')('merry'), 31, 250),
  rumour('counted-ears', saying('polevik')('merry'), 31, 100),
  rumour('sore-throat', saying('nightingale-robber')('stern'), 31, 100),
  rumour('empty-steppe', saying('khan-of-dust')('stern'), 31, 100),
  rumour('only-tea', saying('vampire')('merry'), 101, 250),
  rumour('sleeping-court', saying('court-witch')('calm'), 251, 500),
  rumour('heavy-crown', saying('golden-king')('stern'), 251, 500),
  rumour('last-lamp', saying('dark-elf')('calm'), 501, 1000),
  rumour('both-sides', saying('warlord')('stern'), 1001, 2999),
  rumour('no-fire', saying('snow-maiden')('merry'), 31),
]
