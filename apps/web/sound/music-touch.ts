import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { musicTouches, scoresOfTracks, type Voice } from './music-touch.data.ts'
import type { MusicEntry, MusicName } from './sound-files.ts'

const HALF_TONE = 2 ** (1 / 12)
const silence = 0.0001
const rattle = 7_000
/** Four bars make a phrase: with the second one a tune is still where it began. */
const bars = 4
/** Nearer than this it is too late to begin. */
const nearest = 0.3

/**
 * Seconds until a feast is heard next: with the first and the second phrase of each round, where the music is in its own
 * key. `position`: seconds since the track began; null: never.
 */
export function untilTouch(track: MusicName, loop: MusicEntry['loop'], position: number): number | null {
  const score = scoresOfTracks[track]
  if (score === undefined || loop === null) return null
  const round = loop.end - loop.start
  const phrase = (bars * score.metre * 60) / score.tempo
  const here = position % round
  return Math.min(...[phrase, round, round + phrase].map((at) => at - here).filter((left) => left > nearest))
}

/** A few notes over what plays, from a moment on. */
export function playTouch(
  context: AudioContext,
  into: AudioNode,
  feast: EventKind,
  track: MusicName,
  at: number,
): void {
  const score = scoresOfTracks[track]
  if (score === undefined) return
  for (const [beat, above, voice] of musicTouches[feast])
    sing(context, into, voice, score.key * HALF_TONE ** above, at + (beat * score.toABeat * 60) / score.tempo)
}

function sing(context: AudioContext, into: AudioNode, voice: Voice, pitch: number, at: number): void {
  const { attack, decay, loudness, partials, slide = 1 } = voice
  const end = at + attack + decay
  const gain = new GainNode(context, { gain: silence })
  gain.gain.setValueAtTime(silence, at)
  gain.gain.linearRampToValueAtTime(loudness, at + attack)
  gain.gain.exponentialRampToValueAtTime(silence, end)
  gain.connect(into)
  if (partials.length === 0) shake(context, gain, at, end)
  for (const [multiple, share] of partials) {
    const wave = new OscillatorNode(context, { frequency: pitch * multiple })
    wave.frequency.setValueAtTime(pitch * multiple, at)
    wave.frequency.linearRampToValueAtTime(pitch * multiple * slide, end)
    wave.connect(new GainNode(context, { gain: share })).connect(gain)
    wave.start(at)
    wave.stop(end)
    wave.addEventListener('ended', () => gain.disconnect())
  }
}

/** Little bells on a harness: no note, but a bright rustle. */
function shake(context: AudioContext, into: AudioNode, at: number, end: number): void {
  const { sampleRate } = context
  const buffer = context.createBuffer(1, Math.ceil((end - at) * sampleRate), sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(new BiquadFilterNode(context, { type: 'highpass', frequency: rattle })).connect(into)
  source.start(at)
  source.addEventListener('ended', () => into.disconnect())
}
