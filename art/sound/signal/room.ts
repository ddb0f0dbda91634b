import type { RoomName } from '../music/score.ts'
import { filtered, filterOf } from './filter.ts'
import { convolved } from './fourier.ts'
import { noiseOf } from './noise.ts'
import { addWrapped, channelsOf, type Stereo, sampleRate, silence } from './wave.ts'

interface Room {
  /** seconds until the low, middle and high part of the echo has died by 60 dB */
  decay: readonly [number, number, number]
  /** seconds before the echo begins */
  delay: number
}

const rooms: Record<RoomName, Room> = {
  field: { decay: [0.8, 0.9, 0.6], delay: 0.012 },
  chamber: { decay: [1.1, 1.2, 0.8], delay: 0.014 },
  glade: { decay: [1.3, 1.7, 1.2], delay: 0.022 },
  hall: { decay: [2.2, 2.3, 1.3], delay: 0.026 },
  cave: { decay: [2.8, 2.7, 1.2], delay: 0.034 },
}

/** The echo a clap would leave in the room, as loud in sum as the clap. */
function echoOf(room: Room, side: number): Float32Array {
  const length = Math.round(Math.max(...room.decay) * sampleRate)
  const hiss = noiseOf(77 + side)
  const white = Float32Array.from({ length }, hiss)
  const low = filtered(white, filterOf('lowpass', 350))
  const high = filtered(white, filterOf('highpass', 3200))
  const echo = new Float32Array(length)
  const start = Math.round(room.delay * sampleRate)
  for (let index = start; index < length; index++) {
    const seconds = (index - start) / sampleRate
    const fade = (decay: number) => Math.exp((-6.91 * seconds) / decay)
    const lowPart = low[index] ?? 0
    const highPart = high[index] ?? 0
    const middle = (white[index] ?? 0) - lowPart - highPart
    const onset = Math.min(1, seconds / 0.03)
    echo[index] =
      onset *
      (lowPart * fade(room.decay[0]) + middle * fade(room.decay[1]) + highPart * 0.7 * fade(room.decay[2]))
  }
  const reflections = noiseOf(5 + side * 3)
  for (let tap = 0; tap < 9; tap++) {
    const place = start + Math.round((0.004 + 0.0085 * tap + 0.004 * reflections()) * sampleRate)
    echo[place] = (echo[place] ?? 0) + 4 * reflections() * 0.82 ** tap
  }
  let energy = 0
  for (const sample of echo) energy += sample * sample
  return echo.map((sample) => sample / Math.sqrt(energy))
}

/** The room's answer to a send, wrapped around the loop (or cut at the end of a piece that is no loop). */
export function roomSound(send: Stereo, name: RoomName): Stereo {
  const wet = silence(send.left.length)
  const targets = channelsOf(wet)
  for (const [side, row] of channelsOf(send).entries()) {
    const bright = filtered(filtered(row, filterOf('highpass', 180)), filterOf('lowpass', 9000))
    const echo = convolved(bright, echoOf(rooms[name], side))
    const target = targets[side]
    if (target !== undefined) addWrapped(target, echo, 1)
  }
  return wet
}
