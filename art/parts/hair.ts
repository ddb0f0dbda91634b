import type { Colour } from '../model/colour.ts'
import { hair, type Material } from '../model/material.ts'
import { cut, type Model } from '../model/model.ts'
import { mirrored, type Vec } from '../model/vec.ts'

export interface HairColours {
  dark: Colour
  light: Colour
}
/** strands as tapered curves on a cap; all in the frame of a head of radius 0.42 */
type Lock = (a: Vec, b: Vec, c: Vec, radius: number, blend?: number) => void

const locks =
  (m: Model, material: Material): Lock =>
  (a, b, c, radius, blend = 0.012) => {
    m.curve(material, a, b, c, radius * 0.75, radius * 1.08, radius * 0.1, blend)
  }
const cap = (m: Model, material: Material, open = 0.36): void => {
  m.group()
  m.egg(material, [0, 0.085, -0.045], [0.44, 0.4, 0.42])
  cut(m.egg(material, [0, -0.16, 0.42], [open, 0.36, 0.42]), 0.05)
}
const tail = (m: Model, name: string, at: Vec, to: Vec, build: () => void): void => {
  if (!m.has('head')) {
    m.group()
    build()
    return
  }
  m.part(name, 'head', at, { to, cast: 0.8 })
  build()
  m.on('head')
}
const fringe = (lock: Lock, k = 1): void => {
  lock([0.05, 0.44, 0.12], [-0.16, 0.42, 0.44], [-0.3, 0.12, 0.36], 0.085 * k)
  lock([0.02, 0.45, 0.16], [-0.08, 0.43, 0.47], [-0.2, 0.15, 0.39], 0.07 * k)
  lock([0.08, 0.45, 0.14], [0.02, 0.4, 0.5], [-0.1, 0.16, 0.42], 0.08 * k)
  lock([0.1, 0.44, 0.12], [0.18, 0.42, 0.47], [0.06, 0.19, 0.43], 0.07 * k)
  lock([0.12, 0.43, 0.1], [0.28, 0.42, 0.42], [0.2, 0.15, 0.38], 0.075 * k)
  lock([0.14, 0.42, 0.08], [0.38, 0.38, 0.34], [0.335, 0.06, 0.27], 0.085 * k)
  lock([-0.1, 0.42, 0.1], [-0.4, 0.36, 0.28], [-0.4, 0.0, 0.19], 0.09 * k)
  lock([0.2, 0.38, 0], [0.46, 0.3, 0.18], [0.43, -0.04, 0.12], 0.085 * k)
}
const nape = (m: Model, lock: Lock): void => {
  m.sides((s) => {
    lock([s * 0.3, 0.1, -0.22], [s * 0.46, -0.12, -0.2], [s * 0.44, -0.3, -0.12], 0.1)
    lock([s * 0.34, 0.2, -0.1], [s * 0.47, 0, -0.06], [s * 0.45, -0.16, 0.02], 0.075)
    lock([s * 0.14, 0.1, -0.34], [s * 0.24, -0.22, -0.44], [s * 0.26, -0.4, -0.34], 0.11)
  })
  lock([0, 0.1, -0.36], [0, -0.25, -0.46], [0.03, -0.44, -0.36], 0.11)
}
/** heroic and tousled */
export const sweptHair = (m: Model, c: HairColours): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  cap(m, material)
  fringe(lock)
  lock([0, 0.42, 0], [0.06, 0.62, 0.06], [0.24, 0.6, -0.06], 0.075)
  lock([-0.04, 0.42, -0.05], [-0.14, 0.6, -0.06], [-0.24, 0.55, -0.2], 0.07)
  lock([0.1, 0.4, -0.1], [0.22, 0.54, -0.2], [0.38, 0.46, -0.3], 0.07)
  nape(m, lock)
}
/** parted, falling to the shoulders and below */
export const longHair = (m: Model, c: HairColours, far = 1): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  cap(m, material)
  m.sides((s) => {
    lock([s * 0.03, 0.42, 0.16], [s * 0.24, 0.38, 0.42], [s * 0.33, 0.06, 0.3], 0.085)
    lock([s * 0.1, 0.42, 0.14], [s * 0.4, 0.34, 0.34], [s * 0.4, -0.08, 0.24], 0.085)
    lock([s * 0.04, 0.4, 0.22], [s * 0.14, 0.34, 0.44], [s * 0.24, 0.14, 0.38], 0.06)
    lock([s * 0.22, 0.32, 0.18], [s * 0.46, 0.2, 0.32], [s * 0.4, -0.26, 0.22], 0.085)
    lock([s * 0.36, 0.12, 0.08], [s * 0.5, -0.25, 0.18], [s * 0.4, -0.62 * far, 0.18], 0.095)
    lock([s * 0.38, 0.1, 0.0], [s * 0.52, -0.2, 0.08], [s * 0.46, -0.5 * far, 0.12], 0.085)
  })
  tail(m, 'hairBack', [0, -0.05, -0.2], [0, -0.92 * far, -0.25], () => {
    m.sides((s) => {
      lock([s * 0.36, 0, -0.08], [s * 0.56, -0.35, -0.02], [s * 0.48, -0.76 * far, 0.04], 0.105)
      lock([s * 0.3, 0, -0.18], [s * 0.52, -0.4, -0.16], [s * 0.42, -0.86 * far, -0.08], 0.11)
      lock([s * 0.16, 0, -0.27], [s * 0.36, -0.45, -0.32], [s * 0.28, -0.92 * far, -0.22], 0.12)
    })
    lock([0, 0.1, -0.32], [0, -0.5, -0.5], [0, -0.95 * far, -0.3], 0.16)
  })
}
/** one thick braid over the shoulder */
export const braidHair = (m: Model, c: HairColours, ribbon: Material): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  cap(m, material)
  m.sides((s) => {
    lock([s * 0.02, 0.42, 0.18], [s * 0.22, 0.36, 0.44], [s * 0.34, 0.08, 0.3], 0.085)
    lock([s * 0.06, 0.42, 0.16], [s * 0.36, 0.36, 0.36], [s * 0.4, 0, 0.22], 0.085)
    lock([s * 0.2, 0.36, 0.1], [s * 0.46, 0.2, 0.2], [s * 0.42, -0.22, 0.14], 0.085)
    lock([s * 0.25, 0.2, -0.2], [s * 0.46, -0.1, -0.14], [s * 0.3, -0.32, -0.14], 0.1)
  })
  lock([0, 0.1, -0.34], [0, -0.22, -0.46], [-0.1, -0.36, -0.3], 0.15)
  tail(m, 'hairBack', [-0.24, -0.28, -0.02], [-0.34, -1.0, 0.24], () => {
    for (let i = 0; i < 8; i++) {
      const u = i / 7
      const p: Vec = [
        -0.26 - 0.09 * Math.sin(u * 2.6) + (i % 2 ? 0.03 : -0.03),
        -0.3 - 0.66 * u,
        0.02 + 0.24 * Math.sin(u * 1.9),
      ]
      const r = 0.1 - 0.035 * u
      m.egg(material, p, [r, r * 0.82, r], 0.012)
    }
    m.group()
    m.ring(ribbon, [-0.3, -0.94, 0.25], 0.055, 0.03)
    m.group()
    m.curve(material, [-0.3, -0.95, 0.25], [-0.33, -1.04, 0.26], [-0.32, -1.14, 0.22], 0.05, 0.065, 0.012)
    m.group()
    m.sides((s) => m.egg(ribbon, [-0.3 + s * 0.09, -0.92, 0.29], [0.075, 0.05, 0.03]))
  })
}
/** high on the crown, swinging behind */
export const ponytail = (m: Model, c: HairColours, band: Material): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  cap(m, material)
  fringe(lock, 0.9)
  m.sides((s) => {
    lock([s * 0.34, 0.16, 0.04], [s * 0.46, -0.05, 0.14], [s * 0.4, -0.32, 0.2], 0.06)
    lock([s * 0.3, 0.1, -0.2], [s * 0.42, -0.05, -0.22], [s * 0.3, -0.22, -0.24], 0.1)
  })
  lock([0, 0.1, -0.36], [0, -0.1, -0.46], [0, -0.28, -0.34], 0.13)
  m.group()
  m.inside(() => {
    m.move([0, 0.4, -0.3])
    m.turnX(-50)
    m.ring(band, [0, 0, 0], 0.09, 0.04)
  })
  tail(m, 'hairBack', [0, 0.4, -0.3], [-0.1, -0.55, -0.62], () => {
    lock([0, 0.4, -0.3], [0.02, 0.62, -0.72], [-0.08, -0.42, -0.66], 0.17)
    lock([0.05, 0.4, -0.32], [0.16, 0.5, -0.7], [0.1, -0.3, -0.7], 0.12)
    lock([-0.05, 0.4, -0.32], [-0.14, 0.5, -0.68], [-0.2, -0.3, -0.6], 0.12)
  })
}
/** spikes swept back like flames */
export const wildHair = (m: Model, c: HairColours, k = 1): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  cap(m, material)
  for (let row = 0; row < 3; row++)
    for (let i = -2 - row; i <= 2 + row; i++) {
      const a = (i / (2 + row)) * 1.35
      const z = 0.16 - row * 0.2
      const from: Vec = [Math.sin(a) * 0.36, 0.1 + Math.cos(a) * 0.32, z]
      const out: Vec = [Math.sin(a) * (0.5 + 0.06 * row), 0.14 + Math.cos(a) * 0.5 * k, z + 0.06 - row * 0.06]
      const tip: Vec = [
        Math.sin(a) * (0.56 + 0.1 * row),
        0.14 + Math.cos(a) * (0.6 + 0.1 * (i % 2)) * k,
        z - 0.22 - row * 0.1,
      ]
      lock(from, out, tip, 0.1)
    }
  fringe(lock, 0.7)
  nape(m, lock)
}
/** round curls all over */
export const curlyHair = (m: Model, c: HairColours): void => {
  const material = hair(c.dark, c.light)
  cap(m, material, 0.35)
  for (let i = 0; i < 46; i++) {
    const [a, u] = [i * 2.39996, (i + 0.5) / 46]
    const y = 1 - 1.45 * u
    const q = Math.sqrt(Math.max(0, 1 - y * y))
    const p: Vec = [Math.cos(a) * q * 0.43, 0.1 + y * 0.4, Math.sin(a) * q * 0.42 - 0.03]
    if (p[2] > 0.16 && p[1] < 0.26) continue
    const r = 0.085 + 0.03 * Math.sin(i * 7)
    m.egg(material, p, [r, r, r], 0.012)
  }
}
/** cut straight at the chin */
export const bobHair = (m: Model, c: HairColours): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  cap(m, material)
  for (let i = -3; i <= 3; i++)
    lock([i * 0.03, 0.44, 0.14], [i * 0.09, 0.42, 0.48], [i * 0.1, 0.12, 0.42 - Math.abs(i) * 0.025], 0.062)
  m.sides((s) => {
    lock([s * 0.2, 0.4, 0.1], [s * 0.48, 0.2, 0.22], [s * 0.36, -0.34, 0.22], 0.1)
    lock([s * 0.3, 0.26, 0], [s * 0.54, -0.1, 0.06], [s * 0.38, -0.4, 0.1], 0.11)
    lock([s * 0.3, 0.2, -0.2], [s * 0.5, -0.15, -0.18], [s * 0.34, -0.42, -0.1], 0.13)
  })
  lock([0, 0.1, -0.34], [0, -0.25, -0.5], [0, -0.44, -0.24], 0.17)
}
/** a bun high on the back of the head, hair drawn tight */
export const bunHair = (m: Model, c: HairColours): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  cap(m, material, 0.34)
  m.sides((s) => {
    lock([s * 0.02, 0.43, 0.16], [s * 0.2, 0.38, 0.42], [s * 0.36, 0.12, 0.24], 0.07)
    lock([s * 0.1, 0.42, 0.1], [s * 0.36, 0.34, 0.3], [s * 0.42, 0.06, 0.06], 0.075)
  })
  m.group()
  m.egg(material, [0, 0.44, -0.28], [0.19, 0.17, 0.18])
  m.curve(material, [-0.16, 0.44, -0.22], [0, 0.66, -0.2], [0.17, 0.42, -0.24], 0.05, 0.07, 0.05, 0.02)
}
/** a crest from brow to nape on a bare head */
export const crestHair = (m: Model, c: HairColours): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  m.group()
  for (let i = 0; i < 9; i++) {
    const a = -0.35 + i * 0.3
    const at = (r: number): Vec => [0, 0.03 + Math.cos(a) * r, -Math.sin(a) * r]
    for (const s of [-1, 1])
      lock(
        mirrored([0.03, ...rest(at(0.36))], s),
        mirrored([0.05, ...rest(at(0.62))], s),
        mirrored([0.02, ...rest(at(0.74))], s),
        0.075,
      )
  }
}
const rest = (v: Vec): [number, number] => [v[1], v[2]]
/** a beard under the chin; far 0.2 stubble … 1 to the belt */
export const beard = (m: Model, c: HairColours, far = 0.5, moustache = true): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  m.group()
  const deep = 0.3 + far * 0.75
  for (let i = -4; i <= 4; i++) {
    const u = i / 4
    const x = u * 0.3
    const edge = Math.abs(u)
    lock(
      [x, -0.14 - 0.1 * (1 - edge) + edge * 0.1, 0.34 - edge * 0.2],
      [x * 1.1, -0.3 - deep * 0.35 * (1 - edge * 0.4), 0.42 - edge * 0.18],
      [x * (0.75 - 0.35 * far), -0.22 - deep * (1 - edge * 0.45), 0.34 - edge * 0.1],
      0.085,
      0.02,
    )
  }
  m.sides((s) => lock([s * 0.38, 0.04, 0.12], [s * 0.41, -0.16, 0.18], [s * 0.28, -0.34, 0.2], 0.06, 0.02))
  if (!moustache) return
  m.group()
  m.sides((s) => lock([s * 0.015, -0.14, 0.42], [s * 0.1, -0.14, 0.46], [s * 0.2, -0.25, 0.36], 0.045, 0.02))
}
/** only the moustache, long and drooping or curled up */
export const moustache = (m: Model, c: HairColours, curl = 0): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  m.group()
  m.sides((s) => {
    lock([s * 0.015, -0.14, 0.42], [s * 0.12, -0.15, 0.46], [s * 0.24, -0.24 + 0.22 * curl, 0.34], 0.05, 0.02)
    if (curl <= 0) lock([s * 0.19, -0.2, 0.38], [s * 0.25, -0.3, 0.36], [s * 0.22, -0.44, 0.32], 0.03, 0.02)
  })
}
/** only what shows below a hat: temples and nape, short or to the shoulders */
export const underHat = (m: Model, c: HairColours, far = 0): void => {
  const material = hair(c.dark, c.light)
  const lock = locks(m, material)
  m.group()
  m.egg(material, [0, 0.0, -0.1], [0.4, 0.34, 0.36])
  m.sides((s) => {
    lock([s * 0.38, 0.1, 0.1], [s * 0.45, -0.06, 0.14], [s * 0.39, -0.24 - 0.4 * far, 0.16], 0.06)
    lock([s * 0.38, 0.1, 0.0], [s * 0.48, -0.1, 0.04], [s * 0.42, -0.3 - 0.42 * far, 0.08], 0.085)
    lock([s * 0.34, 0.08, -0.14], [s * 0.46, -0.18, -0.12], [s * 0.38, -0.38 - 0.4 * far, -0.04], 0.1)
    lock([s * 0.16, 0.06, -0.3], [s * 0.28, -0.24, -0.38], [s * 0.24, -0.42 - 0.4 * far, -0.26], 0.12)
  })
  lock([0, 0.06, -0.34], [0, -0.24, -0.46], [0, -0.44 - 0.4 * far, -0.3], 0.14)
}
