import {
  atlasFrames,
  atlasPicture,
  picture,
  puppetPicture,
  puppetRig,
  type Scale,
} from '@skystair/art/baked/files.ts'
import { artAddress } from './art-address.ts'
import { companionFigures, heroFigures } from './figurines.ts'

export type ArtFile =
  | { readonly kind: 'rig' | 'puppet' | 'picture'; readonly id: string; readonly address: string }
  | { readonly kind: 'atlas'; readonly id: string; readonly address: string; readonly frames: string }

/** The name under which a loaded file is kept; a rig and its picture share one. */
export const textureKey = ({ kind, id }: Pick<ArtFile, 'kind' | 'id'>): string =>
  kind === 'rig' ? `puppet:${id}` : `${kind}:${id}`

export function puppetArt(id: string, scale: Scale): ArtFile[] {
  return [
    { kind: 'rig', id, address: artAddress(puppetRig(id)) },
    { kind: 'puppet', id, address: artAddress(puppetPicture(id, scale)) },
  ]
}

/** What the character selection and the first part of the road are made of. */
export function firstArt(scale: Scale): ArtFile[] {
  const figures = [...new Set([...Object.values(heroFigures), ...Object.values(companionFigures)])]
  // The foot of the road needs no more.
  const pictures = ['road-forest-0', 'road-forest-1']
  const atlases = ['places', 'props-forest']
  return [
    ...figures.flatMap((id) => puppetArt(id, scale)),
    ...pictures.map((id): ArtFile => ({ kind: 'picture', id, address: artAddress(picture(id, scale)) })),
    ...atlases.map(
      (id): ArtFile => ({
        kind: 'atlas',
        id,
        address: artAddress(atlasPicture(id, scale)),
        frames: artAddress(atlasFrames(id, scale)),
      }),
    ),
  ]
}
