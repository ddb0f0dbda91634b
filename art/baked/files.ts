/** what is baked, as the game knows it */
export interface Manifest {
  puppets: Readonly<Record<string, { plan: string }>>
  atlases: Readonly<Record<string, { frames: readonly string[] }>>
  /** the size is that at scale 1 */
  pictures: Readonly<Record<string, { size: readonly [number, number] }>>
}
export type Shelf = keyof Manifest

export type Scale = 1 | 2

/** files below art/baked */
export const puppetPicture = (id: string, scale: Scale): string => `puppets/${id}@${scale}x.webp`
export const puppetRig = (id: string): string => `puppets/${id}.json`
export const atlasPicture = (id: string, scale: Scale): string => `atlases/${id}@${scale}x.webp`
/** frames in the JSON hash format that Phaser's `load.atlas` reads; the pivot is the foot */
export const atlasFrames = (id: string, scale: Scale): string => `atlases/${id}@${scale}x.json`
export const picture = (id: string, scale: Scale): string => `pictures/${id}@${scale}x.webp`
