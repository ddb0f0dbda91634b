import { chance } from '../../model/chance.ts'
import { light } from '../../model/colour.ts'
import { cloth, crystal, glow, gold, plain, stone, wood } from '../../model/material.ts'
import { loop } from '../../model/outline.ts'
import { boulder, darkTimber, type Prop, rockStone, timber } from '../props/prop.ts'

export const snowHut: Prop = (m) => {
  const [log, snow, window] = [
    wood(0x9a6a44, 0x623e28),
    plain(0xf6fbff, { rough: 0.85, skin: 0.6 }),
    glow(0xffc860, 1.7),
  ]
  for (let i = 0; i < 5; i++) {
    m.group()
    m.cone(log, [-0.95, 0.16 + i * 0.27, 0.5], [0.95, 0.16 + i * 0.27, 0.5], 0.15, 0.15).seeded(i + 1)
    m.cone(log, [-0.85, 0.16 + i * 0.27, 0.6], [-0.85, 0.16 + i * 0.27, -0.5], 0.14, 0.14)
    m.cone(log, [0.85, 0.16 + i * 0.27, 0.6], [0.85, 0.16 + i * 0.27, -0.5], 0.14, 0.14)
  }
  m.group()
  m.inside(() => {
    m.move([0, 1.36, 0])
    m.plate(
      snow,
      loop(
        [
          [-1.3, -0.12],
          [1.3, -0.12],
          [1.2, 0.16],
          [0, 1.02],
          [-1.2, 0.16],
        ],
        2,
      ),
      0.74,
      0.14,
    )
  })
  m.group()
  m.box(darkTimber, [0.3, 0.52, 0.58], [0.24, 0.48, 0.1], 0.03)
  m.group()
  m.box(window, [-0.42, 0.8, 0.6], [0.24, 0.22, 0.08], 0.03)
  m.group()
  m.box(darkTimber, [-0.42, 0.8, 0.67], [0.02, 0.24, 0.03], 0.01)
  m.box(darkTimber, [-0.42, 0.8, 0.67], [0.26, 0.02, 0.03], 0.01)
  m.group()
  m.box(stone(0x8a8690, 0x6a6670), [0.6, 2.2, -0.2], [0.17, 0.4, 0.17], 0.04)
  m.lamp([-0.4, 0.7, 1.2], light(0xffc860), 1.8, 0.5)
}
export const frozenFall: Prop = (m, p) => {
  const [ice, r] = [crystal(0x7ac8f4, 0xd8f2ff, 0.16), chance(17)]
  for (const [x, y, k] of [
    [-0.75, 0.8, 0.44],
    [0.75, 0.7, 0.42],
    [0, 1.5, 0.6],
  ] as const)
    boulder(m, rockStone(p), r, [x, y, -0.3], [k, k * 1.9, k * 0.7])
  m.group()
  for (let i = 0; i < 9; i++) {
    const x = -0.64 + i * 0.16
    m.cone(
      ice,
      [x, 2 - Math.abs(x) * 0.6, 0.12],
      [x + r.between(-0.03, 0.03), r.between(0.1, 0.7), 0.3],
      0.14,
      0.03,
      0.03,
    )
  }
  m.group()
  m.egg(ice, [0, 0.02, 0.4], [0.85, 0.06, 0.4])
}
export const sledge: Prop = (m) => {
  m.sides((s) => {
    m.group()
    m.cone(darkTimber, [-0.8, 0.08, s * 0.26], [0.7, 0.08, s * 0.26], 0.05, 0.05)
    m.curve(darkTimber, [0.7, 0.08, s * 0.26], [1.1, 0.1, s * 0.26], [1, 0.5, s * 0.26], 0.05, 0.05, 0.04)
    m.cone(timber, [-0.5, 0.08, s * 0.26], [-0.5, 0.34, s * 0.26], 0.04, 0.04)
    m.cone(timber, [0.4, 0.08, s * 0.26], [0.4, 0.34, s * 0.26], 0.04, 0.04)
  })
  m.group()
  m.box(timber, [-0.05, 0.38, 0], [0.74, 0.05, 0.34], 0.02)
  m.group()
  m.box(cloth(0xc83a3a, 0x8a2428), [-0.26, 0.62, 0], [0.28, 0.22, 0.26], 0.08)
  m.box(gold(), [-0.26, 0.62, 0], [0.05, 0.24, 0.28], 0.02)
}
