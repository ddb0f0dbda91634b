import { type Colour, shade } from '../model/colour.ts'
import { feather, glow, leather, type Material, plain, steel } from '../model/material.ts'
import { cut, type Model, paint } from '../model/model.ts'
import { smoothed } from '../model/outline.ts'

/** pointed helmet of a northern warrior, nose guard and mail behind */
export const spikedHelm = (
  m: Model,
  metal: Material,
  trim: Material,
  mail: Material | null = steel(0x9aa4b4),
): void =>
  m.inside(() => {
    m.move([0, 0.12, -0.04])
    m.turnX(-10)
    m.group()
    m.turned(
      metal,
      smoothed(
        [
          [0, 0.02],
          [0.46, 0.02],
          [0.455, 0.12],
          [0.38, 0.28],
          [0.2, 0.44],
          [0.07, 0.58],
          [0, 0.72],
        ],
        4,
      ),
      0.015,
    ).stretched([1, 1, 0.97])
    for (let i = 0; i < 6; i++) {
      const a = i * 1.047
      paint(m.cone(trim, [Math.sin(a) * 0.47, 0.05, Math.cos(a) * 0.46], [0, 0.62, 0], 0.022, 0.016), 0.006)
    }
    m.group()
    m.turned(
      trim,
      [
        [0.43, 0.0],
        [0.488, 0.0],
        [0.484, 0.085],
        [0.43, 0.085],
      ],
      0.012,
    ).stretched([1, 1, 0.97])
    m.ball(trim, [0, 0.72, 0], 0.05)
    if (!mail) return
    m.group()
    m.inside(() => {
      m.move([0, 0.02, 0])
      m.turnY(180)
      m.drape(mail, { height: 0.5, top: 0.44, bottom: 0.46, folds: 12, depth: 0.014, thick: 0.02, arc: 122 })
    })
  })
export const crown = (m: Model, metal: Material, gems: Colour, points = 8, high = 1): void => {
  m.group()
  m.turned(
    metal,
    [
      [0.37, 0.24],
      [0.41, 0.24],
      [0.42, 0.36],
      [0.38, 0.36],
    ],
    0.012,
  )
  for (let i = 0; i < points; i++) {
    const a = (i / points) * Math.PI * 2 + 0.2
    m.cone(
      metal,
      [Math.cos(a) * 0.4, 0.34, Math.sin(a) * 0.4],
      [Math.cos(a) * 0.44, 0.34 + 0.2 * high, Math.sin(a) * 0.44],
      0.055,
      0.016,
      0.02,
    )
    m.ball(metal, [Math.cos(a) * 0.44, 0.36 + 0.2 * high, Math.sin(a) * 0.44], 0.032)
  }
  m.group()
  for (let i = 0; i < points; i++) {
    const a = (i / points) * Math.PI * 2 + 0.2 + Math.PI / points
    m.ball(glow(gems, 0.5), [Math.cos(a) * 0.42, 0.3, Math.sin(a) * 0.42], 0.032)
  }
}
export const circlet = (m: Model, metal: Material, gem: Colour): void => {
  m.group()
  m.inside(() => {
    m.move([0, 0.2, 0])
    m.turnX(-8)
    m.ring(metal, [0, 0, 0], 0.425, 0.024)
  })
  m.group()
  m.egg(glow(gem, 0.8), [0, 0.26, 0.43], [0.045, 0.06, 0.03])
}
export const hornedHelm = (m: Model, metal: Material, horns: Material, trim: Material): void => {
  m.group()
  m.egg(metal, [0, 0.12, -0.03], [0.46, 0.42, 0.45])
  cut(m.egg(metal, [0, -0.2, 0.36], [0.4, 0.33, 0.42]), 0.02)
  m.group()
  m.inside(() => {
    m.move([0, 0.1, -0.02])
    m.turnX(-12)
    m.ring(trim, [0, 0, 0], 0.455, 0.034)
  })
  m.curve(trim, [0, 0.12, 0.45], [0, 0.42, 0.4], [0, 0.53, -0.04], 0.034, 0.036, 0.034)
  m.group()
  m.sides((s) =>
    m.curve(
      horns,
      [s * 0.38, 0.22, -0.02],
      [s * 0.74, 0.24, 0.02],
      [s * 0.68, 0.66, 0.04],
      0.105,
      0.085,
      0.012,
    ),
  )
}
/** closed helmet with a slit: the face is a shadow with two lights */
export const greatHelm = (
  m: Model,
  metal: Material,
  trim: Material,
  eyes: Colour,
  plume: Colour | null,
): void => {
  m.group()
  m.turned(
    metal,
    smoothed(
      [
        [0, -0.4],
        [0.32, -0.38],
        [0.44, -0.1],
        [0.46, 0.12],
        [0.36, 0.38],
        [0, 0.48],
      ],
      4,
    ),
    0.02,
  )
  cut(m.box(plain(0x100c14), [0, 0.02, 0.4], [0.3, 0.05, 0.2], 0.02), 0.012, plain(0x100c14))
  m.group()
  m.box(trim, [0, -0.02, 0.43], [0.03, 0.34, 0.05], 0.015)
  m.turned(
    trim,
    [
      [0.44, 0.1],
      [0.485, 0.1],
      [0.48, 0.17],
      [0.44, 0.17],
    ],
    0.01,
  )
  m.group()
  m.sides((s) => m.egg(glow(eyes, 1.6), [s * 0.15, 0.02, 0.375], [0.05, 0.032, 0.03]))
  if (plume === null) return
  m.group()
  for (let i = 0; i < 6; i++)
    m.curve(
      feather(plume, shade(plume, 0.7)),
      [0, 0.44, 0.05 - i * 0.05],
      [0, 0.78 - i * 0.04, -0.06 - i * 0.1],
      [0, 0.5 - i * 0.12, -0.42 - i * 0.06],
      0.05,
      0.075,
      0.012,
      0.02,
    )
}
export const miner = (m: Model, c: Colour): void =>
  m.inside(() => {
    m.move([0, 0.13, -0.06])
    m.turnX(-16)
    m.group()
    m.egg(leather(c), [0, 0.2, -0.02], [0.45, 0.33, 0.44])
    cut(m.box(leather(c), [0, -0.2, 0], [1, 0.32, 1], 0), 0.02)
    m.group()
    m.turned(
      leather(shade(c, 0.8)),
      [
        [0.4, 0.1],
        [0.56, 0.08],
        [0.55, 0.13],
        [0.4, 0.16],
      ],
      0.015,
    )
    m.group()
    m.ball(glow(0xffe08a, 1.2), [0, 0.3, 0.42], 0.09)
  })
