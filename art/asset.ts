import type { Shot } from './model/write.ts'

/** a figure cut into parts and moved as a puppet */
export interface PuppetAsset {
  kind: 'puppet'
  id: string
  shot: Shot
}
/** small pictures packed together, each with its foot (or middle) and perhaps a shadow of its own */
export interface AtlasAsset {
  kind: 'atlas'
  id: string
  sprites: readonly { name: string; shot: Shot }[]
  quality?: number
}
/** a picture of its own; crop: margins cut off above and below, in standard pixels */
export interface PictureAsset {
  kind: 'picture'
  id: string
  shot: Shot
  crop?: number
  quality?: number
  /** of the fine scale, where nobody sees a single pixel; usually a little below the other */
  fine?: number
}
export type Asset = PuppetAsset | AtlasAsset | PictureAsset
