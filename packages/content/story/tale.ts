import type { Tale } from '@skystair/rules/story/scene.ts'
import { ABYSS } from './abyss.data.ts'
import { DARK } from './dark.data.ts'
import { GREAT_WAR } from './great-war.data.ts'
import { MARCH } from './march.data.ts'
import { MIRO } from './miro.data.ts'
import { NECROPOLIS } from './necropolis.data.ts'
import { OLD_KINGDOM } from './old-kingdom.data.ts'
import { SKY_GATE } from './sky-gate.data.ts'
import { SUNLIT_FOREST } from './sunlit-forest.data.ts'

/** All that is told on the Stair. */
export const TALE: Tale = {
  parts: [SUNLIT_FOREST, MARCH, NECROPOLIS, OLD_KINGDOM, DARK, GREAT_WAR, MIRO, ABYSS, SKY_GATE],
}
