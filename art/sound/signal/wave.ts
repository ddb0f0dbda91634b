/** Stereo sound as two rows of samples. */
export interface Stereo {
  left: Float32Array
  right: Float32Array
}

export const sampleRate = 44100

export const silence = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
})

export const channelsOf = (sound: Stereo): [Float32Array, Float32Array] => [sound.left, sound.right]

/** Adds `source` to `target`; what runs over the end comes in again at the beginning, as a loop needs it. */
export function addWrapped(target: Float32Array, source: Float32Array, gain: number): void {
  const length = target.length
  for (let index = 0, place = 0; index < source.length; index++) {
    target[place] = (target[place] ?? 0) + (source[index] ?? 0) * gain
    place = place + 1 === length ? 0 : place + 1
  }
}

export function peakOf(sound: Stereo): number {
  let peak = 0
  for (const row of channelsOf(sound)) for (const sample of row) peak = Math.max(peak, Math.abs(sample))
  return peak
}

export function scale(sound: Stereo, gain: number): void {
  for (const row of channelsOf(sound))
    for (let index = 0; index < row.length; index++) row[index] = (row[index] ?? 0) * gain
}

export const decibels = (ratio: number): number => 20 * Math.log10(Math.max(ratio, 1e-9))
export const ratioOf = (decibelValue: number): number => 10 ** (decibelValue / 20)
