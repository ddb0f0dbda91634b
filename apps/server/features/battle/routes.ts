import type { Handler } from '../../platform/action/handler.ts'
import type { BattleEndings } from '../../platform/battle/battle-ending.ts'
import { attackPlace } from './attack-place.ts'
import { waysHome } from './complete.ts'
import { battleMoves, precalculate } from './moves.ts'
import { roadEnding } from './road-ending.ts'
import { watchReplay } from './watch-replay.ts'

/** `endings`: how battles end that other features begin. */
export function battleRoutes(endings: BattleEndings): readonly Handler[] {
  const all = { MOB: roadEnding, ...endings }
  return [attackPlace, precalculate, ...battleMoves(all), ...waysHome(all), watchReplay(all)] as Handler[]
}
