import { NEVER, part, rumour, saying } from './telling.ts'

const scenes = [
  rumour('shorter-legs', 34, saying('fox')('merry')),
  rumour('counted-ears', 40, saying('polevik')('merry')),
  rumour('sore-throat', 48, saying('nightingale-robber')('stern')),
  rumour('last-argument', 52, saying('grom')('calm')),
  rumour('dry-feet', 64, saying('kikimora')('merry')),
  rumour('empty-steppe', 80, saying('khan-of-dust')('stern')),
  rumour('small-print', 88, saying('suleiman')('merry')),
  rumour('spare-shield', 96, saying('ratibor')('stern')),
]

/** Part 2: a border country has waited for war so long that it forgot with whom. */
export const MARCH = part(2, 31, 100, { scenes, both: NEVER })
