import { glow, plain } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import { critter } from '../../parts/critter.ts'

export const skyRay = (m: Model): void => {
  const skin = plain(0x5ab8d8, { rough: 0.35, specular: 0.7, skin: 0.7 })
  const wingShape = (s: number) =>
    loop([
      [0, 0.3],
      [s * 0.4, 0.34],
      [s * 1.06, 0.56],
      [s * 0.8, 0.06],
      [s * 0.4, -0.26],
      [0, -0.3],
    ])
  critter(m, {
    coat: skin,
    belly: plain(0xf0f8fa),
    body: [0.34, 0.22, 0.46],
    high: 0.82,
    eye: { top: 0x0a2a5a, low: 0x6ad8ff },
    look: { size: 0.085, apart: 0.56, up: 0.3 },
    wing: {
      span: 0.96,
      up: 0.05,
      draw: (k, s) => {
        k.turnX(-52)
        k.group()
        k.plate(
          plain(0x4aa8cc, { rough: 0.35, specular: 0.7, skin: 0.7 }),
          wingShape(s),
          0.035,
          0.03,
          0,
          [-0.14, 0, 0],
        ).edged(0.12)
        paint(k.ball(plain(0xd8f4ff), [s * 0.5, 0.2, 0], 0.1), 0.02)
        paint(k.ball(plain(0xd8f4ff), [s * 0.72, 0.3, 0], 0.06), 0.02)
      },
    },
    top: (k) => {
      k.sides((s) => {
        k.group()
        k.curve(skin, [s * 0.16, 0, 0.36], [s * 0.22, -0.04, 0.56], [s * 0.1, -0.12, 0.6], 0.07, 0.05, 0.02)
      })
    },
    tail: {
      at: [0, 0.02, -0.36],
      to: [-0.2, 0.2, -1.1],
      draw: (k) => {
        k.curve(skin, [0, 0.02, -0.34], [0, -0.1, -0.8], [-0.2, 0.2, -1.1], 0.1, 0.05, 0.02)
        k.group()
        k.ball(glow(0x8affff, 0.9), [-0.2, 0.22, -1.1], 0.06)
      },
    },
  })
}
