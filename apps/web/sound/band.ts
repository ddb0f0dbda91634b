import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { musicVolume } from '@skystair/rules/sound/music.ts'
import { sheetShift } from '@skystair/rules/sound/sheet-shift.ts'
import type { BedName } from './bed.data.ts'
import { layBed } from './bed.ts'
import { followFeast } from './feast-touch.ts'
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
import { gainOf, type SoundPart, soundParts, type Volumes } from './volumes.ts'

/** Whoever plays what the sound manager decides. */
export interface Band {
  /** Fades to another track, or to silence; `played` is called when it has been heard long enough. */
  play(track: MusicName | null, played: () => void, isBackwards?: boolean): void
  /** What a place sounds like under the music; one passes into the other. */
  bed(name: BedName | null): void
  effect(name: EffectName): void
  say(line: VoiceLine, language: 'ru' | 'en'): void
  /** How loud each part is from now on, what sounds already too. */
  volumes(volumes: Volumes): void
  sleep(): void
  wake(): void
}

const fadeSeconds = 1.5
/** Whoever mutes wants silence now; a little slope spares the click. */
const hushSeconds = 0.1
const rounds = 2
/** A sound that comes this much after its press is better not heard. */
const lateSeconds = 0.8
/** A track that did not arrive is asked for again: soon, then less and less often. */
const firstWait = 2_000
const longestWait = 60_000

interface Playing {
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
  readonly end: ReturnType<typeof setTimeout>
  readonly stopFeast: () => void
}

interface Effects {
  readonly buffer: AudioBuffer
  readonly shift: number
}

/** A band of the browser's own: only what plays is held in memory, only what is heard is fetched. */
export function openBand(
  complain: (problem: unknown) => void,
  feast: () => EventKind | null = () => null,
): Band {
  const context = new AudioContext()
  const outlets = openOutlets(context)
  let wanted: MusicName | null = null
  let backwards = false
  let playing: Playing | null = null
  let effects: Promise<Effects> | null = null
  let bed: { readonly name: BedName; readonly stop: () => void } | null = null
  let speaking: AudioBufferSourceNode | null = null
  /** Effects and voices that have not ended yet. */
  const ringing = new Set<AudioBufferSourceNode>()

  async function start(track: MusicName, played: () => void, wait = firstWait): Promise<void> {
    const entry = musicFiles[track]
    try {
      const buffer = await read(context, entry.file)
      // Somebody changed their mind while it was on its way.
      if (wanted === track && playing === null) playing = begin(track, buffer, played)
    } catch (problem) {
      complain(problem)
      setTimeout(() => {
        if (wanted === track && playing === null) void start(track, played, Math.min(wait * 2, longestWait))
      }, wait)
    }
  }

  function begin(track: MusicName, buffer: AudioBuffer, played: () => void): Playing {
    const entry = musicFiles[track]
    if (backwards) {
      const turned = turnRound(context, buffer, entry)
      // A feast rings with the bars of a tune, and these run the other way.
      return {
        ...fadeIn(context, outlets.music, turned.buffer, turned.entry, played),
        stopFeast: () => undefined,
      }
    }
    const begun = fadeIn(context, outlets.music, buffer, entry, played)
    const over = { track, loop: entry.loop, into: begun.gain }
    return { ...begun, stopFeast: followFeast(context, over, feast, complain) }
  }

  function fadeOut(seconds: number): void {
    if (playing === null) return
    const { source, gain, end, stopFeast } = playing
    playing = null
    clearTimeout(end)
    stopFeast()
    const { currentTime } = context
    gain.gain.cancelScheduledValues(currentTime)
    gain.gain.setValueAtTime(gain.gain.value, currentTime)
    gain.gain.linearRampToValueAtTime(0, currentTime + seconds)
    source.stop(currentTime + seconds)
  }

  function ring(buffer: AudioBuffer, part: SoundPart): AudioBufferSourceNode {
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(outlets[part])
    source.addEventListener('ended', () => ringing.delete(source))
    ringing.add(source)
    return source
  }

  function readyEffects(): Promise<Effects> {
    effects ??= readEffects(context).catch((problem) => {
      effects = null
      throw problem
    })
    return effects
  }

  async function strike(name: EffectName): Promise<void> {
    const pressed = performance.now()
    const sheet = await readyEffects()
    if (wanted === null || performance.now() - pressed > lateSeconds * 1000) return
    const { start, seconds } = effectSheet.effects[name]
    ring(sheet.buffer, 'effects').start(0, Math.max(0, start + sheet.shift), seconds)
  }

  async function say(file: string): Promise<void> {
    const buffer = await read(context, file)
    if (wanted === null) return
    // One voice does not talk over itself.
    speaking?.stop()
    speaking = ring(buffer, 'voice')
    speaking.start()
  }

  return {
    play(track, played, isBackwards = false) {
      if (track === wanted && isBackwards === backwards) return
      wanted = track
      backwards = isBackwards
      fadeOut(track === null ? hushSeconds : fadeSeconds)
      if (track === null) {
        effects = null
        for (const source of ringing) source.stop()
        return
      }
      // Before the music: a press should not wait for it.
      void readyEffects().catch(complain)
      void start(track, played)
    },
    bed(name) {
      if (name === (bed?.name ?? null)) return
      bed?.stop()
      bed = name === null ? null : { name, stop: layBed(context, outlets.effects, name) }
    },
    effect: (name) => void strike(name).catch(complain),
    say: (line, language) => void say(voiceFiles[language][line].file).catch(complain),
    volumes(volumes) {
      for (const part of soundParts) outlets[part].gain.value = gainOf(volumes[part])
    },
    sleep: () => void context.suspend().catch(complain),
    wake: () => void context.resume().catch(complain),
  }
}

const read = async (context: AudioContext, file: string): Promise<AudioBuffer> =>
  context.decodeAudioData(await fetchSound(file))

/** Each part has an outlet of its own: what is turned down stays down, whatever plays through it. */
function openOutlets(context: AudioContext): Readonly<Record<SoundPart, GainNode>> {
  const outlet = () => {
    const gain = new GainNode(context, { gain: 1 })
    gain.connect(context.destination)
    return gain
  }
  return { music: outlet(), effects: outlet(), voice: outlet() }
}

function fadeIn(
  context: AudioContext,
  outlet: GainNode,
  buffer: AudioBuffer,
  entry: MusicEntry,
  played: () => void,
): Omit<Playing, 'stopFeast'> {
  const source = new AudioBufferSourceNode(context, { buffer })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.linearRampToValueAtTime(musicVolume, context.currentTime + fadeSeconds)
  source.connect(gain).connect(outlet)
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

/** A track from its end to its beginning, with what repeats where it was. */
function turnRound(context: AudioContext, buffer: AudioBuffer, entry: MusicEntry) {
  const { numberOfChannels, length, sampleRate, duration } = buffer
  const turned = context.createBuffer(numberOfChannels, length, sampleRate)
  for (let channel = 0; channel < numberOfChannels; channel++)
    turned.copyToChannel(buffer.getChannelData(channel).slice().reverse(), channel)
  const { loop } = entry
  return {
    buffer: turned,
    entry: { ...entry, loop: loop && { start: duration - loop.end, end: duration - loop.start } },
  }
}

async function readEffects(context: AudioContext): Promise<Effects> {
  const buffer = await read(context, effectSheet.file)
  return { buffer, shift: sheetShift(buffer.getChannelData(0), buffer.sampleRate, effectSheet.sync) }
}
