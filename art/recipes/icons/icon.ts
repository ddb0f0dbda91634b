import type { Model } from '../../model/model.ts'

/** fills a ball of radius 1 around the origin */
export type Icon = (m: Model) => void
export const tilted =
  (icon: Icon, z: number, scale = 1, down = 0): Icon =>
  (m) => {
    m.turnZ(z)
    m.move([0, -down, 0])
    m.scale(scale)
    icon(m)
  }
