import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type { MusicName } from './sound-files.ts'

/** What a note sounds like: a struck, plucked or blown thing made of a few sines, or a rattle. */
export interface Voice {
  /** Multiples of the note and how loud each is; none: a rattle. */
  readonly partials: readonly (readonly [multiple: number, loudness: number])[]
  /** Seconds until it is heard in full, and until it is gone. */
  readonly attack: number
  readonly decay: number
  readonly loudness: number
  /** How far the note slides to its end, as a multiple of it. */
  readonly slide?: number
}

const musicBox: Voice = {
  partials: [
    [1, 1],
    [3, 0.35],
    [6.2, 0.12],
  ],
  attack: 0.003,
  decay: 1.1,
  loudness: 0.22,
}
const bell: Voice = {
  partials: [
    [1, 1],
    [2.76, 0.5],
    [5.4, 0.25],
  ],
  attack: 0.002,
  decay: 2.2,
  loudness: 0.18,
}
const harp: Voice = {
  partials: [
    [1, 1],
    [2, 0.4],
    [3, 0.15],
  ],
  attack: 0.004,
  decay: 1.4,
  loudness: 0.26,
}
const pipe: Voice = {
  partials: [
    [1, 1],
    [2, 0.12],
  ],
  attack: 0.07,
  decay: 0.6,
  loudness: 0.22,
}
const ghost: Voice = {
  partials: [
    [1, 1],
    [1.006, 0.8],
  ],
  attack: 0.25,
  decay: 1.5,
  loudness: 0.2,
  slide: 1.06,
}
const chirp: Voice = { partials: [[4, 1]], attack: 0.01, decay: 0.13, loudness: 0.16, slide: 1.5 }
const meow: Voice = {
  partials: [
    [1, 1],
    [2, 0.5],
    [3, 0.3],
  ],
  attack: 0.09,
  decay: 0.4,
  loudness: 0.13,
  slide: 0.8,
}
const jingle: Voice = { partials: [], attack: 0.002, decay: 0.09, loudness: 0.1 }
const knock: Voice = { partials: [[0.5, 1]], attack: 0.002, decay: 0.12, loudness: 0.4, slide: 0.5 }

/** When, in beats; how far above the key note, in half tones; and what plays it. */
export type Note = readonly [beat: number, above: number, voice: Voice]

/** Key note, fifth and octave belong to every scale that our music is written in. */
const [KEY, FIFTH, OCTAVE, TWELFTH] = [0, 7, 12, 19]

const of = (voice: Voice, notes: readonly (readonly [number, number])[]): readonly Note[] =>
  notes.map(([beat, above]) => [beat, above, voice])
const every = (step: number, beats: number, voice: Voice): readonly Note[] =>
  Array.from({ length: Math.floor(beats / step) }, (_, i) => [i * step, 0, voice])

/** A few notes over the beginning of each round of whatever plays. */
export const musicTouches: Readonly<Record<EventKind, readonly Note[]>> = {
  BIRTHDAY_HAT: of(musicBox, [
    [0, FIFTH],
    [0.5, FIFTH],
    [1, OCTAVE],
    [2, FIFTH],
    [3, TWELFTH],
    [4, OCTAVE],
  ]),
  EASTER_EGG: of(bell, [
    [0, OCTAVE],
    [1, FIFTH],
    [2, TWELFTH],
    [2.5, OCTAVE],
    [3, FIFTH],
    [4, OCTAVE],
  ]),
  FERN: of(harp, [
    [0, KEY],
    [0.25, FIFTH],
    [0.5, OCTAVE],
    [0.75, TWELFTH],
    [2, OCTAVE],
    [3, FIFTH],
    [4, TWELFTH],
  ]),
  APPLE: [
    ...of(knock, [
      [0, OCTAVE],
      [0.5, OCTAVE],
      [1, FIFTH],
      [2.5, OCTAVE],
      [3, FIFTH],
    ]),
    ...of(pipe, [
      [1.5, FIFTH],
      [2, OCTAVE],
      [4, OCTAVE],
    ]),
  ],
  BOOKS: [
    ...of(meow, [
      [0.5, OCTAVE],
      [3.5, FIFTH],
    ]),
    ...of(harp, [
      [1, KEY],
      [1.5, FIFTH],
      [2, OCTAVE],
      [4, FIFTH],
    ]),
  ],
  PUMPKIN: [
    ...of(ghost, [
      [0, FIFTH],
      [2, OCTAVE],
      [4, FIFTH],
    ]),
    ...of(knock, [
      [1, KEY],
      [1.5, KEY],
      [3.5, KEY],
    ]),
  ],
  BIRD_FOR_MUSHROOM: [
    ...of(chirp, [
      [0, OCTAVE],
      [0.25, OCTAVE],
      [0.5, TWELFTH],
      [3, TWELFTH],
      [3.25, OCTAVE],
    ]),
    ...of(pipe, [
      [1, FIFTH],
      [2, OCTAVE],
      [4, FIFTH],
    ]),
  ],
  FLOWER_FOR_WREATH: of(pipe, [
    [0, FIFTH],
    [1, OCTAVE],
    [1.5, TWELFTH],
    [2, OCTAVE],
    [3, FIFTH],
    [4, OCTAVE],
  ]),
  NEW_YEAR: [
    ...every(0.5, 8, jingle),
    ...of(bell, [
      [0, OCTAVE],
      [1, TWELFTH],
      [2, OCTAVE],
      [4, FIFTH],
      [5, OCTAVE],
    ]),
  ],
}

interface TrackScore {
  /** Hertz of the key note around the middle of the piano. */
  readonly key: number
  /** As the scores say; some of them count two to a beat. */
  readonly metre: number
  readonly tempo: number
  readonly toABeat: 1 | 2
}
const score = (key: number, metre: number, tempo: number, toABeat: 1 | 2 = 1): TrackScore => ({
  key,
  metre,
  tempo,
  toABeat,
})

/** Music of the road and of the town. Battles have enough to say of their own. */
export const scoresOfTracks: Readonly<Partial<Record<MusicName, TrackScore>>> = {
  sun_sparkling_forest: score(392, 4, 106),
  road: score(293.66, 4, 114),
  serenity_forest: score(349.23, 3, 82),
  magical: score(440, 5, 122),
  medieval_theme: score(293.66, 6, 258, 2),
  mysterious: score(277.18, 4, 72),
  invasion: score(261.63, 4, 124),
  desert: score(329.63, 7, 226, 2),
  japan_road: score(349.23, 4, 98),
  clan: score(466.16, 4, 96),
  snow: score(246.94, 6, 162, 2),
}
