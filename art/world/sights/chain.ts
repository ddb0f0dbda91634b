import type { Material } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import type { Vec } from '../../model/vec.ts'

/** links hanging down from a point */
export const hanging = (m: Model, metal: Material, at: Vec, links: number, k = 0.12): void => {
  for (let i = 0; i < links; i++) {
    m.group()
    m.inside(() => {
      m.move([at[0], at[1] - i * k * 1.6, at[2]])
      if (i % 2) m.turnY(90)
      m.turnX(90)
      m.ring(metal, [0, 0, 0], k, k * 0.32)
    })
  }
}
