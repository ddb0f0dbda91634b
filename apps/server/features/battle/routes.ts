import type { Handler } from '../../platform/action/handler.ts'
import type { BattleEndings } from '../../platform/battle/battle-ending.ts'
import type { BattleOpening } from '../../platform/battle/battle-opening.ts'
import { attackPlace } from './attack-place.ts'
import { waysHome } from './complete.ts'
import { battleMoves, precalculate } from './moves.ts'
import { roadEnding } from './road-ending.ts'
import { watchReplay } from './watch-replay.ts'

/** `opening`: battles at a place that another feature begins; `endings`: how battles end that others begin. */
export function battleRoutes(opening: BattleOpening, endings: BattleEndings): readonly Handler[] {
  const all = { MOB: roadEnding, ...endings }
  return [
    attackPlace(opening),
    precalculate,
    ...battleMoves(all),
    ...waysHome(all),
    watchReplay(all),
  ] as Handler[]
}
