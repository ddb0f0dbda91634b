import { artifactOf } from '@skystair/content/artifacts.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import type { info } from '@skystair/contract/player.ts'
import { artifactLoadRange } from '@skystair/rules/client/loading.ts'
import { HIGHEST_STAIR } from '@skystair/rules/economy/guardian-power.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import { growTile } from '@skystair/rules/road/grow-tile.ts'
import { WIDEST } from '@skystair/rules/road/places-in-view.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'

/** Between which stairs pictures are asked for; absent: from the top on, a little further. */
export interface ArtifactRange {
  readonly artifactFrom?: number | undefined
  readonly artifactTo?: number | undefined
}

type Ahead = Pick<ReplyOf<typeof info>, 'tiles' | 'artifactIdsToLoad' | 'artifactImageMaxStair'>

/** What the page will soon show: the ground under the squad, and what lies in chests a little further on. */
export function aheadOf(player: Player | null, range: ArtifactRange): Ahead {
  if (player === null) return { tiles: [], artifactIdsToLoad: [], artifactImageMaxStair: 0 }
  const { top, world } = hereOf(player.climb.travels)
  const from = Math.min(HIGHEST_STAIR, Math.max(1, range.artifactFrom ?? top + 1))
  // More at once would let one request cost what a thousand do.
  const to = Math.min(HIGHEST_STAIR, from + WIDEST, range.artifactTo ?? top + artifactLoadRange)
  const looks = new Map<string, Ahead['artifactIdsToLoad'][number]>()
  for (let stair = from; stair <= to; stair++)
    for (const { thing } of growPlaces(REALM, world, stair)) {
      if (thing?.kind !== 'artifact') continue
      const { icon, rarity } = artifactOf(thing.id)
      looks.set(`${icon} ${rarity}`, { atlasId: icon, rarity })
    }
  return {
    tiles: [growTile(REALM, world, Math.max(1, top))],
    artifactIdsToLoad: [...looks.values()],
    artifactImageMaxStair: Math.max(to, from),
  }
}
