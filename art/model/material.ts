import { type Colour, light, shade } from './colour.ts'
import type { Vec } from './vec.ts'

/** the order is the renderer's list of textures */
export const TEXTURES = [
  'plain',
  'stone',
  'scale',
  'cloth',
  'wood',
  'eye',
  'leaf',
  'bone',
  'ice',
  'hair',
  'membrane',
  'metal',
  'gradient',
  'grass',
  'terrain',
  'fur',
  'feather',
] as const
export type Texture = (typeof TEXTURES)[number]
export interface Material {
  texture: Texture
  colour: Vec
  colour2: Vec
  colour3: Vec
  emission: Vec
  extra: Vec
  rough: number
  metal: number
  specular: number
  skin: number
  through: number
  scale: number
  bump: number
  wear: number
}
const dim = (v: Vec, k: number): Vec => [v[0] * k, v[1] * k, v[2] * k]
export const material = (
  texture: Texture,
  colour: Colour,
  colour2: Colour = colour,
  more: Partial<Material> = {},
): Material => ({
  texture,
  colour: light(colour),
  colour2: light(colour2),
  colour3: [0, 0, 0],
  emission: [0, 0, 0],
  extra: [0, 0, 0],
  rough: 0.6,
  metal: 0,
  specular: 0.4,
  skin: 0.3,
  through: 0,
  scale: 1,
  bump: 0,
  wear: 0.2,
  ...more,
})
export const plain = (c: Colour, more: Partial<Material> = {}): Material => material('plain', c, c, more)
export const skin = (c: Colour): Material => plain(c, { rough: 0.62, skin: 0.85, specular: 0.22, wear: 0.1 })
export const cloth = (c: Colour, c2: Colour = shade(c, 0.74), more: Partial<Material> = {}): Material =>
  material('cloth', c, c2, { rough: 0.85, specular: 0.06, bump: 0.3, wear: 0.3, ...more })
export const leather = (c: Colour, c2: Colour = shade(c, 0.62)): Material =>
  material('cloth', c, c2, { rough: 0.58, specular: 0.3, bump: 0.45, scale: 2, skin: 0.2, wear: 0.4 })
export const steel = (c: Colour, c2: Colour = shade(c, 0.74), rough = 0.3): Material =>
  material('metal', c, c2, { rough, metal: 0.85, specular: 1, bump: 0.5, skin: 0, wear: 0.4 })
export const gold = (c: Colour = 0xffc847, c2: Colour = 0xd98f20): Material => steel(c, c2, 0.25)
export const blade = (c: Colour = 0xeef6ff, c2: Colour = 0xb8cce8): Material =>
  material('metal', c, c2, { rough: 0.18, metal: 0.7, specular: 1, bump: 0.2, skin: 0, wear: 0.55 })
export const hair = (c: Colour, c2: Colour): Material =>
  material('hair', c, c2, { rough: 0.66, specular: 0.14, skin: 0.2, wear: 0.25 })
export const fur = (c: Colour, c2: Colour): Material =>
  material('fur', c, c2, { rough: 0.9, specular: 0.05, bump: 1.1, skin: 0.35, wear: 0.3 })
export const feather = (c: Colour, c2: Colour, more: Partial<Material> = {}): Material =>
  material('feather', c, c2, { rough: 0.8, specular: 0.1, bump: 0.5, wear: 0.35, ...more })
export const wood = (c: Colour = 0x8a5a30, c2: Colour = shade(c, 0.6)): Material =>
  material('wood', c, c2, { rough: 0.72, specular: 0.2, bump: 0.8, scale: 1.1, skin: 0.15, wear: 0.35 })
export const bone = (c: Colour = 0xefe4c8, c2: Colour = 0xa89878): Material =>
  material('bone', c, c2, { rough: 0.5, bump: 0.5, skin: 0.3, wear: 0.3 })
export const scales = (c: Colour, c2: Colour, more: Partial<Material> = {}): Material =>
  material('scale', c, c2, { rough: 0.45, bump: 0.5, scale: 1.7, skin: 0.35, ...more })
export const leaf = (c: Colour, c2: Colour, more: Partial<Material> = {}): Material =>
  material('leaf', c, c2, {
    rough: 0.85,
    specular: 0.1,
    bump: 0.9,
    scale: 1.6,
    skin: 0.45,
    through: 0.1,
    ...more,
  })
export const membrane = (c: Colour, c2: Colour, through = 0.6): Material =>
  material('membrane', c, c2, { rough: 0.5, bump: 0.4, skin: 0.5, through })
export const glow = (c: Colour, power: number): Material =>
  plain(c, { rough: 0.3, skin: 0, emission: dim(light(c), power) })
export const crystal = (c: Colour, c2: Colour, power = 0.4): Material =>
  material('ice', c, c2, {
    rough: 0.1,
    specular: 1.1,
    bump: 0.18,
    emission: dim(light(c), power),
    wear: 0.45,
  })
export const stone = (c: Colour, c2: Colour, moss = 0, mossColour: Colour = 0x8fc23c, calm = 0.3): Material =>
  material('stone', c, c2, {
    rough: 0.85,
    specular: 0.25,
    bump: 0.35,
    skin: 0.12,
    wear: 0.4,
    extra: [moss, 0, calm],
    colour3: light(mossColour),
  })
/** a ghostly body: pale, shining through at the edges */
export const spirit = (c: Colour, c2: Colour, power = 0.35): Material =>
  material('membrane', c, c2, {
    rough: 0.4,
    specular: 0.5,
    skin: 0.9,
    through: 0.5,
    emission: dim(light(c), power),
    wear: 0.5,
  })
export const lit = (m: Material, c: Colour, power: number): Material => ({
  ...m,
  emission: dim(light(c), power),
})
