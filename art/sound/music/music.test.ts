import { describe, expect, it } from 'vitest'
import { progressionOf } from './chord.ts'
import { midiFile } from './midi.ts'
import { keyOf, stepInKey } from './pitch.ts'
import { tuneOf } from './tune.ts'
import { nextVoicing } from './voicing.ts'

describe('writing music', () => {
  it('a key gives its signs to the letters', () => {
    expect(keyOf('g lydian').signature).toMatchObject({ c: 1, f: 1, g: 0 })
    expect(keyOf('e phrygian dominant').signature).toMatchObject({ g: 1, f: 0, d: 0 })
    expect(keyOf('db major').signature).toMatchObject({ g: -1, d: -1, c: 0 })
  })

  it('a note without an octave lies nearest to the note before', () => {
    const notes = tuneOf('g4:1 b d a', keyOf('g major'), 4)
    expect(notes.map(({ pitch }) => pitch)).toEqual([67, 71, 74, 69])
  })

  it('a miscounted bar is refused', () => {
    expect(() => tuneOf('g4:1 a b | c5:1', keyOf('c major'), 4)).toThrow('bar line')
  })

  it('an ornament takes its time from the note it adorns', () => {
    const notes = tuneOf('g4:2*', keyOf('c major'), 4)
    expect(notes.map(({ pitch }) => pitch)).toEqual([67, 69, 67])
    expect(notes.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(2)
  })

  it('a step in the key skips what is not in it', () => {
    expect(stepInKey(64, 1, keyOf('e phrygian dominant'))).toBe(65)
    expect(stepInKey(65, 1, keyOf('e phrygian dominant'))).toBe(68)
  })

  it('chords share their bar, dots hold and slashes change the bass', () => {
    const spans = progressionOf('C . . G/B | Am', 4)
    expect(spans.map(({ beat, length }) => [beat, length])).toEqual([
      [0, 3],
      [3, 1],
      [4, 4],
    ])
    expect(spans[1]?.chord.bass).toBe(11)
  })

  it('voices go to their nearest notes', () => {
    const [c, f] = progressionOf('C | F', 4).map(({ chord }) => chord)
    if (c === undefined || f === undefined) throw new Error('two chords were written')
    const first = nextVoicing(c, 3, 60, null)
    const second = nextVoicing(f, 3, 60, first)
    for (const [index, pitch] of second.entries())
      expect(Math.abs(pitch - (first[index] ?? 0))).toBeLessThanOrEqual(4)
  })

  it('a MIDI file says how long its track is', () => {
    const bytes = midiFile({ bank: 0, program: 73 }, [{ start: 0, end: 1, pitch: 60, velocity: 80 }], [], 2)
    const view = new DataView(bytes.buffer)
    expect(new TextDecoder().decode(bytes.subarray(14, 18))).toBe('MTrk')
    expect(view.getUint32(18)).toBe(bytes.length - 22)
  })
})
