import { bass, beat, beside, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const theme = `
  d5:1.5 g:.5 b:1 a:.5 g | a:1.5 b:.5 c#6:1 a5 | b:1 g:.5 e g:2 | e:.5 g c6:1 b5:.5 a f#:1 |
  d:1.5 g:.5 b:1 d6 | d:1 b5:.5 a f#:2 | g:1 e:.5 g a:1 c6 | b5:.5 a g:1 a:.5 g f#:1`

const answer = `
  d5:1.5^ g:.5 b:1 a:.5 g | a:1.5 b:.5 c#6:1 a5 | b:1* g:.5 e g:2 | e:.5 g c6:1 b5:.5 a f#:1 |
  d:1.5 g:.5 b:1 d6 | e:1.5 d:.5 c:1 g5 | c6:.5 b5 a g f#:1 a | g:2.5 d:.5 e f#`

const shade = `
  e5:2 f#:.5 g b:1 | a:1.5 g:.5 f#:2 | g:1 e:.5 g c6:1 b5 | b:1* a:.5 g d:2 |
  c:1 e:.5 a c6:1.5 b5:.5 | b:1 g:.5 f# e:2 | fn:1 a c6 a5 | g:1.5 a:.5 f#:1 d`

const home = `
  d5:1.5 g:.5 b:1 a:.5 g | a:1.5 b:.5 c#6:1 a5 | b:.5 c6 b5 a g:1 e | e:.5 g c6:1 b5:.5 a f#:1 |
  d:1.5 g:.5 b:1 d6 | e:1 d:.5 c g5:2 | c6:.5 b5 a g f#:1 a:.5 c6 | b5:2 a:1 f#`

const harp = { from: 'g3', hold: 2.5 }

/** Morning light between trunks: G major that keeps raising its fourth to look at the sky. */
export const sunSparklingForest: Score = {
  name: 'sun_sparkling_forest',
  key: 'g major',
  metre: 4,
  pulse: [2, 2],
  tempo: 106,
  room: 'glade',
  voices: {
    flute: { sound: 'flute', role: 'lead', pan: -0.15 },
    violins: { sound: 'fastStrings', role: 'lead', pan: -0.35, gain: -4 },
    oboe: { sound: 'oboe', role: 'lead', pan: 0.2, gain: -1 },
    clarinet: { sound: 'clarinet', role: 'second', pan: 0.35 },
    horns: { sound: 'horns', role: 'second', pan: 0.25, gain: -3, room: 0.5 },
    harp: { sound: 'harp', role: 'chords', pan: -0.45 },
    strings: { sound: 'strings', role: 'pad', pan: 0.1 },
    bass: { sound: 'pizzicato', role: 'bass', pan: 0.1 },
    bells: { sound: 'glockenspiel', role: 'colour', pan: 0.5 },
    shakers: { sound: 'standardKit', role: 'drums', pan: 0.3, gain: -6 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['mp', 'mf'],
      chords: 'G | A/G | Em7 | C D | G | Bm7 | C Am7 | D7sus4 D7',
      parts: [
        tune('flute', theme),
        tune(
          'clarinet',
          'r:4 | r:2 e4:1 c#5 | b4:2 d5 | c:2 a4 | r:4 | a4:1 b d5:2 | e:2 c | c:1.5 d:.5 c:2',
        ),
        figure('harp', '0 2 4 5 6 5 4 2', harp),
        pad('strings', { centre: 'g3' }),
        bass('bass', 'R . 5 . | R . 5 >', 'e2', 0.6),
        tune('bells', 'r:4 | r | r:3 b5:.5 g6 | r:4 | r | r:2 f#6:.5 d a5:1 | r:4 | r'),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mf', 'mf'],
      chords: 'G | A/G | Em7 | C D | G/B | C | Am7 D7 | G . . D7/F#',
      parts: [
        tune('flute', answer),
        tune('violins', answer, -12),
        tune(
          'clarinet',
          'b4:2 d5:1.5 c#:.5 | c#:2 e | d:1 e b4:2 | c5:1 e d:1.5 c:.5 | b4:2 g5:1 f# | e:1.5 f#:.5 g:1 e | e:2 d:1 c | b4:3 a:1',
        ),
        figure('harp', '0 2 4 5 6 5 4 2 | 0 3 4 6 7 6 4 3', harp),
        pad('strings', { centre: 'g3' }),
        bass('bass', 'R . 5 . | R 5 R >', 'e2', 0.6),
        beat('shakers', { shaker: 'o.o.x.o.', tambourine: '....o...' }),
      ],
    },
    {
      name: 'B',
      dynamics: ['mp', 'f'],
      chords: 'Em | Bm7 | C | G/B | Am | Em/G | F | D7sus4 D7',
      ritard: 0.06,
      parts: [
        tune('oboe', shade),
        tune(
          'flute',
          'r:4 | r:2 b5:.5 c#6 d:1 | r:4 | r:2 d6:.5 b5 g:1 | r:4 | r:2 g5:.5 a b:1 | a:1 c6 c a5 | c6:1.5* a5:.5 a:1 c6',
        ),
        tune('horns', 'g3:4 | f#:2 d | e:4 | d:2 g | a:2 c4 | b3:2 g | a:2 fn4:1 e | d:2 c'),
        figure('harp', '0 1 2 3 4 3 2 1', { from: 'e3', hold: 2.5 }),
        pad('strings', { centre: 'b3', voices: 4 }),
        bass('bass', 'R - - > | R - 5 >', 'e2', 0.8),
        beat('shakers', { shaker: 'o.,.o.,.' }, { shaker: 'o.o.x.xx', triangle: 'x.......' }),
      ],
    },
    {
      name: "A'",
      dynamics: ['f', 'mp'],
      chords: 'G | A/G | Em7 | C D | G/B | C | Am7 D7 | Gadd9 . D7sus4 D7',
      parts: [
        tune('violins', home),
        tune('flute', home),
        beside('oboe', home, -2, -16),
        tune('horns', 'b3:2 d4 | c#:4 | b3:2 e4 | c:2 d | d:2 g | g:1 f# e:2 | e:1 d c:2 | b3:2 a'),
        tune('clarinet', 'r:4 | e5:.5 c# a4 c#5 e:2 | r:4 | r | b4:.5 d5 g d b4:2 | r:4 | r | d5:2 c'),
        figure('harp', '0 2 4 5 6 7 6 4', harp),
        figure('bells', '6 . 5 . . . 4 . | . . . . 5 6 . .', { from: 'g4' }),
        pad('strings', { centre: 'b3', voices: 4 }),
        bass('bass', 'R 5 r 5 | R 5 R >', 'e2', 0.6),
        beat('shakers', { shaker: 'o.o.x.o.', tambourine: '....x..o' }, { shaker: 'o...o...' }),
      ],
    },
  ],
}
