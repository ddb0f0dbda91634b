import { light } from '../model/colour.ts'
import { FINE, type Options } from '../model/studio.ts'
import type { Palette } from './palette.ts'

/** the light of a world on what stands in it */
export const worldOptions = (p: Palette, width: number, height: number): Options => ({
  width: width * FINE,
  height: height * FINE,
  supersample: 2,
  samples: 10,
  keyDirection: [-0.5, 0.84, 0.26],
  keyColour: p.keyColour,
  skyTint: p.skyTint,
  rimColour: p.rimColour,
  shadowColour: p.shadow,
  key: p.key,
  rim: p.rim,
  exposure: p.exposure,
  ...(p.cap ? { capColour: light(p.cap.colour) } : {}),
})
