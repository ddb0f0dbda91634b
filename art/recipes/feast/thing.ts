import type { Colour } from '../../model/colour.ts'
import { fur, leaf, plain, wood } from '../../model/material.ts'
import { type Model, paint } from '../../model/model.ts'
import { loop } from '../../model/outline.ts'
import type { Vec } from '../../model/vec.ts'

/** something small that fills a ball of radius 1 around the origin */
export type Thing = (m: Model) => void

/** a thing somewhere, of some size, turned around */
export const put = (m: Model, thing: Thing, at: Vec, size: number, turn = 0, lean = 0): void =>
  m.inside(() => {
    m.move(at)
    m.turnY(turn)
    m.turnZ(lean)
    m.scale(size)
    m.group()
    thing(m)
  })

export const ball =
  (c: Colour): Thing =>
  (m) =>
    void m.ball(plain(c, { rough: 0.28, specular: 0.9, skin: 0.7 }), [0, 0, 0], 0.9)

/** one leaf that points up */
export const blade = (m: Model, c: Colour, c2: Colour, long: number, wide = 0.26): void =>
  void m.plate(
    leaf(c, c2),
    loop([
      [0, 0],
      [wide * long, long * 0.3],
      [wide * long * 0.9, long * 0.6],
      [0, long],
      [-wide * long * 0.9, long * 0.6],
      [-wide * long, long * 0.3],
    ]),
    0.02,
    0.012,
    0,
    [0.8, 0.3, 0],
  )

/** grass around the foot of something */
export const tuft = (m: Model, c: Colour, c2: Colour, radius: number, long: number, count = 11): void => {
  for (let i = 0; i < count; i++)
    m.inside(() => {
      m.turnY((i * 360) / count + 8 * Math.sin(i * 5))
      m.move([0, -0.02, radius])
      m.turnX(34 + 12 * Math.sin(i * 3))
      m.group()
      blade(m, c, c2, long * (0.8 + 0.2 * Math.sin(i * 7)))
    })
}

/** woven of twigs, filled to the brim */
export const basket =
  (things: readonly Thing[], size = 0.24, turn = 40): Thing =>
  (m) => {
    const [light, dark] = [wood(0xc8904e, 0x8a5a2e), wood(0x9a6a38, 0x6a4420)]
    m.group()
    m.tube(light, [0, 0.24, 0], 0.42, 0.24, 0.05, 0.02, 0.52)
    for (let i = 0; i < 3; i++) paint(m.ring(dark, [0, 0.1 + i * 0.14, 0], 0.46 + i * 0.03, 0.035), 0.02, 0.9)
    m.group()
    m.ring(dark, [0, 0.48, 0], 0.52, 0.065)
    m.group()
    for (const s of [-1, 1])
      m.curve(dark, [0, 1.16, 0], [s * 0.56, 1.12, 0], [s * 0.52, 0.46, 0], 0.05, 0.05, 0.05)
    things.forEach((thing, i) => {
      const a = i * 2.39996
      const q = i === 0 ? 0 : 0.28 + 0.05 * (i % 2)
      put(
        m,
        thing,
        [Math.cos(a) * q, i === 0 ? 0.68 : 0.54, Math.sin(a) * q + 0.04],
        size,
        i * 50,
        (i % 3) * turn - turn,
      )
    })
  }

/** a cat that sits, looking at whoever comes */
export const cat: Thing = (m) => {
  const [coat, pale, dark] = [fur(0xf09a3a, 0xc8701e), fur(0xfff0d8, 0xe8d0b0), plain(0x2a1a14)]
  m.group()
  m.egg(coat, [0, 0.36, -0.04], [0.34, 0.4, 0.3])
  m.egg(coat, [0, 0.56, 0.06], [0.24, 0.3, 0.22], 0.08)
  m.egg(pale, [0, 0.44, 0.22], [0.16, 0.24, 0.12], 0.05)
  for (const s of [-1, 1]) {
    m.egg(coat, [s * 0.27, 0.16, 0.1], [0.14, 0.17, 0.22], 0.05)
    m.cone(coat, [s * 0.11, 0.42, 0.26], [s * 0.11, 0.07, 0.32], 0.085, 0.08, 0.04)
    m.egg(pale, [s * 0.11, 0.06, 0.36], [0.09, 0.06, 0.1], 0.03)
  }
  m.group()
  m.egg(coat, [0, 0.94, 0.12], [0.33, 0.28, 0.28])
  for (const s of [-1, 1]) m.cone(coat, [s * 0.2, 1.08, 0.1], [s * 0.27, 1.34, 0.08], 0.12, 0.02, 0.04)
  m.egg(pale, [0, 0.86, 0.34], [0.15, 0.1, 0.08], 0.04)
  for (const x of [-0.12, 0, 0.12])
    paint(m.box(fur(0xb85a1a, 0x8a3a0e), [x, 1.2, 0.16], [0.025, 0.12, 0.14], 0.01), 0.015)
  m.group()
  for (const s of [-1, 1]) {
    m.ball(plain(0x8adc4a, { specular: 1.2, rough: 0.1 }), [s * 0.14, 0.97, 0.34], 0.075)
    paint(m.egg(dark, [s * 0.14, 0.97, 0.41], [0.024, 0.055, 0.03]), 0.006)
  }
  m.ball(plain(0xff8a9a), [0, 0.89, 0.42], 0.035)
  m.group()
  m.curve(coat, [0.2, 0.14, -0.2], [0.62, 0.1, -0.1], [0.52, 0.5, 0], 0.085, 0.085, 0.06)
  m.ball(pale, [0.52, 0.52, 0], 0.075, 0.03)
}
