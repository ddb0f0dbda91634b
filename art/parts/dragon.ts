import { light } from '../model/colour.ts'
import { bone, glow, membrane, plain, scales } from '../model/material.ts'
import { cut, type Model, paint } from '../model/model.ts'
import { add, unit, type Vec } from '../model/vec.ts'
import { type Dragon, type HeadNames, head, type Look } from './dragon-head.ts'
import { claws, spikesAlong } from './spikes.ts'
import { batWing } from './wing.ts'

const tail = (m: Model, look: Look): void => {
  const [a, b, c]: [Vec, Vec, Vec] = [
    [0, 0.34, -0.22],
    [-0.3, 0.1, -1],
    [-0.82, 0.1, -0.72],
  ]
  const [d, e]: [Vec, Vec] = [
    [-1.25, 0.1, -0.5],
    [-1.3, 0.44, -0.34],
  ]
  m.part('tail', '', [0, 0.29, -0.32], { to: e, cast: 0.6 })
  m.curve(look.hide, a, b, c, 0.27, 0.2, 0.105, 0.06)
  m.curve(look.hide, c, d, e, 0.105, 0.075, 0.035, 0.05)
  spikesAlong(m, look.horn, [a, b, c], [0, 1, 0], 5, [0.17, 0.1], 0.06, 0.4, 0.35)
  m.group()
  m.inside(() => {
    m.aim(e, unit([-0.3, 0.95, 0.15]), [0.25, 0, 1])
    m.cone(look.dark, [0, 0, 0], [0, 0.24, 0], 0.085, 0.01).stretched([1, 1, 0.6])
    m.sides((s) =>
      m.curve(look.dark, [0, 0.06, 0], [s * 0.11, 0.06, 0], [s * 0.15, -0.07, 0], 0.06, 0.045, 0.008, 0.03),
    )
  })
}
const body = (m: Model, d: Dragon, look: Look): void => {
  const f = d.fat ?? 1
  m.part('body', '', [0, 0.16, 0], { to: [0, 1.3, 0.05] })
  m.egg(look.hide, [0, 0.56, -0.02], [0.43 * f, 0.46, 0.4 * f])
  m.egg(look.hide, [0, 0.92, 0.03], [0.315 * f, 0.34, 0.295], 0.16)
  if (d.heads !== 3) m.cone(look.hide, [0, 1, 0.02], [0, 1.32, 0.06], 0.23, 0.22, 0.12)
  if (d.ribs) cut(m.egg(look.dark, [0, 0.8, 0.34], [0.25, 0.36, 0.27]), 0.04, look.dark)
  else paint(m.egg(look.groove, [0, 0.53, 0.2], [0.3 * f, 0.4, 0.3]), 0.02)
  m.sides((s) => {
    m.part(s < 0 ? 'legNear' : 'legFar', '', [s * 0.34 * f, 0.34, 0.02], { cast: 0.8, clip: ['body'] })
    m.egg(look.hide, [s * 0.36 * f, 0.3, 0.08], [0.215, 0.27, 0.275], 0.07)
    m.egg(look.hide, [s * 0.4 * f, 0.09, 0.26], [0.165, 0.095, 0.215], 0.06)
    m.group()
    claws(m, look.horn, [s * 0.41 * f, 0.075, 0.425], [s * 0.12, 0, 1], 0.095, 0.14, 0.045)
  })
  m.on('body')
  if (d.ribs) ribCage(m, d)
  else {
    m.egg(look.belly, [0, 0.53, 0.085], [0.315 * f, 0.41, 0.365 * f])
    m.egg(look.belly, [0, 0.92, 0.085], [0.25 * f, 0.34, 0.29], 0.16)
    if (d.heads !== 3) m.cone(look.belly, [0, 1, 0.095], [0, 1.3, 0.14], 0.175, 0.16, 0.12)
    for (let i = 0; i < 7; i++)
      m.inside(() => {
        m.move([0, 0.24 + i * 0.145, 0.3])
        m.turnX(-16 + i * 3)
        cut(m.tube(look.groove, [0, 0, 0], 0.5, 0.01, 0.004), 0.035, look.groove)
      })
  }
  m.group()
  spikesAlong(
    m,
    look.horn,
    [
      [0, 1.22, -0.2],
      [0, 0.8, -0.42],
      [0, 0.4, -0.4],
    ],
    [0, 0.2, -1],
    4,
    [0.18, 0.16],
    0.06,
    0.3,
  )
  m.sides((s) => {
    m.part(s < 0 ? 'armNear' : 'armFar', 'body', [s * 0.28 * f, 0.98, 0.12], { cast: 0.6, clip: ['body'] })
    m.cone(look.hide, [s * 0.28 * f, 0.98, 0.12], [s * 0.47 * f, 0.74, 0.24], 0.125, 0.1, 0.05)
    m.cone(look.hide, [s * 0.47 * f, 0.74, 0.24], [s * 0.33, 0.66, 0.46], 0.1, 0.085, 0.05)
    m.ball(look.hide, [s * 0.315, 0.655, 0.49], 0.095, 0.04)
    claws(m, look.horn, [s * 0.3, 0.63, 0.555], [-s * 0.15, -0.2, 1], 0.06, 0.11, 0.03)
  })
}
const ribCage = (m: Model, d: Dragon): void => {
  const white = bone(d.belly, d.belly2)
  m.group()
  m.egg(glow(d.eye.low, 1.5), [0, 0.82, 0.14], [0.1, 0.13, 0.1]).lumpy(0.03, 14)
  m.lamp([0, 0.8, 0.3], light(d.eye.low), 2.4, 0.25)
  m.group()
  for (let i = 0; i < 5; i++) {
    const [y, w] = [0.46 + i * 0.155, i < 1 ? 0.3 : i < 3 ? 0.34 : 0.3 - 0.04 * (i - 3)]
    m.sides((s) =>
      m.curve(
        white,
        [0, y - 0.02, 0.4 - 0.02 * i],
        [s * w * 1.1, y - 0.03, 0.46 - 0.02 * i],
        [s * (w + 0.02), y + 0.1, 0.05],
        0.035,
        0.034,
        0.03,
      ),
    )
  }
  m.curve(white, [0, 0.4, 0.4], [0, 0.8, 0.42], [0, 1.12, 0.28], 0.045, 0.05, 0.04, 0.03)
}
export const dragon = (m: Model, d: Dragon): void => {
  const look: Look = {
    hide: d.hide ?? scales(d.skin, d.skin2),
    belly: plain(d.belly, { skin: 0.5 }),
    groove: plain(d.belly2),
    horn: d.horn,
    dark: plain(d.skin2),
  }
  const span = d.span ?? 1.12
  m.sides((s) => {
    m.move([s * 0.17, 1.02, -0.24])
    m.turnY(-s * 16)
    m.turnZ(s * 4)
    m.turnX(-10)
    m.part(s < 0 ? 'wingNear' : 'wingFar', 'body', [0, 0.02, 0], {
      to: [s * 1.02 * span, 0.42 * span, -0.1],
      cast: 0.6,
    })
    batWing(
      m,
      { skin: membrane(d.wing[0], d.wing[1]), bone: look.dark, claw: d.horn, span, torn: d.torn ?? 0 },
      s,
    )
  })
  tail(m, look)
  body(m, d, look)
  if (d.heads === 3) {
    threeHeads(m, d, look)
    return
  }
  m.inside(() => {
    m.move([0, 1.5, 0.16])
    m.turnX(4)
    m.turnZ(-3)
    head(m, d, look, { head: 'head', jaw: 'jaw', lids: 'lids', parent: 'body' }, 'plain')
  })
  m.plan = d.plan ?? 'dragon'
  m.order = [
    'tail',
    'wingFar',
    'wingNear',
    'body',
    'legFar',
    'legNear',
    'armFar',
    'armNear',
    'jaw',
    'head',
    'lids',
  ]
}
const NECKS = [
  {
    name: 'Far',
    from: [0.2, 1.02, -0.02],
    bend: [0.52, 1.5, -0.12],
    to: [0.66, 1.72, 0.1],
    manner: 'learned',
    scale: 0.72,
    yaw: 14,
  },
  {
    name: 'Near',
    from: [-0.2, 1.02, 0.02],
    bend: [-0.5, 1.34, 0.02],
    to: [-0.62, 1.56, 0.24],
    manner: 'hungry',
    scale: 0.72,
    yaw: -16,
  },
  {
    name: 'Middle',
    from: [0, 1.08, 0],
    bend: [0, 1.7, -0.14],
    to: [0, 2.02, 0.12],
    manner: 'tired',
    scale: 0.86,
    yaw: 0,
  },
] as const satisfies readonly {
  name: string
  from: Vec
  bend: Vec
  to: Vec
  manner: string
  scale: number
  yaw: number
}[]
const threeHeads = (m: Model, d: Dragon, look: Look): void => {
  for (const n of NECKS) {
    const neck = `neck${n.name}`
    m.part(neck, 'body', n.from, { to: n.to, cast: 0.8, clip: ['body'] })
    m.curve(look.hide, n.from, n.bend, n.to, 0.21, 0.16, 0.17)
    m.curve(
      look.belly,
      add(n.from, [0, 0, 0.09]),
      add(n.bend, [0, 0, 0.1]),
      add(n.to, [0, -0.04, 0.06]),
      0.15,
      0.11,
      0.11,
      0,
    )
    m.group()
    spikesAlong(m, look.horn, [n.from, n.bend, n.to], [0, 0.35, -1], 4, [0.17, 0.13], 0.05, 0.2, 0.25)
    m.inside(() => {
      m.move(add(n.to, [0, 0.16, 0.06]))
      m.turnY(n.yaw)
      m.turnX(4)
      m.scale(n.scale)
      const names: HeadNames = {
        head: `head${n.name}`,
        jaw: n.name === 'Middle' ? 'jaw' : null,
        lids: `lids${n.name}`,
        parent: neck,
      }
      head(m, d, look, names, n.manner)
    })
  }
  m.plan = 'zmey'
  m.order = [
    'tail',
    'wingFar',
    'wingNear',
    'neckFar',
    'headFar',
    'lidsFar',
    'neckMiddle',
    'body',
    'legFar',
    'legNear',
    'armFar',
    'armNear',
    'jaw',
    'headMiddle',
    'lidsMiddle',
    'neckNear',
    'headNear',
    'lidsNear',
  ]
}
