import { chordAt } from './chord.ts'
import { type DrumName, drums } from './instruments.ts'
import { keyOf, pitchOf, stepInKey } from './pitch.ts'
import type { Frame, Part } from './score.ts'
import { type Note, tuneOf } from './tune.ts'
import { ladder, nextVoicing } from './voicing.ts'

const at = (text: string): number => pitchOf(text, keyOf('c major'), null)

/** A written line. */
export const tune =
  (voice: string, text: string, transpose = 0): Part =>
  (frame) => {
    const notes = tuneOf(text, frame.key, frame.metre)
    return [{ voice, notes: notes.map((note) => ({ ...note, pitch: note.pitch + transpose })) }]
  }

/**
 * A second singer beside a written line, `steps` of the scale away (-2 a third below, -5 a sixth below).
 * On long notes it leans to the nearest tone of the chord, as village singers do.
 */
export const beside =
  (voice: string, text: string, steps: number, accent = -8): Part =>
  (frame) => {
    const notes = tuneOf(text, frame.key, frame.metre).map((note) => {
      const tones = chordAt(frame.chords, note.beat).chord.tones
      const natural = stepInKey(note.pitch, steps, frame.key)
      const others = [natural, natural - 1, natural + 1, natural - 2, natural + 2]
      const agreed = note.length >= 1 ? others.find((pitch) => tones.includes(pitch % 12)) : natural
      return { ...note, pitch: agreed ?? natural, accent: note.accent + accent }
    })
    return [{ voice, notes }]
  }

interface Step {
  token: string
  beat: number
  length: number
}

/** The steps of a bar pattern ('a b c d | …', bars taken in turn); '-' prolongs the step before. */
function stepsOf(pattern: string, frame: Frame): Step[] {
  const bars = pattern.split('|').map((bar) => bar.trim().split(/\s+/))
  const steps: Step[] = []
  for (let bar = 0; bar < frame.bars; bar++) {
    const tokens = bars[bar % bars.length] ?? []
    const length = frame.metre / tokens.length
    for (const [index, token] of tokens.entries()) {
      const before = steps.at(-1)
      if (token === '-' && before !== undefined) before.length += length
      else steps.push({ token, beat: bar * frame.metre + index * length, length })
    }
  }
  return steps.filter((step) => step.token !== '.' && step.token !== '-')
}

interface FigureOptions {
  /** the figure climbs the chord from here */
  from: string
  /** notes of a '*' chord */
  size?: number
  /** share of the step that sounds: above 1 lets strings ring */
  hold?: number
  /** beats between the notes of a '*' chord */
  strum?: number
}

/** A figure over the chords: numbers are rungs of the chord's ladder from `from` up, '*' the whole chord, '!' an accent. */
export const figure =
  (voice: string, pattern: string, options: FigureOptions): Part =>
  (frame) => {
    const { from, size = 3, hold = 0.95, strum = 0 } = options
    const low = at(from)
    const notes: Note[] = []
    for (const { token, beat, length } of stepsOf(pattern, frame)) {
      const rungs = ladder(chordAt(frame.chords, beat).chord, low, 12)
      const accent = token.endsWith('!') ? 10 : 0
      const name = token.replace('!', '')
      const chosen = name === '*' ? rungs.slice(0, size) : [rungs[Number(name)] ?? low]
      for (const [index, pitch] of chosen.entries()) {
        notes.push({ beat: beat + index * strum, length, pitch, accent: accent - index, hold })
      }
    }
    return [{ voice, notes }]
  }

interface PadOptions {
  centre: string
  voices?: number
  /** bar pattern of '*' and '-'; without it every chord is held */
  rhythm?: string
  hold?: number
}

/** Held chords, each voice going to its nearest note. */
export const pad =
  (voice: string, options: PadOptions): Part =>
  (frame) => {
    const { centre, voices = 3, rhythm = null, hold = 0.98 } = options
    const middle = at(centre)
    let before: number[] | null = null
    const held = frame.chords.map(({ beat, length, chord }) => {
      before = nextVoicing(chord, voices, middle, before)
      return { beat, length, pitches: before }
    })
    const struck =
      rhythm === null
        ? held
        : stepsOf(rhythm, frame).map((step) => {
            const pitches = held.findLast((span) => span.beat <= step.beat + 1e-6)?.pitches ?? []
            return { beat: step.beat, length: step.length, pitches }
          })
    const notes = struck.flatMap(({ beat, length, pitches }) =>
      pitches.map((pitch) => ({ beat, length, pitch, accent: 0, hold })),
    )
    return [{ voice, notes }]
  }

/**
 * A bass line: R root, r root an octave up, 5 fifth, 3 third, > a step towards the next chord's bass.
 */
export const bass =
  (voice: string, pattern: string, from: string, hold = 0.92): Part =>
  (frame) => {
    const low = at(from)
    let root = low
    const notes = stepsOf(pattern, frame).map(({ token, beat, length }) => {
      const span = chordAt(frame.chords, beat)
      const { chord } = span
      const next = chordAt(frame.chords, (span.beat + span.length) % (frame.bars * frame.metre)).chord
      root = nearestBass(chord.bass, root, low)
      const accent = token.endsWith('!') ? 10 : 0
      const pitch = bassPitch(
        token.replace('!', ''),
        root,
        chord.tones,
        nearestBass(next.bass, root, low),
        frame,
      )
      return { beat, length, pitch, accent, hold }
    })
    return [{ voice, notes }]
  }

/** The place of a bass note nearest to the one before, within an octave and a half from `low`. */
function nearestBass(pitchClass: number, before: number, low: number): number {
  const under = low + ((pitchClass - low + 1200) % 12)
  const above = under + 12
  return above <= low + 17 && Math.abs(above - before) < Math.abs(under - before) ? above : under
}

function bassPitch(
  token: string,
  root: number,
  tones: readonly number[],
  next: number,
  frame: Frame,
): number {
  const toneAbove = (index: number) => root + (((tones[index] ?? root) - root + 1200) % 12)
  if (token === 'R') return root
  if (token === 'r') return root + 12
  if (token === '5') return toneAbove(tones.length === 2 ? 1 : 2)
  if (token === '3') return toneAbove(1)
  if (token === '>')
    return next === root
      ? toneAbove(tones.length === 2 ? 1 : 2)
      : stepInKey(next, next > root ? -1 : 1, frame.key)
  throw new Error(`no such bass step: ${token}`)
}

const strokes: Record<string, number> = { X: 14, x: 0, o: -16, ',': -28 }

/** Drum lines, a letter a step: X strong, x plain, o soft, ',' a ghost; `last` replaces the section's last bar. */
export const beat =
  (
    voice: string,
    lines: Partial<Record<DrumName, string>>,
    last: Partial<Record<DrumName, string>> | null = null,
  ): Part =>
  (frame) => {
    const spaced = (text: string) =>
      text
        .split('|')
        .map((bar) => [...bar.trim()].join(' '))
        .join('|')
    const end = last === null ? frame.bars : frame.bars - 1
    const written = (text: string, drum: DrumName, bars: number, offset: number): Note[] =>
      stepsOf(spaced(text), { ...frame, bars }).map((step) => ({
        beat: step.beat + offset * frame.metre,
        length: step.length,
        pitch: drums[drum],
        accent: strokes[step.token] ?? 0,
        hold: 0.9,
      }))
    const notes: Note[] = []
    for (const [drum, text] of Object.entries(lines)) notes.push(...written(text, drum as DrumName, end, 0))
    for (const [drum, text] of Object.entries(last ?? {}))
      notes.push(...written(text, drum as DrumName, 1, end))
    return [{ voice, notes }]
  }
