import { NEVER, part, rumour, saying } from './telling.ts'

const scenes = [rumour('other-side', 5501, saying('seraphim')('calm'))]

/** Part 9: why the Gate was locked, and from which side. */
export const SKY_GATE = part(9, 5501, Number.POSITIVE_INFINITY, { scenes, both: NEVER })
