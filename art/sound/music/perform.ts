import { type Cup, cupOf, diceOf } from '@skystair/rules/dice.ts'
import { progressionOf } from './chord.ts'
import { soundOf } from './instruments.ts'
import { keyOf } from './pitch.ts'
import { type Score, type Section, velocityOf } from './score.ts'
import type { Note } from './tune.ts'

/** A note as it is played: in seconds. */
export interface PlayedNote {
  start: number
  end: number
  pitch: number
  velocity: number
}

export interface Swell {
  time: number
  /** 0 to 127 */
  level: number
}

export interface Performance {
  seconds: number
  voices: Record<string, { notes: PlayedNote[]; swells: Swell[] }>
}

export interface PlacedSection {
  section: Section
  bars: number
  from: number
  to: number
}

/** Loops end on a hundredth of a second, a whole number of samples at 44100 and at 48000. */
const grain = 0.01

export function placed(score: Score): PlacedSection[] {
  let from = 0
  return score.sections.map((section) => {
    const bars = section.chords.split('|').length
    const place = { section, bars, from, to: from + bars * score.metre }
    from = place.to
    return place
  })
}

/** The notes of a section as written, before anyone plays them. */
export function writtenLines(score: Score, place: PlacedSection): { voice: string; notes: Note[] }[] {
  const frame = {
    bars: place.bars,
    metre: score.metre,
    chords: progressionOf(place.section.chords, score.metre),
    key: keyOf(place.section.key ?? score.key),
  }
  return place.section.parts.flatMap((part) => part(frame))
}

export function perform(score: Score): Performance {
  const places = placed(score)
  const clock = clockOf(score, places)
  const voices: Performance['voices'] = {}
  for (const name of Object.keys(score.voices)) voices[name] = { notes: [], swells: [] }
  for (const [index, place] of places.entries()) {
    for (const { voice, notes } of writtenLines(score, place)) {
      const target = voices[voice]
      if (target === undefined) throw new Error(`${score.name}: no voice ${voice}`)
      const cup = cupOf(diceOf(`${score.name} ${index} ${voice}`))
      target.notes.push(...playLine(score, place, voice, notes, clock, cup))
    }
    for (const [name, target] of Object.entries(voices)) {
      if (soundOf(score.voices[name]?.sound ?? 'flute').sustained)
        target.swells.push(...swellsOf(score, place, clock))
    }
  }
  const seconds = clock.at(clock.beats)
  for (const target of Object.values(voices)) target.notes = untangled(target.notes, seconds)
  return { seconds, voices }
}

interface Clock {
  beats: number
  at(beat: number): number
}

/** Beats to seconds, through the slowing at the ends of sections, fitted to the grain. */
function clockOf(score: Score, places: readonly PlacedSection[]): Clock {
  const resolution = 24
  const beats = places.at(-1)?.to ?? 0
  const times = new Float64Array(beats * resolution + 1)
  for (let step = 0; step < beats * resolution; step++) {
    const beatNow = step / resolution
    const place = places.findLast((candidate) => candidate.from <= beatNow)
    const ritard = place?.section.ritard ?? 0
    const untilEnd = (place?.to ?? beats) - beatNow
    const slowing = untilEnd < score.metre ? ritard * (1 - untilEnd / score.metre) : 0
    times[step + 1] = (times[step] ?? 0) + ((60 / score.tempo) * (1 + slowing)) / resolution
  }
  const raw = times[beats * resolution] ?? 0
  const fit = (Math.round(raw / grain) * grain) / raw
  return {
    beats,
    at(beat) {
      const step = Math.max(0, Math.min(beats * resolution, beat * resolution))
      const low = Math.floor(step)
      const from = times[low] ?? 0
      const to = times[low + 1] ?? from
      return (from + (to - from) * (step - low)) * fit
    },
  }
}

const looseness: Record<string, number> = {
  lead: 0.009,
  second: 0.011,
  bass: 0.006,
  chords: 0.008,
  pad: 0.012,
  drums: 0.005,
  colour: 0.012,
}

