import { NEVER, part, rumour, saying } from './telling.ts'

const scenes = [
  rumour('both-sides', 1051, saying('warlord')('stern')),
  rumour('no-fire', 1201, saying('snow-maiden')('merry')),
]

/** Part 6: all whom you spared or did not spare come back. */
export const GREAT_WAR = part(6, 1001, 2999, { scenes, both: NEVER })
