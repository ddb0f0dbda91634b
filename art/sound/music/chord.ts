import { pitchClassOf } from './pitch.ts'

const shapes: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  dim: [0, 3, 6],
  m7b5: [0, 3, 6, 10],
  dim7: [0, 3, 6, 9],
  aug: [0, 4, 8],
}

export interface Chord {
  name: string
  root: number
  /** pitch class under the chord: its root unless written 'D/F#' */
  bass: number
  /** pitch classes, root first */
  tones: number[]
}

export interface ChordSpan {
  beat: number
  length: number
  chord: Chord
}

function chordOf(name: string): Chord {
  const match = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(name)
  const [, rootName = '', shapeName = '', bassName] = match ?? []
  const shape = shapes[shapeName]
  if (match === null || shape === undefined) throw new Error(`no such chord: ${name}`)
  const root = pitchClassOf(rootName)
  const bass = bassName === undefined ? root : pitchClassOf(bassName)
  return { name, root, bass, tones: shape.map((interval) => (root + interval) % 12) }
}

/** 'Dm | C . Bb | %' : bars between lines, chords share their bar equally, '.' holds, '%' repeats the bar before. */
export function progressionOf(text: string, metre: number): ChordSpan[] {
  const spans: ChordSpan[] = []
  let last = ''
  for (const [index, written] of text.split('|').entries()) {
    const bar = written.trim() === '%' ? last : written.trim()
    last = bar
    const names = bar.split(/\s+/)
    const length = metre / names.length
    for (const [place, name] of names.entries()) {
      const before = spans.at(-1)
      if (name === '.' && before !== undefined) before.length += length
      else spans.push({ beat: index * metre + place * length, length, chord: chordOf(name) })
    }
  }
  return spans
}

export function chordAt(spans: readonly ChordSpan[], beat: number): ChordSpan {
  const span = spans.findLast((candidate) => candidate.beat <= beat + 1e-6) ?? spans[0]
  if (span === undefined) throw new Error('a section without chords')
  return span
}
