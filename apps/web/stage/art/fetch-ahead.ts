import { atlasPicture, picture } from '@skystair/art/baked/files.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import type { infoCurrent } from '@skystair/contract/player.ts'
import { lookAt } from '../worlds/world-look.ts'
import { artAddress } from './art-address.ts'
import { artifactAtlas } from './artifact-atlas.ts'
import { pictureScale, qualityHere } from './picture-size.ts'

type Info = Pick<ReplyOf<typeof infoCurrent>, 'player' | 'tiles' | 'artifactIdsToLoad' | 'quality'>

/** What the road will soon show: the ground and growth under the squad, and what lies in chests a little further on. */
export function picturesAhead(
  { player, tiles, artifactIdsToLoad, quality }: Info,
  scaleOf = (setting: Info['quality']) => pictureScale(qualityHere(setting)),
): readonly string[] {
  const scale = scaleOf(quality)
  const looks = tiles.map(({ stair }) => lookAt(player?.worldType ?? 'main', stair))
  const files = [
    ...looks.flatMap((look) => [picture(`road-${look}-0`, scale), atlasPicture(`props-${look}`, scale)]),
    ...artifactIdsToLoad.map(({ atlasId, rarity }) => atlasPicture(artifactAtlas(atlasId, rarity).atlas, 2)),
  ]
  return [...new Set(files)].map(artAddress)
}

/** Fetched while the first pictures are still being put up: whoever needs them finds them there. */
export function fetchAhead(info: Info): void {
  for (const address of picturesAhead(info)) new Image().src = address
}
