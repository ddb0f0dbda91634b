import { type Key, pitchOf, stepInKey } from './pitch.ts'

export interface Note {
  beat: number
  length: number
  pitch: number
  /** added to the velocity the dynamics ask for */
  accent: number
  /** share of the length that sounds */
  hold: number
}

const graceLength = 0.12

/**
 * A tune in letters: `d5:1.5 e:.5 f | g:2' r:1`.
 * Octave and length stay until changed (the octave as the nearest note). `+` joins a double stop.
 * After a note: `>` accent, `'` short, `^` grace from below, `v` grace from above, `*` mordent.
 * Every bar line is checked against the metre, so that a miscounted bar cannot be rendered.
 */
export function tuneOf(text: string, key: Key, metre: number): Note[] {
  const notes: Note[] = []
  let beat = 0
  let length = 1
  let before: number | null = null
  for (const token of text.trim().split(/\s+/)) {
    if (token === '|') {
      const bars = beat / metre
      if (Math.abs(bars - Math.round(bars)) > 1e-6) throw new Error(`bar line at beat ${beat} of: ${text}`)
      continue
    }
    const match = /^([a-g0-9#bnr+]+?)(?::(\d*\.?\d+))?([>'^v*]*)$/.exec(token)
    if (match === null) throw new Error(`cannot read "${token}"`)
    const [, names = '', written, marks = ''] = match
    if (written !== undefined) length = Number(written)
    if (names !== 'r') {
      for (const name of names.split('+')) {
        const pitch = pitchOf(name, key, before)
        before = pitch
        notes.push(...ornamented({ beat, length, pitch, ...touchOf(marks) }, marks, key))
      }
    }
    beat += length
  }
  return notes
}

function touchOf(marks: string): { accent: number; hold: number } {
  return { accent: marks.includes('>') ? 14 : 0, hold: marks.includes("'") ? 0.5 : 0.97 }
}

function ornamented(note: Note, marks: string, key: Key): Note[] {
  const pause = Math.min(graceLength, note.length / 4)
  if (marks.includes('*')) {
    const upper = stepInKey(note.pitch, 1, key)
    const first = { ...note, length: pause, accent: note.accent - 4 }
    const turn = { ...first, beat: note.beat + pause, pitch: upper }
    return [first, turn, { ...note, beat: note.beat + 2 * pause, length: note.length - 2 * pause }]
  }
  const steps = marks.includes('^') ? -1 : marks.includes('v') ? 1 : 0
  if (steps === 0) return [note]
  const grace = { ...note, length: pause, pitch: stepInKey(note.pitch, steps, key), accent: note.accent - 6 }
  return [grace, { ...note, beat: note.beat + pause, length: note.length - pause }]
}