function playLine(
  score: Score,
  place: PlacedSection,
  voice: string,
  notes: readonly Note[],
  clock: Clock,
  cup: Cup,
): PlayedNote[] {
  const player = score.voices[voice]
  if (player === undefined) throw new Error(`${score.name}: no voice ${voice}`)
  const sound = soundOf(player.sound)
  const wander = (cup.next() - 0.5) * 0.006
  const centre = notes.reduce((sum, note) => sum + note.pitch, 0) / Math.max(1, notes.length)
  const isSung = player.role === 'lead' || player.role === 'second'
  return notes.map((note) => {
    const inBar = note.beat % score.metre
    const swung = swing(score, note.beat)
    const late = bell(cup) * (looseness[player.role] ?? 0.008) + wander
    const start = clock.at(place.from + swung) + late - (sound.early ?? 0) / 1000
    const end = clock.at(place.from + swing(score, note.beat + note.length))
    const written = clock.at(place.from + swung)
    const contour = isSung ? Math.max(-7, Math.min(7, (note.pitch - centre) * 0.8)) : 0
    const velocity =
      loudnessAt(place, note.beat) +
      metricAccent(score, inBar, player.role) +
      contour +
      note.accent +
      bell(cup) * 3.5
    const length = Math.max(0.04, (end - written) * note.hold)
    return {
      start,
      end: start + length + (sound.early ?? 0) / 1000,
      pitch: note.pitch,
      velocity: Math.round(Math.max(12, Math.min(124, velocity))),
    }
  })
}

/** About a bell curve, -1.5 to 1.5. */
const bell = (cup: Cup): number => cup.next() + cup.next() + cup.next() - 1.5

function swing(score: Score, beat: number): number {
  const share = score.swing ?? 0
  const half = (beat * 2) % 2
  return Math.abs(half - 1) < 0.01 ? beat + share : beat
}

function loudnessAt(place: PlacedSection, beat: number): number {
  const [from, to] = place.section.dynamics
  const share = Math.max(0, Math.min(1, beat / (place.to - place.from)))
  return velocityOf[from] + (velocityOf[to] - velocityOf[from]) * share
}

function metricAccent(score: Score, inBar: number, role: string): number {
  const weight = role === 'pad' ? 0.3 : role === 'lead' ? 0.7 : 1
  if (inBar < 0.01) return 7 * weight
  let pulse = 0
  for (const group of score.pulse) {
    if (Math.abs(inBar - pulse) < 0.01) return 3 * weight
    pulse += group
  }
  return Math.abs(inBar - Math.round(inBar)) < 0.01 ? -1 * weight : -5 * weight
}

/** Breath: the level follows the dynamics and arches over every four bars. */
function swellsOf(score: Score, place: PlacedSection, clock: Clock): Swell[] {
  const swells: Swell[] = []
  const phrase = 4 * score.metre
  for (let beat = 0; beat < place.to - place.from; beat += 0.5) {
    const arch = Math.sin((Math.PI * (beat % phrase)) / phrase)
    const level = 62 + (loudnessAt(place, beat) - 38) * 0.62 + arch * 12
    swells.push({ time: clock.at(place.from + beat), level: Math.round(Math.min(127, level)) })
  }
  return swells
}

/** A key pressed again must first be let go, and no note may begin before the loop does. */
function untangled(notes: readonly PlayedNote[], seconds: number): PlayedNote[] {
  const shifted = notes.map((note) => {
    const early = Math.max(0, -note.start)
    return { ...note, start: note.start + early, end: Math.max(note.end, note.start + early + 0.04) }
  })
  shifted.sort((a, b) => a.start - b.start || a.pitch - b.pitch)
  const sounding = new Map<number, PlayedNote>()
  for (const note of shifted) {
    const before = sounding.get(note.pitch)
    if (before !== undefined && before.end > note.start - 0.012)
      before.end = Math.max(before.start + 0.02, note.start - 0.012)
    sounding.set(note.pitch, note)
  }
  return shifted.filter((note) => note.start < seconds)
}
