import { attackPlace } from './attack-place.ts'
import { complete, giveUpBattle } from './complete.ts'
import { ask, getBattle, hit, precalculate, removeConsumable, skip } from './moves.ts'
import { watchReplay } from './watch-replay.ts'

export const battleRoutes = [
  attackPlace,
  getBattle,
  ask,
  skip,
  hit,
  precalculate,
  removeConsumable,
  complete,
  giveUpBattle,
  watchReplay,
]
