import { bass, beat, beside, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const fanfare = `
  a4:.5> c#5 e:2 | a:1 gn:.5 f# e:1 | f#:.5> a d6:1.5 c#:.5 | b5:1 a:.5 f# d:1 |
  e:.5> a c#6:2 | d:.5 c# b5 a e:1 | gn:1> b:.5 a gn f# | e:2 r:1`

const fanfare2 = `
  a4:.5> c#5 e:2 | a:1 gn:.5 f# e:1 | f#:.5> a d6:1.5 e:.5 | d:1 c#:.5 b5 f#:1 |
  c#6:.5> a5 c#6 e c#:1 | d:.5 c# b5 a f#:1 | b:1> g#:.5 a b c#6 | a5:2 r:1`

const parade = `
  c#6:1.5 b5:.5 a:1 | g#:1 c#5:.5 e g#:1 | a:1.5 f#:.5 e:1 | d:1 f#:.5 a d6:1 |
  c#6:1.5 a5:.5 f#:1 | b:1 f#:.5 d b4:1 | d5:1 e:.5 f# gn:1 | g#:2 b:.5 d6`

const salute = `
  gn5:2> bn:1 | c6:1.5 b5:.5 a:1 | d6:2> c:.5 b5 | a:1 f#:.5 a d6:1 |
  c:2> e6:1 | d:1.5 c:.5 b5:1 | b:1> a:.5 b d6:1 | e:2> e5:.5 g#`

const rhythm = { snare: 'x.ooo.x.o.x.', tambourine: 'x...x...x...' }

/** The nine leagues enter in order of rank: an A major polonaise with a proud lowered seventh. */
export const arena: Score = {
  name: 'arena',
  key: 'a major',
  metre: 3,
  pulse: [3],
  tempo: 106,
  room: 'hall',
  voices: {
    trumpets: { sound: 'trumpet', role: 'lead', pan: -0.1, gain: -1 },
    violins: { sound: 'fastStrings', role: 'lead', pan: -0.35 },
    oboe: { sound: 'oboe', role: 'lead', pan: 0.15, gain: -2 },
    horns: { sound: 'horns', role: 'second', pan: 0.3 },
    flutes: { sound: 'piccolo', role: 'second', pan: -0.3, gain: -3 },
    strings: { sound: 'strings', role: 'pad', pan: 0, gain: 1 },
    pizzicato: { sound: 'pizzicato', role: 'chords', pan: 0.35, gain: 2 },
    trombones: { sound: 'trombone', role: 'second', pan: 0.15, gain: -2 },
    bass: { sound: 'contrabass', role: 'bass', pan: 0.1 },
    timpani: { sound: 'timpani', role: 'drums', pan: -0.15 },
    drums: { sound: 'orchestraKit', role: 'drums', pan: 0.1, gain: -2 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['mf', 'mf'],
      chords: 'A | A | D | D | A/E | A | G | E',
      parts: [
        tune('trumpets', fanfare),
        tune(
          'horns',
          'e4:2 c#:1 | e:1 e:.5 d c#:1 | d:2 f#:1 | f#:2 a:1 | e:2 a:1 | a:1 e:2 | d:2 b3:1 | e4:1 g# b',
        ),
        figure('pizzicato', '* . . * . * . * . . . .', { from: 'a3', hold: 0.6 }),
        bass('bass', 'R - 5 | R - >', 'e2', 0.7),
        beat('drums', { snare: 'o.ooo.o.o.o.' }, { snare: 'x.xxx.xxxxxx' }),
        tune('timpani', 'a2:2 a:.5 a | a:3 | d3:2 d:1 | r:3 | e2:2 e:1 | a:3 | g:3 | e:1 e e:.5 e'),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mf', 'f'],
      chords: 'A | A/G | D/F# | Bm | A/E | D | E7 | A',
      parts: [
        tune('violins', fanfare2),
        tune('trumpets', fanfare2),
        beside('oboe', fanfare2, -2),
        tune('horns', 'e4:2 a:1 | a:1 e:2 | d:2 a4:1 | f#:2 d:1 | e:2 a4:1 | a:1 f#:2 | d:2 e:1 | c#:1 e a'),
        tune('trombones', 'c#4:3 | c#:2 a3:1 | a:3 | b:2 d4:1 | c#:2 e:1 | d:2 a3:1 | g#:2 b:1 | a:2 r:1'),
        figure('pizzicato', '* . . * . * . * . * . *', { from: 'a3', hold: 0.6 }),
        bass('bass', 'R - 5 | R R >', 'e2', 0.7),
        beat('drums', { ...rhythm, bass: 'x.....' }, { snare: 'x.xxx.x.x...' }),
        tune('timpani', 'a2:3 | r | r | b:2 b:1 | e:2 e:1 | d3:3 | e2:1 e e | a:1 a a'),
      ],
    },
    {
      name: 'B',
      dynamics: ['mp', 'mf'],
      chords: 'F#m | C#m | D | Bm | F#m | Bm | G | E7',
      parts: [
        tune('oboe', parade),
        tune(
          'flutes',
          'r:3 | r:1 e6:.5 c# g#5:1 | r:3 | r:1 d6:.5 f# b5:1 | r:3 | r:1 b5:.5 d6 f#:1 | d:1 b5 gn | b:1 d6:.5 b5 g#:1',
        ),
        tune('horns', 'a3:3 | g#:2 c#4:1 | d:2 a3:1 | b:3 | c#4:2 a3:1 | b:2 d4:1 | d:3 | d:2 b3:1'),
        figure('pizzicato', '. . 1 . 2 .', { from: 'c#4', hold: 0.6 }),
        pad('strings', { centre: 'c#4', voices: 4 }),
        bass('bass', 'R - -  | R - >', 'e2'),
        beat('drums', { tambourine: 'o.....o...o.' }),
      ],
    },
    {
      name: 'C',
      key: 'g major',
      dynamics: ['mf', 'f'],
      chords: 'G | C | D/F# | D | Am | Dm7 | Em | E',
      ritard: 0.07,
      parts: [
        tune('trumpets', salute),
        beside('horns', salute, -7, -4),
        tune(
          'violins',
          'd6:.5 b5 d6 g d:1 | e:.5 c g5 c6 e:1 | f#:.5 d a5 d6 f#:1 | d:3 | e:.5 c a5 c6 e:1 | fn:2 a5:1 | g:1 b e6 | g#5:.5 b e6 g# b:1',
        ),
        tune('trombones', 'b3:3 | c4:2 g3:1 | a:3 | f#:2 a:1 | c4:3 | d:2 a3:1 | b:3 | g#:2 b:1'),
        pad('strings', { centre: 'd4', voices: 4 }),
        bass('bass', 'R R R | R R >', 'e2', 0.7),
        beat(
          'drums',
          { ...rhythm, bass: 'x.....', crash: 'x.....|......|......|......' },
          { snare: 'xxxxxxxxxxxx', bass: 'x.x.x.' },
        ),
        tune('timpani', 'g2:2 g:1 | c3:3 | d:2 d:1 | d:3 | a2:2 a:1 | d3:3 | e2:2 e:1 | e:.5 e e e e e'),
      ],
    },
    {
      name: "A'",
      dynamics: ['f', 'mf'],
      chords: 'A | A/G | D/F# | Bm | A/E | D | E7 | A . E7',
      parts: [
        tune('violins', fanfare2),
        tune('trumpets', fanfare2),
        tune(
          'flutes',
          'a6:3 | r | a:3 | r:1 f#6:.5 g# a:1 | e:3 | r:1 d6:.5 e f#:1 | e:2 d:1 | c#:.5 e a:1 r',
        ),
        beside('oboe', fanfare2, -2),
        tune(
          'horns',
          'c#4:.5 e a:2 | a:1 gn:.5 f# e:1 | d:.5 f# a:2 | b:1 a:.5 f# d:1 | e:1 a:2 | a:1 f#:2 | g#:2 e:1 | e:2 d:1',
        ),
        tune('trombones', 'a3:3 | c#4:2 a3:1 | a:3 | b:2 d4:1 | c#:2 e:1 | d:2 a3:1 | g#:2 b:1 | a:2 g#:1'),
        figure('pizzicato', '* . . * . * . * . * . *', { from: 'a3', hold: 0.6 }),
        pad('strings', { centre: 'c#4', voices: 4 }),
        bass('bass', 'R R 5 | R R >', 'e2', 0.7),
        beat(
          'drums',
          { ...rhythm, bass: 'X.....', crash: 'x.....|......|......|......' },
          { snare: 'x.......o.oo', bass: 'x.....' },
        ),
        tune('timpani', 'a2:2 a:.5 a | r:3 | r | b:2 b:1 | e:2 e:1 | d3:2 d:1 | e2:1 e e | a:1 a e'),
      ],
    },
  ],
}
