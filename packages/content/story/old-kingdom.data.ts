import { NEVER, part, rumour, saying } from './telling.ts'

const scenes = [
  rumour('sleeping-court', 251, saying('court-witch')('calm')),
  rumour('heavy-crown', 276, saying('golden-king')('stern')),
  rumour('not-here', 301, saying('leshy')('stern')),
  rumour('warm-mittens', 326, saying('snezhana')('merry')),
]

/** Part 4: a kingdom asleep under its own weight of gold. */
export const OLD_KINGDOM = part(4, 251, 500, { scenes, both: NEVER })
