import { chance } from '../../model/chance.ts'
import { light } from '../../model/colour.ts'
import { cloth, fur, plain, wood } from '../../model/material.ts'
import { paint } from '../../model/model.ts'
import { boulder, darkTimber, type Prop, rockStone, timber } from '../props/prop.ts'

/** a brook, and a plank somebody laid over it */
export const brook: Prop = (m, p) => {
  const [water, r] = [plain(0x5ab8e8, { rough: 0.1, specular: 1.2, emission: light(0x10364a) }), chance(3)]
  m.group()
  m.curve(water, [-1.1, -0.02, -0.5], [0.1, -0.02, 0.2], [1.1, -0.02, -0.2], 0.3, 0.34, 0.28).stretched([
    1, 0.3, 1,
  ])
  for (let i = 0; i < 11; i++) {
    const u = i / 10
    const [x, z] = [-1.1 + u * 2.2, -0.5 + 0.9 * u * (1 - u) * 1.6 + u * 0.3]
    boulder(m, rockStone(p), r, [x, 0.03, z + (i % 2 ? 0.42 : -0.36)], [0.14, 0.11, 0.12])
  }
  m.group()
  m.inside(() => {
    m.move([0.05, 0.2, 0.02])
    m.turnY(72)
    m.box(timber, [0, 0, 0], [0.86, 0.05, 0.22], 0.03).seeded(3)
  })
  m.group()
  m.cone(darkTimber, [-0.36, 0, 0.66], [-0.36, 0.7, 0.66], 0.06, 0.05)
  m.cone(darkTimber, [0.36, 0, -0.66], [0.36, 0.8, -0.66], 0.06, 0.05)
  m.curve(cloth(0xd8c8a0), [-0.36, 0.66, 0.66], [0, 0.4, 0], [0.36, 0.76, -0.66], 0.025, 0.025, 0.025)
}
/** a hollow stump with a squirrel at its door */
export const hollow: Prop = (m, p) => {
  const [bark, coat] = [wood(p.bark[0], p.bark[1]), fur(0xd8642a, 0xa03e16)]
  m.group()
  m.tube(bark, [0, 0.6, 0], 0.6, 0.62, 0.1, 0.04, 0.46).lumpy(0.05, 5)
  m.cone(bark, [0.3, 1, 0], [0.78, 1.5, 0], 0.17, 0.1, 0.08)
  paint(m.egg(plain(0x2a1810), [-0.08, 0.55, 0.5], [0.2, 0.28, 0.2]), 0.02)
  m.group()
  m.tube(wood(0xe8c48a, 0xb88c54), [0, 1.22, 0], 0.42, 0.04, 0.02)
  m.inside(() => {
    m.move([0.14, 1.26, 0.12])
    m.group()
    m.egg(coat, [0, 0.16, 0], [0.13, 0.18, 0.12], 0.04)
    m.ball(coat, [-0.06, 0.38, 0.06], 0.12, 0.03)
    m.cone(coat, [-0.1, 0.46, 0.06], [-0.12, 0.58, 0.05], 0.035, 0.01, 0.01)
    m.cone(coat, [-0.01, 0.46, 0.06], [0, 0.58, 0.05], 0.035, 0.01, 0.01)
    m.curve(coat, [0.1, 0.04, -0.05], [0.5, 0.2, -0.1], [0.22, 0.62, -0.08], 0.08, 0.15, 0.09, 0.03)
    m.group()
    m.ball(plain(0x1a1010), [-0.12, 0.41, 0.16], 0.025)
  })
}
