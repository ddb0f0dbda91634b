import { listArtifacts, lockArtifact, sellArtifacts } from './backpack.ts'
import { reforgeArtifact, upgradeArtifact } from './forge.ts'
import { chooseSlots, drawRune, listSatchel } from './satchel.ts'
import { showArtifact } from './show.ts'
import { equipArtifact, equipBest, unequipArtifact } from './wear.ts'

export const thingsRoutes = [
  listArtifacts,
  equipArtifact,
  unequipArtifact,
  equipBest,
  lockArtifact,
  sellArtifacts,
  upgradeArtifact,
  reforgeArtifact,
  listSatchel,
  chooseSlots,
  drawRune,
  showArtifact,
]
