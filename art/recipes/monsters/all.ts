import type { Asset } from '../../asset.ts'
import { abyss } from './abyss.ts'
import { commonFolk } from './common.ts'
import { dark } from './dark.ts'
import { gate } from './gate.ts'
import { kingdom } from './kingdom.ts'
import { march } from './march.ts'
import { miro } from './miro.ts'
import { necropolis } from './necropolis.ts'
import { snow } from './snow.ts'
import { sunlitForest } from './sunlit-forest.ts'
import { war } from './war.ts'

/** monsters by the part of the story they live in; the common ones are met everywhere */
export const PARTS: Readonly<Record<string, () => Asset[]>> = {
  common: commonFolk,
  forest: sunlitForest,
  march,
  necropolis,
  kingdom,
  dark,
  war,
  miro,
  abyss,
  gate,
  snow,
}
export const monsters = (): Asset[] => Object.values(PARTS).flatMap((part) => part())
