import { learnAbout } from './learn-about.ts'
import { look, lookForSpecial } from './look.ts'
import { retryPlace } from './retry-place.ts'
import { drinkFromFountain, takePlace, takeResource, takeSkill, useMagic } from './take.ts'
import { trade } from './trade.ts'
import { useTurn } from './use-turn.ts'

export const roadRoutes = [
  look,
  lookForSpecial,
  takeResource,
  takeSkill,
  takePlace,
  drinkFromFountain,
  useMagic,
  learnAbout,
  useTurn,
  retryPlace,
  trade,
]
