import { NEVER, part, rumour, saying } from './telling.ts'

const scenes = [
  rumour('thursday', 109, saying('arkhip')('calm')),
  rumour('needle-in-hay', 124, saying('mark')('calm')),
  rumour('only-tea', 139, saying('vampire')('merry')),
  rumour('two-lefts', 154, saying('yaginya')('merry')),
  rumour('dry-feet', 169, saying('kikimora')('merry')),
]

/** Part 3: the son of the Deathless does not want to be deathless. */
export const NECROPOLIS = part(3, 101, 250, { scenes, both: NEVER })
