import { atlasFrames, atlasPicture, picture, type Scale } from '@skystair/art/baked/files.ts'
import type * as Phaser from 'phaser'
import { artAddress } from '../../../../stage/art/art-address.ts'
import { type ArtFile, textureKey } from '../../../../stage/art/first-art.ts'

export const townAtlas = 'town'
export const townPicture = textureKey({ kind: 'picture', id: 'town' })

/** The square and the houses; plants and the fountain came with the game. */
export const townArt = (scale: Scale): ArtFile[] => [
  { kind: 'picture', id: 'town', address: artAddress(picture('town', scale)) },
  {
    kind: 'atlas',
    id: townAtlas,
    address: artAddress(atlasPicture(townAtlas, scale)),
    frames: artAddress(atlasFrames(townAtlas, scale)),
  },
]

/** Nobody else needs them; the browser keeps the files for the next visit. */
export function forgetTownArt({ textures }: Phaser.Scene): void {
  for (const file of townArt(1)) if (textures.exists(textureKey(file))) textures.remove(textureKey(file))
}
