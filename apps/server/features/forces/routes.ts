import { forceManual, forcesInShort } from './manual.ts'
import { buyHammer, completeForce, speedupForce, startForce } from './train.ts'

export const forcesRoutes = [startForce, speedupForce, completeForce, buyHammer, forceManual, forcesInShort]
