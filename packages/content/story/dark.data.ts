import { NEVER, part, rumour, saying } from './telling.ts'

const scenes = [
  rumour('your-face', 501, saying('shadow')('stern')),
  rumour('last-lamp', 551, saying('dark-elf')('calm')),
  rumour('leftovers', 601, saying('zmey-left')('merry')),
]

/** Part 5: the lamps go out one by one, and somebody wearing your face is ahead. */
export const DARK = part(5, 501, 1000, { scenes, both: NEVER })
