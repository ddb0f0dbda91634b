import type { Tale } from '@skystair/rules/story/scene.ts'
import { RUMOURS } from './rumours.data.ts'
import { SUNLIT_FOREST } from './sunlit-forest.data.ts'

/** All that is told on the Stair. */
export const TALE: Tale = { scenes: [...SUNLIT_FOREST], rumours: RUMOURS }
