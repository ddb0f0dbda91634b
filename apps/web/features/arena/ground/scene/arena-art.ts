import { atlasFrames, atlasPicture, picture, type Scale } from '@skystair/art/baked/files.ts'
import type * as Phaser from 'phaser'
import { artAddress } from '../../../../stage/art/art-address.ts'
import { type ArtFile, textureKey } from '../../../../stage/art/first-art.ts'

const pictures = ['arena-stadium', 'pedestal', 'standing-stone'] as const
export const crowdAtlas = 'crowd'
export const fans = 12

export const pictureKey = (id: (typeof pictures)[number]): string => textureKey({ kind: 'picture', id })

export const arenaArt = (scale: Scale): ArtFile[] => [
  ...pictures.map((id): ArtFile => ({ kind: 'picture', id, address: artAddress(picture(id, scale)) })),
  {
    kind: 'atlas',
    id: crowdAtlas,
    address: artAddress(atlasPicture(crowdAtlas, scale)),
    frames: artAddress(atlasFrames(crowdAtlas, scale)),
  },
]

/** Nobody else needs them; the browser keeps the files for the next visit. */
export function forgetArenaArt({ textures }: Phaser.Scene): void {
  for (const file of arenaArt(1)) if (textures.exists(textureKey(file))) textures.remove(textureKey(file))
}
