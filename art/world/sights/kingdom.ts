import { cloth, gold, plain, skin, steel, stone } from '../../model/material.ts'
import { loop } from '../../model/outline.ts'
import { darkTimber, iron, type Prop } from '../props/prop.ts'

export const column: Prop = (m) => {
  const marble = stone(0xfbf0dc, 0xd8c8a8, 0, 0, 0.8)
  m.group()
  m.box(marble, [0, 0.12, 0], [0.42, 0.14, 0.42], 0.04)
  m.group()
  m.tube(marble, [0, 1.7, 0], 0.28, 1.5, 0.03, 0.02, 0.23)
  m.group()
  m.ring(gold(), [0, 0.32, 0], 0.28, 0.07)
  m.ring(gold(), [0, 3.14, 0], 0.24, 0.06)
  m.group()
  m.box(marble, [0, 3.34, 0], [0.44, 0.14, 0.4], 0.05, 0.01, 0.2)
  m.sides((s) => {
    m.group()
    m.inside(() => {
      m.move([s * 0.36, 3.26, 0.34])
      m.turnX(90)
      m.ring(gold(), [0, 0, 0], 0.1, 0.05)
    })
  })
}
/** overgrown, and kept warm by a goose */
export const throne: Prop = (m, p) => {
  const [frame, seat, white] = [
    gold(0xf0b840, 0xb87c1c),
    cloth(0xa82438, 0x74182a),
    plain(0xfffaf0, { skin: 0.5 }),
  ]
  m.group()
  m.box(stone(0xf4e6c8, 0xd0bc94), [0, 0.12, 0], [0.95, 0.14, 0.66], 0.05)
  m.group()
  m.box(frame, [0, 0.52, 0.02], [0.56, 0.32, 0.42], 0.05)
  m.group()
  m.box(seat, [0, 0.86, 0.06], [0.46, 0.07, 0.36], 0.06)
  m.group()
  m.plate(
    frame,
    loop(
      [
        [-0.56, 0.5],
        [0.56, 0.5],
        [0.6, 1.8],
        [0.34, 2.2],
        [0, 2.46],
        [-0.34, 2.2],
        [-0.6, 1.8],
      ],
      2,
    ),
    0.1,
    0.04,
  )
  m.group()
  m.plate(
    seat,
    loop(
      [
        [-0.4, 0.9],
        [0.4, 0.9],
        [0.42, 1.76],
        [0, 2.12],
        [-0.42, 1.76],
      ],
      2,
    ),
    0.14,
    0.03,
  )
  m.sides((s) => {
    m.group()
    m.box(frame, [s * 0.56, 1.02, 0.1], [0.1, 0.08, 0.42], 0.04)
    m.ball(frame, [s * 0.56, 1.06, 0.5], 0.14)
    m.ball(frame, [s * 0.58, 1.95, 0], 0.12)
  })
  m.inside(() => {
    m.move([0.02, 0.98, 0.14])
    m.group()
    m.egg(white, [0, 0.14, 0], [0.26, 0.18, 0.22], 0.05)
    m.curve(white, [-0.14, 0.2, 0.06], [-0.3, 0.42, 0.1], [-0.2, 0.62, 0.12], 0.09, 0.07, 0.07)
    m.ball(white, [-0.21, 0.66, 0.13], 0.1)
    m.group()
    m.cone(plain(0xff9a2a), [-0.28, 0.65, 0.18], [-0.42, 0.62, 0.24], 0.05, 0.02)
  })
  const ivy = plain(p.leaves[2])
  m.group()
  for (let i = 0; i < 14; i++)
    m.egg(ivy, [-0.6 + 0.02 * i, 0.2 + i * 0.13, 0.14 - 0.01 * i], [0.12, 0.08, 0.07], 0.02)
}
/** a king of stone who lay down */
export const toppled: Prop = (m) => {
  const marble = stone(0xf0e6d2, 0xc8baa0, 0.2, 0xa8b848, 0.6)
  m.group()
  m.box(marble, [-0.95, 0.2, 0], [0.34, 0.28, 0.34], 0.04)
  m.group()
  m.inside(() => {
    m.move([0.1, 0.3, 0.1])
    m.turnZ(-78)
    m.turned(
      marble,
      [
        [0, -0.75],
        [0.3, -0.75],
        [0.26, -0.1],
        [0.34, 0.3],
        [0.12, 0.5],
        [0, 0.5],
      ],
      0.04,
    )
    m.cone(marble, [-0.3, 0.3, 0.06], [-0.5, -0.2, 0.2], 0.1, 0.08, 0.04)
  })
  m.inside(() => {
    m.move([0.98, 0.32, 0.2])
    m.turnZ(-34)
    m.group()
    m.egg(marble, [0, 0, 0], [0.26, 0.3, 0.26], 0.04)
    m.cone(marble, [0, -0.1, 0.2], [0.02, -0.4, 0.22], 0.14, 0.05, 0.06)
    m.group()
    m.ring(gold(), [0, 0.22, 0], 0.22, 0.06)
    for (let i = 0; i < 6; i++)
      m.cone(
        gold(),
        [Math.cos(i) * 0.22, 0.24, Math.sin(i) * 0.22],
        [Math.cos(i) * 0.27, 0.46, Math.sin(i) * 0.27],
        0.05,
        0.02,
      )
  })
}
/** asleep at his post for a hundred years */
export const guard: Prop = (m) => {
  const [plate, tunic] = [steel(0xc8ccd4, 0x8a8e98, 0.3), cloth(0x6a3fc8, 0x46288a)]
  m.group()
  m.cone(tunic, [-0.1, 0.14, 0.5], [-0.05, 0.3, 0], 0.15, 0.22)
  m.cone(tunic, [0.22, 0.14, 0.5], [0.12, 0.3, 0], 0.15, 0.22)
  m.group()
  m.egg(plate, [0.02, 0.56, -0.04], [0.32, 0.4, 0.27], 0.05)
  m.group()
  m.ball(skin(0xf0b890), [-0.08, 1, 0.1], 0.2)
  m.group()
  m.turned(
    plate,
    [
      [0, 1.36],
      [0.1, 1.3],
      [0.24, 1.1],
      [0.26, 0.98],
      [0, 0.98],
    ],
    0.02,
  )
  m.group()
  m.cone(plain(0xd8342e), [-0.02, 1.34, 0], [0.12, 1.54, -0.06], 0.06, 0.03)
  m.group()
  m.cone(darkTimber, [0.46, -0.02, 0.24], [0.28, 1.9, 0], 0.04, 0.035)
  m.plate(
    iron,
    [
      [0.1, 1.74],
      [0.34, 1.66],
      [0.26, 2.3],
      [0.2, 2],
      [0.02, 1.96],
    ],
    0.03,
    0.01,
  )
}
