import { type ChordSpan, chordAt, progressionOf } from './chord.ts'
import { soundOf } from './instruments.ts'
import { placed, writtenLines } from './perform.ts'
import type { Score } from './score.ts'
import type { Note } from './tune.ts'

/** What a strict teacher would mark in a score, in words: notes an instrument has not got, clashes, wild leaps, overfull bars. */
export function critique(score: Score): string[] {
  const marks: string[] = []
  for (const place of placed(score)) {
    const chords = progressionOf(place.section.chords, score.metre)
    const beats = place.bars * score.metre
    for (const { voice, notes } of writtenLines(score, place)) {
      const player = score.voices[voice]
      if (player === undefined) throw new Error(`${score.name}: no voice ${voice}`)
      const [low, high] = soundOf(player.sound).range
      const isSung = player.role === 'lead' || player.role === 'second'
      const mark = (note: Note, fault: string) =>
        marks.push(
          `${score.name} ${place.section.name} ${voice}, bar ${Math.floor(note.beat / score.metre) + 1}: ${fault}`,
        )
      for (const [index, note] of notes.entries()) {
        const next = notes[index + 1] ?? null
        if (note.pitch < low || note.pitch > high) mark(note, `${player.sound} has no ${note.pitch}`)
        if (note.beat >= beats) mark(note, 'after the last bar')
        if (isSung && next !== null && isWild(note, next, score))
          mark(next, `leap of ${next.pitch - note.pitch}`)
        if (isSung && clashes(note, next, chords, score)) mark(note, `${note.pitch} against the chord`)
      }
    }
  }
  return marks
}

/** More than an octave without a rest to take breath in. */
const isWild = (note: Note, next: Note, score: Score): boolean =>
  Math.abs(next.pitch - note.pitch) > 12 && next.beat - note.beat - note.length < score.metre / 4

/** A long note on the first beat, a semitone from a tone of the chord, that does not resolve by step. */
function clashes(note: Note, next: Note | null, chords: readonly ChordSpan[], score: Score): boolean {
  const isFirst = note.beat % score.metre < 0.01
  if (!isFirst || note.length < score.metre / 4) return false
  const { tones, bass } = chordAt(chords, note.beat).chord
  const pitchClass = note.pitch % 12
  if (tones.includes(pitchClass) || pitchClass === bass) return false
  const isHarsh = tones.some(
    (tone) => (pitchClass - tone + 12) % 12 === 1 || (tone - pitchClass + 12) % 12 === 1,
  )
  const step = next === null ? 0 : Math.abs(next.pitch - note.pitch)
  return isHarsh && (step === 0 || step > 2)
}
