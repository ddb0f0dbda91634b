import { type Colour, shade } from '../../model/colour.ts'
import { stone } from '../../model/material.ts'
import type { Flat } from '../../model/vec.ts'
import type { Prop } from '../props/prop.ts'

/** number plate of a stair: round is easy, notched is even, spiked is dangerous */
export const plate =
  (kind: 'round' | 'notched' | 'spiked', rim: Colour, field: Colour): Prop =>
  (m) => {
    const points = 40
    const shape = Array.from({ length: points }, (_, i): Flat => {
      const a = (i / points) * Math.PI * 2
      const k =
        kind === 'notched'
          ? 1 - 0.09 * Math.max(0, Math.cos(a * 8)) ** 3
          : kind === 'spiked'
            ? 0.93 + 0.17 * Math.max(0, Math.cos(a * 8)) ** 3
            : 1
      return [Math.sin(a) * 0.5 * k, Math.cos(a) * 0.4 * k]
    })
    const frame = stone(rim, shade(rim, 0.72))
    const face = stone(field, shade(field, 0.9), 0, 0, 0.9)
    m.scale(0.8)
    m.group()
    m.inside(() => {
      m.move([0, 0.42, 0])
      m.plate(frame, shape, 0.09, 0.035, 0).lumpy(0.004, 8)
      m.group()
      m.move([0, 0, 0.058])
      m.plate(
        face,
        shape.map(([x, y]): Flat => [Math.sign(x) * Math.min(Math.abs(x) * 0.8, 0.4), y * 0.78]),
        0.05,
        0.02,
        0,
      )
    })
  }
