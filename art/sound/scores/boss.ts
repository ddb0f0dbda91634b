import { bass, beat, beside, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const doom = `
  f4:6> ab:3 g | f:3 e c:6 | db:3> f ab:4 bb:2 | g:9 e:3 |
  f:6> ab:3 c5 | db:4 c:2 bb4:3 ab | gb:3> bb db5:4 bb4:2 | c5:6 g4:3 e`

const wings = `
  f5:4> g:2 ab:3 c6 | bb5:4 ab:2 g:3 e | f:3 ab db6:4 c:2 | c:6 g5:3 bb |
  ab:4> g:2 f:3 c | db:4 f:2 bb:3 db6 | c:3 bb5 ab:3 gb | g:6 e:3 c`

const pit = `
  db6:6 c:3 ab5 | eb:3 ab c6:6 | bb5:6 ab:3 f | c:3 f ab:6 |
  gb:6 bb:3 db6 | f:4 eb:2 db:3 bb5 | g:6 bb:3 db6 | c:6 en:3 g`

const home = `
  f5:4> g:2 ab:3 c6> | bb5:4 ab:2 g:3 e | f:3> ab db6:4 eb:2 | e:6> c:3 g5 |
  ab:4> c6:2 eb:3 c | db:4 c:2 bb5:3 ab | gb:3> bb ab g | f:6> c:3 e`

const gallop = '0! . 0 1! . 0 0! . 0 2! . 1'
const stamp = { bass: 'x.....x..x..', snare: '...x.....x.o' }
const storm = { bass: 'X.ox..x.ox..', snare: '...X.....X.o', lowTom: '.....o.....x' }
const fill = { bass: 'x..x..x..x..', snare: 'xxxxxx......', highTom: '......xxx...', lowTom: '.........xxx' }

/** Something with a name on the stair: F minor at a gallop, organ, choir and low brass. */
export const boss: Score = {
  name: 'boss',
  key: 'f harmonic minor',
  metre: 12,
  pulse: [3, 3, 3, 3],
  tempo: 396,
  room: 'hall',
  voices: {
    trombones: { sound: 'trombone', role: 'lead', pan: -0.15 },
    horns: { sound: 'horns', role: 'lead', pan: 0.25, gain: -2 },
    trumpets: { sound: 'trumpet', role: 'lead', pan: 0.1, gain: -2 },
    violins: { sound: 'fastStrings', role: 'lead', pan: -0.35, gain: -1 },
    choir: { sound: 'choir', role: 'second', pan: 0, gain: 2, room: 0.5 },
    organ: { sound: 'reedOrgan', role: 'pad', pan: 0.1, gain: -3 },
    gallop: { sound: 'piano', role: 'chords', pan: 0.3, gain: 3 },
    basses: { sound: 'acousticBass', role: 'bass', pan: 0.1 },
    tuba: { sound: 'tuba', role: 'bass', pan: -0.05, gain: -3 },
    bell: { sound: 'churchBell', role: 'colour', pan: -0.4 },
    timpani: { sound: 'timpani', role: 'drums', pan: -0.15 },
    drums: { sound: 'orchestraKit', role: 'drums', pan: 0.05, gain: 1 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['mf', 'f'],
      chords: 'Fm | Fm C/E C . | Db | C | Fm | Bbm | Gb | C',
      parts: [
        tune('trombones', doom),
        tune('horns', doom),
        figure('gallop', gallop, { from: 'f3', hold: 0.7 }),
        bass('basses', 'R - R R - R R - R R - >', 'c2', 0.6),
        tune('bell', 'f4:12 | r | r | r | f | r | r | c5'),
        beat('drums', stamp, fill),
        tune(
          'timpani',
          'f2:3 f f:1 f f f:3 | r:12 | r | c3:3 c c:1 c c c:3 | f2:12 | bb:12 | gb:12 | c3:3 c c:1 c c c c c',
        ),
      ],
    },
    {
      name: 'A2',
      dynamics: ['f', 'f'],
      chords: 'Fm | C/E | Db | C | Fm | Bbm | Gb | C',
      parts: [
        tune('violins', wings),
        tune('trumpets', wings),
        tune('choir', 'c5:6 ab4 | g:6 c5 | ab4:6 f | g:6 e | f:6 ab | bb:6 db5 | bb4:6 db5 | c:6 bb4'),
        tune('trombones', 'f3:6 c4 | c:6 g3 | f:6 ab | c4:6 g3 | ab:6 f | f:6 db | gb:6 bb | g:6 e'),
        figure('gallop', gallop, { from: 'f3', hold: 0.7 }),
        bass('basses', 'R - R R - R R - R R - >', 'c2', 0.6),
        bass('tuba', 'R - - - - - 5 - - - - -', 'c2', 0.7),
        beat('drums', { ...stamp, crash: 'x...........|............' }, fill),
      ],
    },
    {
      name: 'B',
      key: 'ab major',
      dynamics: ['mp', 'f'],
      chords: 'Db | Ab | Bbm | Fm | Gb | Bbm | Gdim | C',
      parts: [
        tune('choir', pit, -12),
        tune('violins', 'r:12 | c6:6 eb | db:6 f | c:6 ab5 | bb:6 gb | f:6 bb | bb:6 g | en:6 c6'),
        tune('horns', 'f4:6 ab | ab:6 eb | f:6 db | c:6 f | gb:6 db | db:6 f | db:6 bb3 | c4:6 en'),
        pad('organ', { centre: 'ab3', voices: 4 }),
        figure('gallop', '0 . . 1 . . 2 . . 1 . .', { from: 'db3', hold: 1.5 }),
        bass('basses', 'R - - - - - R - - - - >', 'c2'),
        beat('drums', { bass: 'x.....o.....' }, { snare: 'ooooooxxxXXX', bass: 'x..x..x..x..' }),
        tune('timpani', 'db3:12 | r | bb2:12 | f:12 | gb:12 | bb:12 | g:12 | c3:3 c c:1 c c c c c'),
      ],
    },
    {
      name: 'C',
      dynamics: ['f', 'ff'],
      chords: 'Fm | Gb | Eb | Edim7',
      parts: [
        tune('trombones', "f4:2>' f' f:2> ab:6 | gb:2>' gb' gb:2> bb:6 | g:2>' g' g:2> eb:6 | bb:3> g db e"),
        tune('trumpets', 'r:6 c5:2 db eb | r:6 db5:2 eb f | r:6 eb5:2 f g | bb:3> g db6 bb5'),
        figure('gallop', '0! 1 2 1 2 3 2 3 4 3 2 1', { from: 'f3', hold: 0.7 }),
        pad('organ', { centre: 'c4', voices: 4 }),
        bass('basses', 'R - R R - R R - R R - >', 'c2', 0.6),
        bass('tuba', 'R - - - - - R - - - - -', 'c2', 0.7),
        tune('bell', 'f4:12 | gb | eb | e'),
        beat('drums', storm, fill),
        tune('timpani', 'f2:3 f f:1 f f f:3 | gb:3 gb gb:6 | eb3:3 eb eb:6 | e:3 e e:1 e e e e e'),
      ],
    },
    {
      name: "A'",
      dynamics: ['ff', 'f'],
      chords: 'Fm | C/E | Db | C | Fm/Ab | Bbm | Gb C | Fm . C7 .',
      parts: [
        tune('violins', home),
        tune('trumpets', home),
        beside('horns', home, -7, -2),
        tune('choir', 'c5:6 f | g:6 e | f:6 ab | g:6 e | f:6 c | f:6 db | db:6 c | c:6 bb4'),
        tune('trombones', 'ab3:6 c4 | c:6 g3 | ab:6 f | g:6 c4 | c:6 ab3 | bb:6 f | gb:6 e | f:6 g'),
        figure('gallop', gallop, { from: 'f3', hold: 0.7 }),
        pad('organ', { centre: 'c4', voices: 4 }),
        bass('basses', 'R - R R - R R - R R - >', 'c2', 0.6),
        bass('tuba', 'R - - - - - R - - - - -', 'c2', 0.7),
        tune('bell', 'f4:12 | r | db5 | r | ab4 | r | gb:6 c5 | f4:12'),
        beat(
          'drums',
          { ...storm, crash: 'x...........|............' },
          { bass: 'x.....x.....', snare: '......o.oooo' },
        ),
        tune(
          'timpani',
          'f2:3 f f:1 f f f:3 | e:12 | db3:3 db db:6 | c:6 c | ab2:12 | bb:6 bb | gb:6 c3 | f2:3 f c3:1 c c c c c',
        ),
      ],
    },
  ],
}
