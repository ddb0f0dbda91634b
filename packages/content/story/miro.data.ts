import { NEVER, part, rumour, saying } from './telling.ts'

const scenes = [rumour('one-more-stone', 3000, saying('mira')('calm'))]

/** Part 7: the Builders begin again, stone by stone, and ask for yours. */
export const MIRO = part(7, 3000, 4374, { scenes, both: NEVER })
