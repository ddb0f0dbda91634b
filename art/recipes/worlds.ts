import type { Asset } from '../asset.ts'
import { arena } from '../world/arena.ts'
import { PALETTES, WORLDS } from '../world/palette.ts'
import { BENDS, segment } from '../world/tile.ts'

/** the first world is seen most: it has one segment more */
const variants = (world: string): number => (world === 'forest' ? BENDS.length : BENDS.length - 1)

export const worlds = (): Asset[] =>
  WORLDS.flatMap((w) => [
    ...Array.from({ length: variants(w) }, (_, i) => segment(PALETTES[w], i)),
    arena(PALETTES[w]),
  ])
