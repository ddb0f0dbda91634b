import { type Colour, shade } from '../../model/colour.ts'
import { glow, gold, type Material, plain, scales, stone, wood } from '../../model/material.ts'
import type { Model } from '../../model/model.ts'
import { smoothed } from '../../model/outline.ts'
import type { Flat, Vec } from '../../model/vec.ts'

/** how far a building of the clan has come: logs, stone, white stone and gold */
export const TOWN_LEVELS = [1, 2, 3] as const
export type TownLevel = (typeof TOWN_LEVELS)[number]
export type Building = (m: Model, level: TownLevel) => void

export const byLevel = <T>(level: TownLevel, one: T, two: T, three: T): T =>
  level === 1 ? one : level === 2 ? two : three

export const logs = wood(0xb9824c, 0x7f5230)
export const beam = wood(0x7c5030, 0x4e2e1c)
export const rubble = stone(0xc2bcb4, 0x958e8a, 0.25)
export const ashlar = stone(0xf3e8d4, 0xd6c6ae)
export const plaster = plain(0xfbeed6, { rough: 0.85, specular: 0.1 })
export const wallOf = (level: TownLevel): Material => byLevel(level, logs, rubble, ashlar)
export const trimOf = (level: TownLevel): Material => byLevel(level, beam, rubble, gold())
export const tiles = (c: Colour): Material => scales(c, shade(c, 0.62), { scale: 0.6, rough: 0.7 })

/** the paved terrace a building stands on, with steps to its door */
export const terrace = (m: Model, wide: number, deep: number, level: TownLevel): void => {
  m.group()
  m.box(rubble, [0, 0.06, 0], [wide, 0.08, deep], 0.05).lumpy(0.012, 5)
  if (level === 1) return
  m.group()
  m.box(ashlar, [0, 0.14, -0.02], [wide - 0.1, 0.07, deep - 0.1], 0.03)
  m.group()
  m.box(ashlar, [0, 0.04, deep + 0.1], [0.34, 0.06, 0.16], 0.03)
}
export const block = (
  m: Model,
  material: Material,
  foot: Vec,
  half: readonly [number, number],
  high: number,
) => {
  m.group()
  m.box(material, [foot[0], foot[1] + high / 2, foot[2]], [half[0], high / 2, half[1]], 0.04)
}
/** logs that cross at the corners of a wooden house */
export const logCorners = (m: Model, foot: Vec, half: readonly [number, number], high: number): void => {
  const rows = Math.round(high / 0.17)
  for (let i = 0; i < rows; i++) {
    const y = foot[1] + 0.09 + i * 0.17
    m.group()
    m.cone(
      logs,
      [foot[0] - half[0] - 0.1, y, foot[2] + half[1]],
      [foot[0] + half[0] + 0.1, y, foot[2] + half[1]],
      0.085,
      0.085,
      0,
    )
    for (const s of [-1, 1])
      m.cone(
        logs,
        [foot[0] + s * half[0], y + 0.08, foot[2] - half[1]],
        [foot[0] + s * half[0], y + 0.08, foot[2] + half[1] + 0.12],
        0.08,
        0.08,
        0,
      )
  }
}
/** a roof of two slopes, its ridge from left to right, or toward the eye */
export const gable = (
  m: Model,
  material: Material,
  at: Vec,
  half: readonly [number, number],
  high: number,
  facing = false,
) =>
  m.inside(() => {
    m.move(at)
    if (facing) m.turnY(90)
    const [along, across] = facing ? [half[1], half[0]] : half
    m.turnY(90)
    m.group()
    m.plate(
      material,
      [
        [-across, 0],
        [across, 0],
        [across * 0.5, high * 0.56],
        [0, high],
        [-across * 0.5, high * 0.56],
      ],
      along,
      0.04,
      0,
    )
  })
