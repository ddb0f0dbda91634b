import type { Asset } from '../asset.ts'
import { arena } from '../world/arena.ts'
import { PALETTES, WORLDS } from '../world/palette.ts'
import { BENDS, segment } from '../world/tile.ts'

export const worlds = (): Asset[] =>
  WORLDS.flatMap((w) => [...BENDS.map((_, i) => segment(PALETTES[w], i)), arena(PALETTES[w])])
