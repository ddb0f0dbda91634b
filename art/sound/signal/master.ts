import { balanced } from './balance.ts'
import { filtered, filterOf } from './filter.ts'
import { loudnessOf } from './loudness.ts'
import { channelsOf, decibels, ratioOf, type Stereo, sampleRate, scale } from './wave.ts'

export const targetLoudness = -16
const ceiling = ratioOf(-2)
const second = sampleRate

/** Clean bottom, gentle glue, the wanted loudness, no sample above the ceiling. A loop stays a loop. */
export function mastered(mix: Stereo): Stereo {
  const shaped = balanced(eachSide(mix, (row) => filtered(row, filterOf('highpass', 34), second)))
  toLoudness(shaped, targetLoudness)
  let sound = glued(shaped)
  for (let pass = 0; pass < 3; pass++) {
    toLoudness(sound, targetLoudness)
    sound = limited(sound)
  }
  return sound
}

const eachSide = (sound: Stereo, change: (row: Float32Array) => Float32Array): Stereo => ({
  left: change(sound.left),
  right: change(sound.right),
})

function toLoudness(sound: Stereo, wanted: number): void {
  scale(sound, ratioOf(wanted - loudnessOf(channelsOf(sound), sampleRate)))
}

/** A slow compressor that leans on the loud places only: 2 to 1 above -17 dB of mean power. */
function glued(sound: Stereo): Stereo {
  const length = sound.left.length
  const out = { left: new Float32Array(length), right: new Float32Array(length) }
  const attack = 1 - Math.exp(-1 / (0.03 * sampleRate))
  const release = 1 - Math.exp(-1 / (0.35 * sampleRate))
  let power = 0
  for (let index = -5 * second; index < length; index++) {
    const place = index < 0 ? (index + 10 * length) % length : index
    const left = sound.left[place] ?? 0
    const right = sound.right[place] ?? 0
    const now = (left * left + right * right) / 2
    power += (now - power) * (now > power ? attack : release)
    if (index < 0) continue
    const over = Math.max(0, decibels(Math.sqrt(power)) + 17)
    const gain = ratioOf(-over / 2)
    out.left[place] = left * gain
    out.right[place] = right * gain
  }
  return out
}

/** Looks 5 ms ahead and bows under the ceiling instead of cutting peaks off. */
function limited(sound: Stereo): Stereo {
  const length = sound.left.length
  const ahead = Math.round(0.005 * sampleRate)
  const out = { left: new Float32Array(length), right: new Float32Array(length) }
  const release = 1 - Math.exp(-1 / (0.12 * sampleRate))
  const need = new Float32Array(length)
  for (let index = 0; index < length; index++) {
    const peak = Math.max(Math.abs(sound.left[index] ?? 0), Math.abs(sound.right[index] ?? 0))
    need[index] = peak > ceiling ? ceiling / peak : 1
  }
  const least = slidingLeast(need, ahead)
  let gain = 1
  for (let index = -second; index < length; index++) {
    const place = (index + 10 * length) % length
    const wanted = least[place] ?? 1
    gain = wanted < gain ? gain + (wanted - gain) * 0.02 : gain + (wanted - gain) * release
    if (index < 0) continue
    const safe = Math.min(gain, need[place] ?? 1)
    out.left[place] = (sound.left[place] ?? 0) * safe
    out.right[place] = (sound.right[place] ?? 0) * safe
  }
  return out
}

/** The least value within the next `width` values, around the end of the loop. */
function slidingLeast(values: Float32Array, width: number): Float32Array {
  const length = values.length
  const least = new Float32Array(length)
  const queue: number[] = []
  let head = 0
  for (let index = 0; index < length + width; index++) {
    const value = values[index % length] ?? 1
    while (queue.length > head && (values[(queue.at(-1) ?? 0) % length] ?? 1) >= value) queue.pop()
    queue.push(index)
    while ((queue[head] ?? index) < index - width) head++
    if (index >= width) least[index - width] = values[(queue[head] ?? 0) % length] ?? 1
  }
  return least
}
