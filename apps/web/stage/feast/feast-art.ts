import { atlasFrames, atlasPicture, type Scale } from '@skystair/art/baked/files.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type * as Phaser from 'phaser'
import { artAddress } from '../art/art-address.ts'
import { type ArtFile, textureKey } from '../art/first-art.ts'

/** One for each event: `hat`, `post` and `heap`, and `find` where something lies on the road. */
export type FeastAtlas = `feast-${string}`

export const feastAtlas = (kind: EventKind): FeastAtlas =>
  `feast-${kind.toLowerCase().replaceAll('_', '-')}` as const

export const feastKey = (kind: EventKind): string => textureKey({ kind: 'atlas', id: feastAtlas(kind) })

/** Nothing on ordinary days. */
export function feastArt(kind: EventKind | null, scale: Scale): ArtFile[] {
  if (kind === null) return []
  const id = feastAtlas(kind)
  const address = artAddress(atlasPicture(id, scale))
  return [{ kind: 'atlas', id, address, frames: artAddress(atlasFrames(id, scale)) }]
}

const ofFeast = textureKey({ kind: 'atlas', id: 'feast-' })

/** Puts away what feasts that are over have left. None of it may be on the stage. */
export function clearAway({ textures }: Phaser.Scene, feasts: readonly EventKind[]): void {
  const kept = new Set(feasts.map(feastKey))
  for (const key of textures.getTextureKeys())
    if (key.startsWith(ofFeast) && !kept.has(key)) textures.remove(key)
}
