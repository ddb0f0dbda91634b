import { type Colour, light } from '../model/colour.ts'
import { type Material, material, plain } from '../model/material.ts'
import type { Model } from '../model/model.ts'
import { cut } from '../model/model.ts'
import { times, type Vec } from '../model/vec.ts'

/** the eye makes the character: iris dark above and light below, touching the upper lid, turned a little inward */
export interface Eye {
  top: Colour
  low: Colour
  white?: Colour
  slit?: boolean
  glow?: number
  iris?: number
  aspect?: number
  /** height of the iris and shift of the gaze, in eye radii */
  lift?: number
  gaze?: number
  inward?: number
  depth?: number
  lash?: number
  lashColour?: Colour
  flick?: boolean
  /** share of the eye under the upper lid: tired, stern, sly */
  lid?: number
  /** tilt of that lid: positive is stern */
  stern?: number
}
export interface EyePlace {
  at: Vec
  yaw: number
  pitch: number
  radius: number
  side: number
}
const eyeMaterial = (e: Eye, radius: number, side: number): Material =>
  material('eye', e.top, e.low, {
    colour3: light(e.white ?? 0xfdf8f2),
    extra: [-(e.inward ?? 0.13) * side + (e.gaze ?? 0), e.lift ?? 0.08, e.iris ?? 0.82],
    scale: 1 / radius,
    rough: e.slit ? 0.02 : 0.15,
    skin: 0.1,
    specular: 1,
    emission: e.glow ? times(light(e.low), e.glow) : [0, 0, 0],
  })
const socket = (m: Model, p: EyePlace): void => {
  m.move(p.at)
  m.turnY(p.yaw)
  m.turnX(-p.pitch)
}
const lash = (m: Model, e: Eye, p: EyePlace): void => {
  const { lash: thick = 0.14, lid = 0, depth = 0.4, aspect = 1.22 } = e
  if (thick <= 0) return
  const [r, s, line, drop] = [p.radius, p.side, thick * p.radius, lid * p.radius * 0.9]
  const [a, z] = [aspect * r, depth * r]
  const ink = plain(e.lashColour ?? 0x2a1414, { skin: 0, specular: 0.1 })
  m.group()
  m.curve(
    ink,
    [-r * 0.98 * s, a * 0.3 - drop * 0.2, z * 0.35],
    [-r * 0.25 * s, a * 1.62 - drop * 2, z * 1.05],
    [r * s, a * 0.45 - drop * 0.6, z * 0.35],
    line * 0.4,
    line * 1.1,
    line,
    0,
  )
  if (e.flick === false) return
  m.curve(
    ink,
    [r * 0.86 * s, a * 0.6 - drop * 0.6, z * 0.5],
    [r * 1.05 * s, a * 0.55 - drop * 0.6, z * 0.3],
    [r * 1.3 * s, a * 0.7 - drop * 0.6, 0],
    line * 0.9,
    line * 0.6,
    line * 0.1,
    0.01,
  )
}
/** a half-closed upper lid of skin over the eye */
const upperLid = (m: Model, e: Eye, p: EyePlace, skin: Material): void => {
  const { lid = 0, stern = 0, depth = 0.4, aspect = 1.22 } = e
  if (lid <= 0) return
  const [r, a] = [p.radius, aspect * p.radius]
  m.group()
  m.egg(skin, [0, 0, 0], [r * 1.05, a * 1.05, depth * r * 1.16], 0)
  m.inside(() => {
    m.move([0, a * (1 - 2 * lid) - a * 2, 0])
    m.turnZ(stern * p.side)
    cut(m.box(skin, [0, 0, 0], [r * 3, a * 2, r * 2], 0.004), 0.006)
  })
}
export const eye = (m: Model, p: EyePlace, e: Eye, skin: Material | null = null): void => {
  const { depth = 0.4, aspect = 1.22 } = e
  m.inside(() => {
    socket(m, p)
    m.group()
    m.egg(eyeMaterial(e, p.radius, p.side), [0, 0, 0], [p.radius, p.radius * aspect, p.radius * depth], 0)
    if (skin) upperLid(m, e, p, skin)
    lash(m, e, p)
  })
}
/** the closed lid of a blink: skin over the eye and a lash line below */
export const closedLid = (m: Model, p: EyePlace, e: Eye, skin: Material): void => {
  const { depth = 0.4, aspect = 1.22 } = e
  const [r, a, z, s] = [p.radius, aspect * p.radius, depth * p.radius, p.side]
  const ink = plain(e.lashColour ?? 0x2a1414, { skin: 0, specular: 0.1 })
  m.inside(() => {
    socket(m, p)
    m.group()
    m.egg(skin, [0, 0, 0], [r * 1.07, a * 1.07, z * 1.14], 0)
    m.group()
    m.curve(
      ink,
      [-r * 0.84 * s, -a * 0.2, z * 0.85],
      [0, -a * 0.8, z * 1.72],
      [r * 1.02 * s, -a * 0.04, z * 0.5],
      r * 0.08,
      r * 0.15,
      r * 0.11,
      0,
    )
  })
}
