import type { PuppetAsset } from '../asset.ts'
import { Model } from '../model/model.ts'
import { figureOptions, worldCamera } from '../model/studio.ts'

export interface FigureLook {
  /** 1 = a human of about 130 px */
  size?: number
  /** canvas in standard pixels: to each side, above and below the foot */
  half?: number
  up?: number
  down?: number
  /** degrees it is turned to the right */
  yaw?: number
  /** rays across a fine pixel: one is enough for the many, two for those seen most */
  rays?: 1 | 2
}
const LEAN = 22

/** a figure that stands on the road, looking right, leaning back so that its face reads */
export const figure = (id: string, build: (m: Model) => void, look: FigureLook = {}): PuppetAsset => {
  const { size = 1, half = 150, up = 220, down = 60, yaw = 34, rays = 2 } = look
  const m = new Model()
  m.turnX(-LEAN)
  m.turnY(yaw)
  m.scale(size * 1.18)
  build(m)
  const options = {
    ...figureOptions(half * 2, up + down),
    supersample: rays,
    feetLow: -0.1,
    feetHigh: 1.0 * size,
  }
  return { kind: 'puppet', id, shot: { model: m, camera: worldCamera(half, up), options } }
}
/** one of the many who bar the way */
export const monster = (id: string, build: (m: Model) => void, look: FigureLook = {}): PuppetAsset =>
  figure(id, build, { rays: 1, ...look })
