import type { Vec } from './vec.ts'

/** 0xrrggbb, as painters write it */
export type Colour = number

const channel = (c: Colour, shift: number): number => (c >> shift) & 255
const linear = (u: number): number => (u <= 0.04045 ? u / 12.92 : ((u + 0.055) / 1.055) ** 2.4)
/** light of a colour, as the renderer counts it */
export const light = (c: Colour): Vec => [
  linear(channel(c, 16) / 255),
  linear(channel(c, 8) / 255),
  linear(channel(c, 0) / 255),
]
const packed = (r: number, g: number, b: number): Colour =>
  [r, g, b].reduce((sum, v) => sum * 256 + Math.max(0, Math.min(255, Math.round(v))), 0)
export const shade = (c: Colour, k: number): Colour =>
  packed(channel(c, 16) * k, channel(c, 8) * k, channel(c, 0) * k)
export const blend = (a: Colour, b: Colour, t: number): Colour => {
  const at = (shift: number): number => channel(a, shift) + (channel(b, shift) - channel(a, shift)) * t
  return packed(at(16), at(8), at(0))
}
