import { describe, expect, it } from 'vitest'
import { critique } from '../music/critique.ts'
import { perform, placed, writtenLines } from '../music/perform.ts'
import type { Score } from '../music/score.ts'
import { loops, stings } from './all.ts'

const distinct = <T>(values: readonly T[]): number => new Set(values).size

/** The melody's first steps in a section, as intervals, for every leading voice. */
function openings(score: Score, sectionName: string): string[] {
  const place = placed(score).find(({ section }) => section.name === sectionName)
  if (place === undefined) return []
  return writtenLines(score, place)
    .filter(({ voice }) => score.voices[voice]?.role === 'lead' || score.voices[voice]?.role === 'second')
    .map(({ notes }) => {
      const plain = notes.filter((note) => note.length > 0.13).slice(0, 3)
      return plain
        .slice(1)
        .map((note, index) => note.pitch - (plain[index]?.pitch ?? 0))
        .join(' ')
    })
}

describe('the scores', () => {
  it.each([...loops, ...stings])('$name can be played and has no clash or wild leap', (score) => {
    expect(critique(score)).toEqual([])
  })

  it.each(loops)('$name lasts 60 to 120 seconds and ends on a whole sample', (score) => {
    const { seconds } = perform(score)
    expect(seconds).toBeGreaterThanOrEqual(60)
    expect(seconds).toBeLessThanOrEqual(120)
    expect(seconds * 100).toBeCloseTo(Math.round(seconds * 100), 6)
  })

  it.each(loops)('$name is no loop of four chords', (score) => {
    const chords = score.sections.flatMap(({ chords }) =>
      chords.split(/[\s|.%]+/).filter((name) => name !== ''),
    )
    expect(distinct(chords)).toBeGreaterThanOrEqual(6)
    expect(distinct(score.sections.map(({ chords }) => chords))).toBeGreaterThanOrEqual(2)
  })

  it.each(loops)('$name leaves its theme and comes home to it', (score) => {
    const names = score.sections.map(({ name }) => name)
    expect(names[0]).toBe('A')
    expect(names).toContain('B')
    expect(names).toContain("A'")
    const theme = [...openings(score, 'A'), ...openings(score, 'A2')]
    expect(openings(score, "A'").some((opening) => theme.includes(opening))).toBe(true)
  })

  it.each(loops)('$name has a bass, a melody and a second voice, and grows louder and softer', (score) => {
    const roles = Object.values(score.voices).map(({ role }) => role)
    for (const role of ['lead', 'second', 'bass', 'chords'] as const) expect(roles).toContain(role)
    expect(distinct(score.sections.flatMap(({ dynamics }) => dynamics))).toBeGreaterThanOrEqual(3)
  })

  it('no two loops share both key and metre, and five metres are danced', () => {
    expect(distinct(loops.map(({ key, metre }) => `${key} ${metre}`))).toBe(loops.length)
    expect(distinct(loops.map(({ metre }) => metre))).toBeGreaterThanOrEqual(5)
  })

  it.each(loops)(
    '$name is played by people: no two notes of the melody begin exactly on the grid',
    (score) => {
      const lead = Object.keys(score.voices)[0] ?? ''
      const notes = perform(score).voices[lead]?.notes ?? []
      expect(distinct(notes.map(({ velocity }) => velocity))).toBeGreaterThan(8)
      expect(perform(score)).toEqual(perform(score))
    },
  )
})
