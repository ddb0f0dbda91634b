import { musicVolume } from '@skystair/rules/sound/music.ts'
import { sheetShift } from '@skystair/rules/sound/sheet-shift.ts'
import {
  type EffectName,
  effectSheet,
  fetchSound,
  type MusicEntry,
  type MusicName,
  musicFiles,
  type VoiceLine,
  voiceFiles,
} from './sound-files.ts'

/** Whoever plays what the sound manager decides. */
export interface Band {
  /** Fades to another track, or to silence; `played` is called when it has been heard long enough. */
  play(track: MusicName | null, played: () => void): void
  effect(name: EffectName): void
  say(line: VoiceLine, language: 'ru' | 'en'): void
  sleep(): void
  wake(): void
}

const fadeSeconds = 1.5
const rounds = 2

interface Playing {
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
  readonly end: ReturnType<typeof setTimeout>
}

interface Effects {
  readonly buffer: AudioBuffer
  readonly shift: number
}

/** A band of the browser's own: only what plays is held in memory, only what is heard is fetched. */
export function openBand(complain: (problem: unknown) => void): Band {
  const context = new AudioContext()
  let wanted: MusicName | null = null
  let playing: Playing | null = null
  let effects: Promise<Effects> | null = null

  async function start(track: MusicName, played: () => void): Promise<void> {
    const entry = musicFiles[track]
    const buffer = await context.decodeAudioData(await fetchSound(entry.file))
    // Somebody changed their mind while it was on its way.
    if (wanted !== track || playing !== null) return
    playing = fadeIn(context, buffer, entry, played)
  }

  function fadeOut(): void {
    if (playing === null) return
    const { source, gain, end } = playing
    playing = null
    clearTimeout(end)
    const { currentTime } = context
    gain.gain.cancelScheduledValues(currentTime)
    gain.gain.setValueAtTime(gain.gain.value, currentTime)
    gain.gain.linearRampToValueAtTime(0, currentTime + fadeSeconds)
    source.stop(currentTime + fadeSeconds)
  }

  return {
    play(track, played) {
      if (track === wanted) return
      wanted = track
      fadeOut()
      if (track === null) effects = null
      else void start(track, played).catch(complain)
    },
    effect(name) {
      effects ??= readEffects(context)
      void effects
        .then((sheet) => strike(context, sheet, name))
        .catch((problem) => {
          effects = null
          complain(problem)
        })
    },
    say: (line, language) => void say(context, voiceFiles[language][line].file).catch(complain),
    sleep: () => void context.suspend().catch(complain),
    wake: () => void context.resume().catch(complain),
  }
}

function fadeIn(context: AudioContext, buffer: AudioBuffer, entry: MusicEntry, played: () => void): Playing {
  const source = new AudioBufferSourceNode(context, { buffer })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.linearRampToValueAtTime(musicVolume, context.currentTime + fadeSeconds)
  source.connect(gain).connect(context.destination)
  source.addEventListener('ended', () => gain.disconnect())
  const { loop } = entry
  if (loop !== null) {
    source.loop = true
    source.loopStart = loop.start
    source.loopEnd = loop.end
  }
  source.start(0, loop?.start ?? 0)
  return { source, gain, end: setTimeout(played, entry.seconds * rounds * 1000) }
}

async function readEffects(context: AudioContext): Promise<Effects> {
  const buffer = await context.decodeAudioData(await fetchSound(effectSheet.file))
  return { buffer, shift: sheetShift(buffer.getChannelData(0), buffer.sampleRate, effectSheet.sync) }
}

function strike(context: AudioContext, { buffer, shift }: Effects, name: EffectName): void {
  const { start, seconds } = effectSheet.effects[name]
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(context.destination)
  source.start(0, Math.max(0, start + shift), seconds)
}

async function say(context: AudioContext, file: string): Promise<void> {
  const buffer = await context.decodeAudioData(await fetchSound(file))
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(context.destination)
  source.start()
}
