import type { Handler } from '../../platform/action/handler.ts'
import { attackRival } from './attack.ts'
import {
  buyFight,
  chooseDefence,
  enterArena,
  refreshRivals,
  seeArenaHistory,
  takeArenaReward,
  wearFrame,
} from './deeds.ts'
import { arena, arenaHistory, arenaLeagues } from './look.ts'
import { arenaShop, buyArenaGood } from './shop.ts'

export const arenaRoutes = [
  arena,
  enterArena,
  attackRival,
  refreshRivals,
  buyFight,
  chooseDefence,
  arenaLeagues,
  arenaHistory,
  seeArenaHistory,
  takeArenaReward,
  arenaShop,
  buyArenaGood,
  wearFrame,
] as Handler[]
