import { filtered, filterOf } from './filter.ts'
import { bandPowers } from './fourier.ts'
import { type Stereo, sampleRate } from './wave.ts'

/** Octaves from 62 Hz to 16 kHz of a mix that is warm below and open above, in decibels. */
const wanted = [-5, -3, -1, 0, -2, -6, -11, -17]
const reach = 4
const window = 16384

/** How far each octave of the mix lies from the wanted curve, in decibels. */
export function tiltOf(channels: readonly Float32Array[], rate: number): number[] {
  const powers = new Array<number>(wanted.length).fill(0)
  for (const row of channels) {
    for (let start = 0; start + window <= row.length; start += 3 * window) {
      for (const [band, power] of bandPowers(row, start, window, rate).entries())
        powers[band] = (powers[band] ?? 0) + power
    }
  }
  const levels = powers.map((power, band) => 10 * Math.log10(power + 1e-9) - (wanted[band] ?? 0))
  const middle = levels.slice(1, 6).reduce((sum, level) => sum + level, 0) / 5
  return levels.map((level) => level - middle)
}

/** Leans every octave half the way to the wanted curve: an engineer's hand, not a mask over the piece's own colour. */
export function balanced(mix: Stereo): Stereo {
  const tilt = tiltOf([mix.left, mix.right], sampleRate)
  const filters = tilt.map((distance, band) => {
    const gain = Math.max(-reach, Math.min(reach, -distance / 2))
    const centre = 62.5 * 2 ** (band + 0.5)
    return band === tilt.length - 1
      ? filterOf('highshelf', 8000, 0.7, gain)
      : filterOf('peak', centre, 1.1, gain)
  })
  const shape = (row: Float32Array) =>
    filters.reduce((shaped, filter) => filtered(shaped, filter, sampleRate), row)
  return { left: shape(mix.left), right: shape(mix.right) }
}