/** a pointed roof of so many sides */
export const spire = (
  m: Model,
  material: Material,
  at: Vec,
  radius: number,
  high: number,
  facets = 8,
): void =>
  m.inside(() => {
    m.move(at)
    m.group()
    m.turned(
      material,
      [
        [0, -0.04],
        [radius, -0.04],
        [radius * 0.94, 0.04],
        [radius * 0.46, high * 0.5],
        [radius * 0.12, high * 0.94],
        [0, high],
      ],
      0.02,
      0,
      facets,
    )
    m.group()
    m.ball(gold(), [0, high, 0], 0.06)
  })
const ONION: readonly Flat[] = [
  [0, 0],
  [0.86, 0],
  [1.14, 0.42],
  [1.02, 0.95],
  [0.5, 1.42],
  [0.12, 1.78],
  [0.03, 2.2],
  [0, 2.24],
]
/** the bulb of a tower */
export const onion = (m: Model, material: Material, at: Vec, radius: number): void =>
  m.inside(() => {
    m.move(at)
    m.scale(radius)
    m.group()
    m.ring(gold(), [0, 0.02, 0], 0.92, 0.12)
    m.group()
    m.turned(material, smoothed(ONION, 5), 0.02)
    m.group()
    m.ball(gold(), [0, 2.26, 0], 0.17)
  })
export const tower = (m: Model, material: Material, foot: Vec, radius: number, high: number): void => {
  m.group()
  m.tube(material, [foot[0], foot[1] + high / 2, foot[2]], radius, high / 2, 0.03, 0, radius * 0.92)
}
/** teeth along the top of a round or a straight wall */
export const teeth = (m: Model, material: Material, at: Vec, radius: number): void => {
  m.group()
  m.tube(material, at, radius * 1.12, 0.06, 0.02)
  for (let i = 0; i < 8; i++) {
    const a = i * 0.7854 + 0.39
    m.group()
    m.box(
      material,
      [at[0] + Math.sin(a) * radius, at[1] + 0.13, at[2] + Math.cos(a) * radius],
      [0.075, 0.09, 0.075],
      0.02,
    )
  }
}
export const pane = (m: Model, at: Vec, size = 1, c: Colour = 0xffd060): void => {
  m.group()
  m.box(beam, at, [0.12 * size, 0.17 * size, 0.03], 0.03)
  m.group()
  m.box(glow(c, 1), [at[0], at[1], at[2] + 0.02], [0.085 * size, 0.135 * size, 0.03], 0.03)
}
const arch = (w: number, h: number, top: number): Flat[] =>
  smoothed(
    [
      [-w, 0],
      [w, 0],
      [w, h],
      [0, top],
      [-w, h],
      [-w, 0],
    ],
    3,
  )
export const door = (m: Model, at: Vec, size = 1, frame: Material = beam): void =>
  m.inside(() => {
    m.move(at)
    m.scale(size)
    m.group()
    m.plate(frame, arch(0.25, 0.5, 0.74), 0.05, 0.02, 0)
    m.group()
    m.move([0, 0.01, 0.04])
    m.plate(wood(0x9a5a2a, 0x6a3818), arch(0.18, 0.47, 0.64), 0.04, 0.015, 0)
    m.group()
    m.ball(gold(), [0.1, 0.32, 0.05], 0.035)
  })
/** a pennant that flies to the right */
export const pennant = (m: Model, at: Vec, c: Colour, size = 1): void =>
  m.inside(() => {
    m.move(at)
    m.scale(size)
    m.group()
    m.cone(beam, [0, -0.1, 0], [0, 0.62, 0], 0.025, 0.02, 0)
    m.group()
    m.plate(
      plain(c, { rough: 0.7 }),
      [
        [0.01, 0.6],
        [0.46, 0.46],
        [0.01, 0.3],
      ],
      0.025,
      0.01,
      0,
      [0.25, 0, 0],
    )
    m.group()
    m.ball(gold(), [0, 0.65, 0], 0.045)
  })
