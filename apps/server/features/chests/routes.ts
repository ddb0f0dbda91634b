import { artStatus, chest2Status, chest3Status, chestStatus, openChest } from './bought.ts'
import { ensureChests, speedUpChest, takeChest } from './delayed.ts'

export const chestsRoutes = [
  ensureChests,
  speedUpChest,
  takeChest,
  chestStatus,
  chest2Status,
  chest3Status,
  artStatus,
  openChest,
]
