import { sampleRate } from '../signal/wave.ts'
import { effects, played } from './all.ts'

const sync = 0.1
const gap = 0.12

interface Sheet {
  samples: Float32Array
  sync: number
  effects: Record<string, { start: number; seconds: number }>
}

/** All effects in a row with silence between, after one click that tells where the decoder put the beginning. */
export function sheet(): Sheet {
  const places: Sheet['effects'] = {}
  const rows: [number, Float32Array][] = [[sync, click()]]
  let start = 0.4
  for (const [name, recipe] of Object.entries(effects)) {
    const sound = played(recipe)
    const seconds = Math.round((sound.length / sampleRate) * 1000) / 1000
    places[name] = { start, seconds }
    rows.push([start, sound])
    start = Math.round((start + seconds + gap) * 1000) / 1000
  }
  const samples = new Float32Array(Math.round((start + 0.3) * sampleRate))
  for (const [at, sound] of rows) samples.set(sound, Math.round(at * sampleRate))
  return { samples, sync, effects: places }
}

/** A narrow bump whose peak is its first sample, so that its place can be read off the decoded sheet. */
function click(): Float32Array {
  return Float32Array.from({ length: 60 }, (_, index) => 0.8 * Math.exp(-((index / 12) ** 2)))
}
