import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { soundOf } from '../music/instruments.ts'
import { midiFile } from '../music/midi.ts'
import { perform } from '../music/perform.ts'
import type { Role, Score, Voice } from '../music/score.ts'
import { filtered, filterOf } from '../signal/filter.ts'
import { loudnessOf } from '../signal/loudness.ts'
import { roomSound } from '../signal/room.ts'
import { addWrapped, channelsOf, ratioOf, type Stereo, sampleRate, silence } from '../signal/wave.ts'
import { readWave, run } from './tools.ts'

const soundFont = process.env.SOUND_FONT ?? '/usr/share/sounds/sf2/MuseScore_General_Full.sf2'
const ringing = 7

interface Seat {
  /** loudness of the player alone, LUFS */
  level: number
  /** share sent to the room */
  room: number
  /** what lies below belongs to others */
  cut: number
}

const seats: Record<Role, Seat> = {
  lead: { level: -18.5, room: 0.3, cut: 120 },
  second: { level: -22, room: 0.36, cut: 100 },
  bass: { level: -20.5, room: 0.1, cut: 35 },
  chords: { level: -25, room: 0.28, cut: 110 },
  pad: { level: -24.5, room: 0.42, cut: 130 },
  drums: { level: -25, room: 0.22, cut: 35 },
  colour: { level: -27, room: 0.5, cut: 150 },
}

/** Every player recorded alone and dry, set to the level of its role, placed, and given the room. */
export function mixed(score: Score, isLoop: boolean): Stereo {
  const { seconds, voices } = perform(score)
  const length = Math.round((isLoop ? seconds : seconds + ringing) * sampleRate)
  const mix = silence(length)
  const send = silence(length)
  const folder = mkdtempSync(join(tmpdir(), 'score-'))
  try {
    for (const [name, { notes, swells }] of Object.entries(voices)) {
      const voice = score.voices[name]
      if (voice === undefined || notes.length === 0) continue
      const midi = join(folder, `${name}.mid`)
      const wave = join(folder, `${name}.wav`)
      writeFileSync(midi, midiFile(soundOf(voice.sound), notes, swells, seconds + ringing))
      run('fluidsynth', [
        '-ni',
        '-q',
        '-R',
        '0',
        '-C',
        '0',
        '-g',
        '0.6',
        '-r',
        String(sampleRate),
        '-O',
        'float',
        '-T',
        'wav',
        '-o',
        'synth.dynamic-sample-loading=1',
        '-F',
        wave,
        soundFont,
        midi,
      ])
      const stem = readWave(wave)
      seat(stem, voice, mix, send)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const wet = roomSound(send, score.room)
  addWrapped(mix.left, wet.left, 1)
  addWrapped(mix.right, wet.right, 1)
  return isLoop ? mix : faded(mix, Math.round((seconds + 1.5) * sampleRate))
}

/** The first `length` samples, the last second of them dying away. */
function faded(sound: Stereo, length: number): Stereo {
  const fade = (row: Float32Array) =>
    row.slice(0, length).map((sample, index) => sample * Math.min(1, (length - index) / sampleRate) ** 2)
  return { left: fade(sound.left), right: fade(sound.right) }
}

function seat(stem: Stereo, voice: Voice, mix: Stereo, send: Stereo): void {
  const { level, room, cut } = seats[voice.role]
  const clean = {
    left: filtered(stem.left, filterOf('highpass', cut)),
    right: filtered(stem.right, filterOf('highpass', cut)),
  }
  const gain = ratioOf(level + (voice.gain ?? 0) - loudnessOf(channelsOf(clean), sampleRate))
  const angle = ((voice.pan + 1) * Math.PI) / 4
  const left = gain * Math.cos(angle) * Math.SQRT2
  const right = gain * Math.sin(angle) * Math.SQRT2
  addWrapped(mix.left, clean.left, left)
  addWrapped(mix.right, clean.right, right)
  const share = voice.room ?? room
  addWrapped(send.left, clean.left, left * share)
  addWrapped(send.right, clean.right, right * share)
}
