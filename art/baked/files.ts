export interface Baked {
  /** of the model that was baked */
  hash: string
  /** of the files at scales 1 and 2 */
  bytes: readonly [number, number]
}
export interface BakedPuppet extends Baked {
  plan: string
}
export interface BakedAtlas extends Baked {
  frames: readonly string[]
}
export interface BakedPicture extends Baked {
  /** at scale 1 */
  size: readonly [number, number]
}
export interface Manifest {
  puppets: Readonly<Record<string, BakedPuppet>>
  atlases: Readonly<Record<string, BakedAtlas>>
  pictures: Readonly<Record<string, BakedPicture>>
}
export type Scale = 1 | 2

/** files below art/baked */
export const puppetPicture = (id: string, scale: Scale): string => `puppets/${id}@${scale}x.webp`
export const puppetRig = (id: string): string => `puppets/${id}.json`
export const atlasPicture = (id: string, scale: Scale): string => `atlases/${id}@${scale}x.webp`
/** frames in the JSON hash format that Phaser's `load.atlas` reads; the pivot is the foot */
export const atlasFrames = (id: string, scale: Scale): string => `atlases/${id}@${scale}x.json`
export const picture = (id: string, scale: Scale): string => `pictures/${id}@${scale}x.webp`
