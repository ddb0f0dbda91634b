import { bass, beat, beside, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const dance = `
  d5:2 e:1 f:2 g:1 | a:3> a:2 g:1 | f:2 e:1 f:2 d:1 | e:3 c:2 e:1 |
  d:2 e:1 f:2 g:1 | a:2 b:1 c6:2> a5:1 | g:2 f:1 e:2 c:1 | d:3 a:2 g:1`

const danceEnd = `
  d5:2 e:1 f:2 g:1 | a:3*> a:2 g:1 | f:2 e:1 f:2 d:1 | e:3 c:2 e:1 |
  d:2 e:1 f:2 g:1 | a:2 b:1 c6:2> a5:1 | g:1 a g f e c | d:3 d:2' r:1`

const court = `
  a5:2 b:1 c6:2 d:1 | c:3 a5:2 g:1 | a:1 g f g:2 e:1 | f:3 d:2 f:1 |
  g:2 a:1 bn:2 c6:1 | d:3 b5:2 g:1 | a:2 g:1 f:2 e:1 | a:3 e5:2 c#:1`

const ballad = `
  f5:3 a:2 g:1 | e:3 c:3 | d:2 f:1 a:2 c6:1 | b5:3 g:3 |
  f:2 g:1 a:2 f:1 | g:2 f:1 e:2 c:1 | f:2 e:1 d:2 bb4:1 | c#5:3 e:2 c#:1`

const home = `
  d5:2 e:1 f:2 g:1 | a:3> a:1 b c6 | a5:2 g:1 f:2 d:1 | e:1 f e c:2 e:1 |
  d:2 e:1 f:2 g:1 | a:2 b:1 c6:2> d:1 | c:1 b5 a g:2 e:1 | d:3 d:2 r:1`

/** A feast in an old stone hall: D dorian, drone and tabor, a dance that remembers a ballad. */
export const medievalTheme: Score = {
  name: 'medieval_theme',
  key: 'd dorian',
  metre: 6,
  pulse: [3, 3],
  tempo: 258,
  room: 'chamber',
  voices: {
    recorder: { sound: 'recorder', role: 'lead', pan: -0.2 },
    shawm: { sound: 'oboe', role: 'lead', pan: 0.2, gain: -1 },
    fiddle: { sound: 'viola', role: 'lead', pan: 0.3, gain: -2 },
    crumhorn: { sound: 'bassoon', role: 'second', pan: -0.3 },
    lute: { sound: 'nylonGuitar', role: 'chords', pan: -0.4, gain: 2 },
    psaltery: { sound: 'harpsichord', role: 'chords', pan: 0.45, gain: -2 },
    drone: { sound: 'reedOrgan', role: 'pad', pan: 0, gain: -2 },
    bass: { sound: 'cello', role: 'bass', pan: 0.1 },
    tabor: { sound: 'orchestraKit', role: 'drums', pan: 0.05, gain: -2 },
    bells: { sound: 'standardKit', role: 'drums', pan: -0.3, gain: -7 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['mp', 'mf'],
      chords: 'Dm | Dm | Dm | C | Dm | F | C | Dm',
      parts: [
        tune('recorder', dance),
        figure('lute', '0 . 2 3 . 2', { from: 'd3', hold: 2 }),
        figure('drone', '* - - - - -', { from: 'd3', size: 1 }),
        bass('bass', 'R - - 5 - -', 'c2', 0.9),
        beat('tabor', { bass: 'x.....', snare: '...o.o' }),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mf', 'f'],
      chords: 'Dm | Am | Dm | C | Dm | F | C | Dm',
      parts: [
        tune('recorder', danceEnd),
        beside('shawm', danceEnd, -2, -6),
        tune('crumhorn', 'd4:3 a3 | c4:3 e | d:3 a3 | c4:3 g3 | a:3 d4 | c:3 f | e:3 g3 | a:3 d4:2 c:1'),
        figure('lute', '0 . 2 3 . 2', { from: 'd3', hold: 2 }),
        figure('psaltery', '* . 1 * . 2', { from: 'd4', size: 3 }),
        bass('bass', 'R - - 5 - - | R - - R - >', 'c2', 0.9),
        beat('tabor', { bass: 'x..x..', snare: '..ox.o' }),
        beat('bells', { tambourine: 'x.ox.o' }),
      ],
    },
    {
      name: 'B',
      dynamics: ['mf', 'f'],
      chords: 'Am | F | Dm C | Dm | C | G | Dm | A',
      parts: [
        tune('shawm', court),
        tune(
          'fiddle',
          'e4:3 a | a:3 f:2 e:1 | d:3 c | d:2 e:1 f:3 | e:3 g | g:2 a:1 b:3 | a:3 d4 | e:3 a:2 g:1',
        ),
        figure('psaltery', '0 2 3 4 3 2', { from: 'a3', hold: 1.5 }),
        figure('lute', '* . * * . *', { from: 'd3', size: 3, strum: 0.06 }),
        bass('bass', 'R - - 5 - > ', 'c2', 0.9),
        beat('tabor', { bass: 'x..x..', snare: '..ox.o' }, { bass: 'x..x..', snare: 'x.xxxx' }),
        beat('bells', { tambourine: 'x..x..' }),
      ],
    },
    {
      name: 'C',
      key: 'd dorian',
      dynamics: ['p', 'mp'],
      chords: 'Dm | C | Dm | G | F | C | Bb | A',
      ritard: 0.1,
      parts: [
        tune('fiddle', ballad, -12),
        tune('recorder', 'r:6 | r:3 e5:1 f g | a:3 f | d:3 r | r:6 | r:3 g5:1 a bb | d6:3 bb5 | a:3 e:2 r:1'),
        figure('lute', '0 1 2 3 2 1', { from: 'd3', hold: 3 }),
        pad('drone', { centre: 'a3' }),
        bass('bass', 'R - - - - - | R - - - - >', 'c2'),
        beat('tabor', { bass: 'o.....' }, { bass: 'o..o..', snare: 'o.oxxx' }),
      ],
    },
    {
      name: 'B2',
      dynamics: ['mf', 'f'],
      chords: 'Am | F | Dm C | Dm | C | G | Dm | A',
      parts: [
        tune('recorder', court),
        beside('shawm', court, -2),
        tune('crumhorn', 'a3:3 c4 | c:3 f | d:3 c | d:2 c:1 a3:3 | c4:3 g3 | g:2 a:1 b:3 | a:3 d4 | c#:3 a3'),
        figure('psaltery', '0 2 3 4 3 2', { from: 'a3', hold: 1.5 }),
        figure('lute', '* . * * . *', { from: 'd3', size: 3, strum: 0.06 }),
        bass('bass', 'R - - 5 - >', 'c2', 0.9),
        beat('tabor', { bass: 'x..x.o', snare: '..ox.o' }, { bass: 'x..x..', snare: 'xoxxxx' }),
        beat('bells', { tambourine: 'x.ox.o' }),
      ],
    },
    {
      name: "A'",
      dynamics: ['f', 'mf'],
      chords: 'Dm | Am | Dm | C | Dm | F | C | Dm',
      parts: [
        tune('recorder', home),
        tune('shawm', home),
        beside('fiddle', home, -5),
        tune('crumhorn', 'd4:3 a3 | c4:3 e | d:3 a3 | c4:3 g3 | a:3 d4 | c:3 f | e:3 g3 | a:3 d4:2 r:1'),
        figure('psaltery', '* . 1 * . 2', { from: 'd4', size: 3 }),
        figure('lute', '* . * * . *', { from: 'd3', size: 3, strum: 0.06 }),
        bass('bass', 'R - 5 R - 5 | R - - R - >', 'c2', 0.9),
        beat('tabor', { bass: 'X..x.o', snare: '..ox.o' }, { bass: 'x..x..', snare: 'o..o..' }),
        beat('bells', { tambourine: 'x.ox.o' }, { tambourine: 'x.....' }),
      ],
    },
  ],
}
