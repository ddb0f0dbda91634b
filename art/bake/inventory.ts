import type { Asset } from '../asset.ts'
import { atlasFrames, atlasPicture, picture, puppetPicture, puppetRig } from '../baked/files.ts'
import { hashOf, hashOfAll } from './renderer.ts'

/** where in the manifest a kind of piece is kept */
export const SHELVES = { puppet: 'puppets', atlas: 'atlases', picture: 'pictures' } as const

export const assetHash = (a: Asset): string =>
  a.kind === 'atlas' ? hashOfAll(a.sprites.map((s) => `${s.name} ${hashOf(s.shot)}`)) : hashOf(a.shot)

export const assetFiles = (kind: Asset['kind'], id: string): string[] => {
  if (kind === 'puppet') return [puppetRig(id), puppetPicture(id, 1), puppetPicture(id, 2)]
  if (kind === 'atlas')
    return [atlasFrames(id, 1), atlasFrames(id, 2), atlasPicture(id, 1), atlasPicture(id, 2)]
  return [picture(id, 1), picture(id, 2)]
}
