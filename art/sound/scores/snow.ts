import { bass, beat, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const flakes = `
  f#5:2 b:1 d6:2 c#:1 | b5:2 a:1 f#:3 | g:2 b:1 e6:2 d:1 | c#:3 a5:2 c#6:1 |
  d:2 c#:1 b5:2 f#:1 | g:2 a:1 b:3 | e5:2 f#:1 g:2 e:1 | f#:3 a#:3`

const flakes2 = `
  f#5:2 b:1 d6:2 c#:1 | b5:2 a:1 f#:2 d:1 | g:2 b:1 e6:2 f#:1 | g:2 e:1 c#:3 |
  d:2 c#:1 b5:2 f#:1 | g:1 a b d6:2 b5:1 | c#6:2 b5:1 a#:2 f#:1 | b:3 b:2 r:1`

const sleigh = `
  d6:3 a5:2 f#:1 | g:1 a b a:2 d5:1 | e:2 f#:1 g:2 b:1 | a:3 f#:3 |
  d6:3 c#:2 b5:1 | b:1 c#6 d e:2 b5:1 | g:2 b:1 a:2 e:1 | f#:3 c#:2 e:1`

const home = `
  f#5:2 b:1 d6:2 c#:1 | b5:1 c#6 b5 f#:2 d:1 | g:2 b:1 e6:2 f#:1 | g:2 e:1 c#:3 |
  d:1 e d c#:2 b5:1 | g:1 a b d6:2 b5:1 | c#6:2 b5:1 a#:2 f#:1 | b:3 f#:3`

/** Snezhana's country: a slow sleigh in B minor, glass above and wool below. */
export const snow: Score = {
  name: 'snow',
  key: 'b minor',
  metre: 6,
  pulse: [3, 3],
  tempo: 162,
  room: 'hall',
  voices: {
    musicBox: { sound: 'musicBox', role: 'lead', pan: -0.15, room: 0.4 },
    celesta: { sound: 'celesta', role: 'second', pan: 0.4 },
    flute: { sound: 'flute', role: 'lead', pan: 0.2, gain: -1, room: 0.4 },
    violins: { sound: 'violin', role: 'lead', pan: -0.3, gain: -2, room: 0.45 },
    voices: { sound: 'voices', role: 'pad', pan: 0, gain: 1 },
    cello: { sound: 'cello', role: 'second', pan: 0.25 },
    harp: { sound: 'harp', role: 'chords', pan: -0.45, gain: 1 },
    strings: { sound: 'strings', role: 'pad', pan: 0.1, gain: 1 },
    bass: { sound: 'pizzicato', role: 'bass', pan: 0.05 },
    bells: { sound: 'standardKit', role: 'drums', pan: 0.3, gain: -9 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['p', 'mp'],
      chords: 'Bm | D/A | G | A | Bm | Em/G | Em | F#sus4 F#',
      parts: [
        tune('musicBox', flakes),
        figure('harp', '0 1 2 3 2 1', { from: 'f#3', hold: 3 }),
        pad('strings', { centre: 'b3' }),
        bass('bass', 'R - - 5 - -', 'e2', 0.7),
        tune('cello', 'r:6 | r | r | a3:3 e4 | d:3 b3 | b:3 e | g3:3 b | b:3 c#4'),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mp', 'mf'],
      chords: 'Bm | Bm/A | G | A/C# | Bm/D | G | F# | Bm A',
      parts: [
        tune('flute', flakes2),
        tune('musicBox', 'd6:3 f# | r:6 | b5:2 d6:1 g:3 | r:6 | f#6:3 d | r:6 | r | r:3 f#6:1 d b5'),
        tune('cello', 'b3:3 f# | f#:3 a | g:2 b:1 d4:3 | c#:3 e | f#:3 d | d:2 b3:1 g:3 | a#:3 c#4 | d:3 c#'),
        figure('harp', '0 1 2 3 4 3', { from: 'f#3', hold: 3 }),
        pad('strings', { centre: 'b3', voices: 4 }),
        bass('bass', 'R - - 5 - - | R - - 5 - >', 'e2', 0.7),
        beat('bells', { jingle: 'o.,o.,' }),
      ],
    },
    {
      name: 'B',
      key: 'd major',
      dynamics: ['mf', 'f'],
      chords: 'D | G | Em | D/F# | Bm | E/G# | Em/G A | F#',
      ritard: 0.08,
      parts: [
        tune('violins', sleigh),
        tune(
          'flute',
          'r:6 | r:3 d6:1 e f# | g:3 b5 | d6:1 c# d f#:3 | f#:3 d | b5:3 e6 | e:3 c# | a#5:3 c#6',
          0,
        ),
        tune('cello', 'f#3:3 d4 | b3:3 g | g:3 b | a:3 d4 | d:3 b3 | b:3 g# | g:3 c#4 | c#:3 a#3'),
        figure('celesta', '5 . 4 3 . 4', { from: 'a4', hold: 2 }),
        figure('harp', '0 1 2 3 4 5', { from: 'd3', hold: 3 }),
        pad('strings', { centre: 'd4', voices: 4 }),
        pad('voices', { centre: 'a3' }),
        bass('bass', 'R - - 5 - >', 'e2', 0.8),
        beat('bells', { jingle: 'x.ox.o' }, { jingle: 'x..o..' }),
      ],
    },
    {
      name: "A'",
      dynamics: ['mf', 'p'],
      chords: 'Bm | Bm/A | G | A/C# | Bm/D | G | F# | Bm F#',
      ritard: 0.06,
      parts: [
        tune('musicBox', home),
        tune('flute', home),
        tune('violins', 'b4:3 f#5 | f#:3 d | d:3 b4 | c#5:3 e | f#:3 d | d:3 g | f#:3 c# | d:3 c#'),
        tune(
          'cello',
          'b3:3 f# | f#:3 a | g:2 b:1 d4:3 | c#:3 e | f#:3 d | d:2 b3:1 g:3 | a#:3 c#4 | b3:3 a#',
        ),
        figure('celesta', '. . 4 . . 5', { from: 'b4', hold: 2 }),
        figure('harp', '0 1 2 3 4 3', { from: 'f#3', hold: 3 }),
        pad('voices', { centre: 'b3', voices: 4 }),
        bass('bass', 'R - - 5 - - | R - - 5 - >', 'e2', 0.7),
        beat('bells', { jingle: 'o.,o.,' }),
      ],
    },
  ],
}
