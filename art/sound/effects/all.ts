import { momentaryPeak } from '../signal/loudness.ts'
import { ratioOf, sampleRate } from '../signal/wave.ts'
import type { Effect, EffectKind } from './effect.ts'
import { fightEffects } from './fight.ts'
import type { Mono } from './synth.ts'
import { touchEffects } from './touch.ts'
import { treasureEffects } from './treasure.ts'
import { worldEffects } from './world.ts'

export const effects: Record<string, Effect> = {
  ...touchEffects,
  ...treasureEffects,
  ...fightEffects,
  ...worldEffects,
}

/** Loudness of the loudest 400 ms, LUFS: a tap may be heard a thousand times, a fanfare once. */
export const effectLoudness: Record<EffectKind, number> = {
  touch: -27,
  treasure: -22,
  fight: -19,
  fanfare: -17,
  ambience: -25,
}

const ceiling = 0.89

/** The effect as it goes on the sheet: at the loudness of its kind, never clipping. */
export function played({ kind, make }: Effect): Mono {
  const sound = make()
  const gain = ratioOf(effectLoudness[kind] - momentaryPeak([sound], sampleRate))
  let peak = 0
  for (const sample of sound) peak = Math.max(peak, Math.abs(sample))
  const safe = Math.min(gain, ceiling / peak)
  return sound.map((sample) => sample * safe)
}
