import { type Colour, light } from '../model/colour.ts'
import { glow } from '../model/material.ts'
import type { Model } from '../model/model.ts'

/** rising motes around the feet of heroes of high tiers; drawn on top of all */
export const aura = (m: Model, c: Colour, count = 7): void => {
  m.part('aura', '', [0, 0.6, 0], { cast: 0 })
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2
    const at = [Math.cos(a) * 0.78, 0.2 + ((i * 0.37) % 1) * 1.3, Math.sin(a) * 0.5 + 0.3] as const
    m.group()
    m.inside(() => {
      m.move(at)
      m.turned(
        glow(c, 1.3),
        [
          [0, -0.06],
          [0.032, 0],
          [0, 0.09],
        ],
        0.004,
        0,
        4,
      )
    })
  }
  m.lamp([0, 0.2, 0.6], light(c), 0.8, 0.5)
}
