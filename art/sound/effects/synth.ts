import { filterOf } from '../signal/filter.ts'
import { noiseOf } from '../signal/noise.ts'
import { sampleRate } from '../signal/wave.ts'

/** Sound of one channel. Every recipe is made of these and gives one of these. */
export type Mono = Float32Array

const samplesOf = (seconds: number): number => Math.max(1, Math.round(seconds * sampleRate))

interface Envelope {
  seconds: number
  /** seconds to full level */
  attack?: number
  /** how steeply it dies away: 0 stays, 5 is a bell, 12 a click */
  fall?: number
  gain?: number
}

const release = 0.006

function levelAt(envelope: Envelope, time: number): number {
  const { seconds, attack = 0.004, fall = 4, gain = 1 } = envelope
  const rise = Math.min(1, time / attack)
  const end = Math.min(1, (seconds - time) / release)
  return gain * rise * end * Math.exp((-fall * time) / seconds)
}

const shapes = {
  sine: (phase: number) => Math.sin(2 * Math.PI * phase),
  triangle: (phase: number) => 1 - 4 * Math.abs((phase % 1) - 0.5),
  /** a square with its edges rounded, so that it hums instead of buzzing */
  soft: (phase: number) => Math.tanh(3 * Math.sin(2 * Math.PI * phase)),
  saw: (phase: number) => {
    let sum = 0
    for (let partial = 1; partial <= 7; partial++) sum += Math.sin(2 * Math.PI * phase * partial) / partial
    return sum * 0.55
  },
}

interface Tone extends Envelope {
  /** hertz at the start; slides to `to` */
  from: number
  to?: number
  wave?: keyof typeof shapes
  /** hertz and share of the pitch */
  vibrato?: readonly [number, number]
  /** frequency modulation: ratio to the pitch, and depth that dies with the tone */
  modulation?: readonly [number, number]
}

export function tone(options: Tone): Mono {
  const { from, to = from, wave = 'sine', seconds, vibrato = [0, 0], modulation = [1, 0] } = options
  const shape = shapes[wave]
  let phase = 0
  let modulator = 0
  return Float32Array.from({ length: samplesOf(seconds) }, (_, index) => {
    const time = index / sampleRate
    const slide = from * (to / from) ** (time / seconds)
    const pitch = slide * (1 + vibrato[1] * Math.sin(2 * Math.PI * vibrato[0] * time))
    modulator += (pitch * modulation[0]) / sampleRate
    phase += pitch / sampleRate
    const bend = modulation[1] * Math.exp((-4 * time) / seconds) * Math.sin(2 * Math.PI * modulator)
    return shape(phase + bend / (2 * Math.PI)) * levelAt(options, time)
  })
}

interface Hiss extends Envelope {
  filter: 'lowpass' | 'bandpass' | 'highpass'
  /** hertz of the filter at the start and at the end */
  from: number
  to?: number
  quality?: number
  seed?: number
}

/** Noise through a filter that slides: wind, fire, steps, blades. */
export function hiss(options: Hiss): Mono {
  const { filter, from, to = from, quality = 0.9, seconds, seed = 1 } = options
  const next = noiseOf(seed)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  let coefficients = filterOf(filter, from, quality)
  return Float32Array.from({ length: samplesOf(seconds) }, (_, index) => {
    const time = index / sampleRate
    if (index % 32 === 0) coefficients = filterOf(filter, from * (to / from) ** (time / seconds), quality)
    const { b0, b1, b2, a1, a2 } = coefficients
    const x = next()
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y * levelAt(options, time)
  })
}

interface Pluck {
  pitch: number
  seconds: number
  gain?: number
  /** 0 dull to 1 bright */
  bright?: number
  seed?: number
}

/** A plucked string after Karplus and Strong: a burst of noise going around a softening loop. */
export function pluck({ pitch, seconds, gain = 1, bright = 0.5, seed = 3 }: Pluck): Mono {
  const period = Math.max(2, Math.round(sampleRate / pitch))
  const next = noiseOf(seed)
  const loop = new Float32Array(period)
  let smooth = 0
  for (let index = 0; index < period; index++) {
    smooth += (next() - smooth) * (0.25 + 0.7 * bright)
    loop[index] = smooth
  }
  const loss = 0.001 ** (1 / (pitch * seconds))
  return Float32Array.from({ length: samplesOf(seconds) }, (_, index) => {
    const place = index % period
    const now = loop[place] ?? 0
    const after = loop[(place + 1) % period] ?? 0
    loop[place] = loss * (now * (0.5 + 0.4 * bright) + after * (0.5 - 0.4 * bright))
    return now * gain * Math.min(1, (seconds - index / sampleRate) / 0.05)
  })
}

/** Struck metal: partials that are no whole multiples, the high ones dying first. */
export function bell(
  pitch: number,
  seconds: number,
  gain = 1,
  partials: readonly number[] = [1, 2.76, 5.4, 8.93],
): Mono {
  return layers(
    ...partials.map((ratio, index): Layer => {
      const level = gain / (index + 1) ** 1.3
      return [
        0,
        tone({
          from: pitch * ratio,
          seconds: seconds / (1 + index * 0.45),
          gain: level,
          fall: 5,
          attack: 0.002,
        }),
      ]
    }),
  )
}

/** seconds after the start, and the sound */
export type Layer = readonly [number, Mono]

export function layers(...parts: readonly Layer[]): Mono {
  const length = Math.max(...parts.map(([at, sound]) => samplesOf(at) + sound.length))
  const out = new Float32Array(length)
  for (const [at, sound] of parts) {
    const start = Math.round(at * sampleRate)
    for (let index = 0; index < sound.length; index++) {
      out[start + index] = (out[start + index] ?? 0) + (sound[index] ?? 0)
    }
  }
  return out
}

/** The same maker at several pitches, one after another. */
export const run = (
  pitches: readonly number[],
  every: number,
  make: (pitch: number, index: number) => Mono,
): Mono => layers(...pitches.map((pitch, index): Layer => [index * every, make(pitch, index)]))

/** A small bright room behind a sound. */
export function inRoom(sound: Mono, share = 0.25, seconds = 0.5): Mono {
  const out = layers([0, sound], [seconds, new Float32Array(sound.length)])
  const delays = [0.0297, 0.0371, 0.0411, 0.0437]
  for (const delay of delays) {
    const step = Math.round(delay * sampleRate)
    const back = 0.001 ** (delay / seconds)
    const line = new Float32Array(out.length)
    let soft = 0
    for (let index = step; index < out.length; index++) {
      const fed = (sound[index - step] ?? 0) + (line[index - step] ?? 0) * back
      soft += (fed - soft) * 0.6
      line[index] = soft
    }
    for (let index = 0; index < out.length; index++) {
      const fade = Math.min(1, (out.length - index) / 2000)
      out[index] = (out[index] ?? 0) + (line[index] ?? 0) * share * 0.5 * fade
    }
  }
  return out
}

/** Rounds peaks off, for weight. */
export const driven = (sound: Mono, amount: number): Mono =>
  sound.map((sample) => Math.tanh(sample * amount) / Math.tanh(amount))

/** Hertz of a note: 69 is the A of the tuning fork. */
export const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12)
