import { bass, beat, beside, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const theme = `
  a4:.5 d5 d e f#:1> a | g:.5 f# e c e:1 g | b:1> a:.5 g d:1 g | f#:1.5 e:.5 d:1' a4:.5 b |
  d5:.5 d f# a b:1> f# | g:.5 a b a g:1 d | e:.5 g c6 b5 g:1> e | e:1 c e:.5 d c b4`

const theme2 = `
  a4:.5 d5 d e f#:1> a | g:.5 f# e c e:1* g | b:1> d6:.5 b5 a:1 g | f#:1.5 e:.5 d:1' a4:.5 b |
  d5:.5 d f# a b:1> d6 | b5:.5 a g a b:1 e5 | e:.5 g c6 b5 g:1> a:.5 g | f#:.5 e d:1 a5:.5' g f# a`

const view = `
  b5:2 a:1 g | f#:1.5 g:.5 a:2 | g:1 f#:.5 e b4:1 e5 | f#:2 d:1 f# |
  e:1 g c6:1.5 b5:.5 | b:1 a:.5 g d:2 | c:1 e a g | e:1.5 f#:.5 e:1 c#`

const home = `
  a4:.5 d5 d e f#:1> a | g:.5 f# e c e:1* g | b:.5 d6 b5 g a:1 g | f#:1.5 e:.5 d:1' a4:.5 b |
  d5:.5 e f# a b:1> d6 | b5:.5 a g a b:1 g | c6:.5 b5 g e c:1> e | d:2 r:.5 d' e' g'`

/** A walking song with an easy stride: D with the lowered seventh of village fiddles. */
export const road: Score = {
  name: 'road',
  key: 'd mixolydian',
  metre: 4,
  pulse: [2, 2],
  tempo: 114,
  swing: 0.05,
  room: 'field',
  voices: {
    fiddle: { sound: 'fiddle', role: 'lead', pan: -0.2 },
    recorder: { sound: 'recorder', role: 'lead', pan: 0.25, gain: -1 },
    bayan: { sound: 'accordion', role: 'second', pan: 0.4, gain: -2 },
    string: { sound: 'ukulele', role: 'lead', pan: -0.05, gain: -5 },
    gusli: { sound: 'gusli', role: 'chords', pan: -0.4, gain: 1 },
    guitar: { sound: 'steelGuitar', role: 'chords', pan: 0.35 },
    bass: { sound: 'acousticBass', role: 'bass', pan: 0 },
    drum: { sound: 'standardKit', role: 'drums', pan: 0.05, gain: -2 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['mp', 'mf'],
      chords: 'D | C/D | G/D | D | Bm | G | C | Am',
      parts: [
        tune('fiddle', theme),
        tune('string', theme),
        figure('gusli', '0 2 3 2 4 2 3 2', { from: 'd4', hold: 1.6 }),
        figure('guitar', '. * . * . * . *', { from: 'd3', size: 4, hold: 0.6, strum: 0.025 }),
        bass('bass', 'R . 5 . | R . 5 >', 'e2', 0.8),
        beat(
          'drum',
          { lowConga: 'x...o.o.', muteConga: '..o...x.', shaker: 'o,o,o,o,' },
          { lowConga: 'x...x.xx', shaker: 'o,o,o,o,' },
        ),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mf', 'mf'],
      chords: 'D | C | G/B | D/A | Bm | G Em | C G/B | D',
      parts: [
        tune('fiddle', theme2),
        beside('recorder', theme2, -2),
        tune('string', theme2),
        tune('bayan', 'd4:3 e:1 | e:2 g | g:2 d | d:3 c:1 | b3:2 d4 | d:2 e | e:1.5 d:.5 d:2 | d:3 r:1'),
        figure('gusli', '0 2 3 2 4 2 3 2 | 0 1 2 3 4 3 2 1', { from: 'd4', hold: 1.6 }),
        figure('guitar', '. * . * . * * *', { from: 'd3', size: 4, hold: 0.6, strum: 0.025 }),
        bass('bass', 'R . 5 > | R . 5 >', 'e2', 0.8),
        beat('drum', {
          lowConga: 'x...o.o.',
          muteConga: '..o...x.',
          shaker: 'o,o,o,o,',
          tambourine: '..x...x.',
        }),
      ],
    },
    {
      name: 'B',
      dynamics: ['mp', 'f'],
      chords: 'G | D/F# | Em | Bm | C | G/B | Am7 | A',
      ritard: 0.05,
      parts: [
        tune('recorder', view),
        tune(
          'bayan',
          'd5:2 c:1 b4 | a:2 d5:1.5 c:.5 | b4:2 g | b:2 a:1 b | c5:2 e:1.5 d:.5 | d:2 b4 | a:1 c5 e c | c#:3 e:1',
        ),
        tune(
          'fiddle',
          'r:4 | r:2 d5:.5 e f# a | r:4 | r:2 b4:.5 d5 f# d | r:4 | r:2 g5:.5 f# d b4 | c5:.5 e a e c6:1 b5 | a:.5 e c# e a4:1 e5',
        ),
        figure('gusli', '0 1 2 3 4 3 2 1', { from: 'b3', hold: 2 }),
        pad('guitar', { centre: 'b3', voices: 4, rhythm: '* - - * - - * -' }),
        bass('bass', 'R - - > | R - 5 >', 'e2'),
        beat(
          'drum',
          { lowConga: 'x.....o.', shaker: 'o,o,o,o,' },
          { lowConga: 'x.xxx.xx', highConga: '...x..x.', shaker: 'x,x,x,x,' },
        ),
      ],
    },
    {
      name: "A'",
      dynamics: ['f', 'mf'],
      chords: 'D | C | G/B | D/A | Bm | G Em | C Am | D . . A7sus4',
      parts: [
        tune('fiddle', home),
        tune('recorder', home),
        tune('string', home),
        tune(
          'bayan',
          'f#4:2 a:1 d5 | c:2 g4:1 c5 | b4:2 d5:1 b4 | a:2 f#:1 a | b:1 d5 f#:1.5 d:.5 | d:2 e | e:1.5 d:.5 c:1 e | f#:2 e',
        ),
        figure('gusli', '0 2 3 2 4 2 3 2', { from: 'd4', hold: 1.6 }),
        figure('guitar', '*! . . * . * * *', { from: 'd3', size: 4, hold: 0.8, strum: 0.02 }),
        bass('bass', 'R R 5 R | R 5 R >', 'e2', 0.8),
        beat(
          'drum',
          {
            lowConga: 'X...o.x.',
            muteConga: '..x...x.',
            shaker: 'x,o,x,o,',
            tambourine: '..x...x.',
            clap: '..o...o.',
          },
          { lowConga: 'x...x...', shaker: 'o,o,o,o,' },
        ),
      ],
    },
  ],
}
