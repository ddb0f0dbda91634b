import { info as infoCall } from '@skystair/contract/player.ts'
import { artifactLoadRange } from '@skystair/rules/client/loading.ts'
import { ask } from '../platform/server/ask.ts'
import { type GameInfo, useGame } from '../platform/state/game.ts'
import { fetchAhead } from '../stage/art/fetch-ahead.ts'

/** The stairs whose pictures are asked for next; null: those that have come reach further than the next guardian. */
export function nextRange(
  bestVictory: number,
  namedTo: number,
): { readonly artifactFrom: number; readonly artifactTo: number } | null {
  if (bestVictory + 1 < namedTo) return null
  const from = Math.max(bestVictory, namedTo) + 1
  return { artifactFrom: from, artifactTo: from + artifactLoadRange - 1 }
}

/** What lies in chests further up is fetched as the squad climbs, always a few stairs ahead and never all at once. */
export function lookAhead(first: GameInfo): void {
  fetchAhead(first)
  let namedTo = first.artifactImageMaxStair
  useGame.subscribe(({ player }) => {
    if (player === null || player.worldType !== 'main') return
    const query = nextRange(player.bestVictoryStair, namedTo)
    if (query === null) return
    namedTo = query.artifactTo
    // What could not be had now is fetched where it is shown.
    ask(infoCall, { query }).then(
      (told) => {
        namedTo = Math.max(namedTo, told.artifactImageMaxStair)
        fetchAhead(told)
      },
      () => undefined,
    )
  })
}
