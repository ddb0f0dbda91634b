import { bass, beat, beside, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const charge = `
  e5:.5> e' g a b:1> e | e6:1 d:.5 c g5:1 e:.5 g | b:1.5> a:.5 g:1 d | f#:.5 g a f# d:1 a5 |
  e:.5> e' g a b:1> g | e6:1 d:.5 c b5:1 g | a:.5 b c6 e d:1 c | b5:1.5> a:.5 f#:1 d#`

const charge2 = `
  e5:.5> e' g a b:1> e | e6:1 d:.5 c g5:1 e:.5 g | b:.5> d6 b5 a g:1 d | f#:.5 g a f# d:1 a5 |
  e:.5> e' g a b:1> d6 | e:1> d:.5 c b5:1 c6 | a5:.5 c6 b5 a f#:1> b | e:2> r:.5 b' d6' b5'`

const duel = `
  c6:2> b5:1 g | d6:1.5 c:.5 b5:1 d | c6:1 b5:.5 a e:1 a | b:2 f#:1 d# |
  g:1.5> a:.5 b:1 c6 | d:1.5 e:.5 c#:1 a5 | c6:1 b5 a c6 | b5:1.5 c6:.5 b5:1 a`

const breath = `
  e4:2 g:1 b | a:1.5 g:.5 f#:2 | g:2 b:1 d5 | c#:2 a4 |
  c5:2 b4:1 g | e:1.5 f#:.5 g:1 b | a:1 c5 e:1 c | b4:1.5 c5:.5 b4:1 d#5`

const kit = { bass: 'x.....x.x.....o.', snare: '....x.......x..o', closedHat: 'x.o.x.o.x.o.x.o.' }
const ride = {
  bass: 'x..x..x.x..x..o.',
  snare: '....X..o....X.oo',
  closedHat: 'x.o.x.o.x.o.x.o.',
  crash: 'x...............|................|................|................',
}
const fill = {
  bass: 'x...x...x...x...',
  snare: 'x.xxx.xx',
  lowTom: '..........x.x.xx',
  highTom: '......x.xx......',
}

/** Blades out: E minor at a run, fiddle and brass taking turns in front. */
export const battle: Score = {
  name: 'battle',
  key: 'e minor',
  metre: 4,
  pulse: [2, 2],
  tempo: 150,
  room: 'chamber',
  voices: {
    fiddle: { sound: 'fiddle', role: 'lead', pan: -0.2 },
    trumpets: { sound: 'trumpet', role: 'lead', pan: 0.15, gain: -1 },
    violins: { sound: 'fastStrings', role: 'lead', pan: -0.35, gain: -3 },
    horns: { sound: 'horns', role: 'second', pan: 0.3 },
    brass: { sound: 'brass', role: 'chords', pan: 0.1 },
    ostinato: { sound: 'pizzicato', role: 'chords', pan: 0.35, gain: 3 },
    gusli: { sound: 'gusli', role: 'lead', pan: -0.05, gain: -5 },
    cellos: { sound: 'cello', role: 'lead', pan: 0.25, gain: -1 },
    pad: { sound: 'strings', role: 'pad', pan: 0, gain: 1 },
    bass: { sound: 'acousticBass', role: 'bass', pan: 0.05 },
    timpani: { sound: 'timpani', role: 'drums', pan: -0.15, gain: -1 },
    kit: { sound: 'standardKit', role: 'drums', pan: 0, gain: 0 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['mf', 'mf'],
      chords: 'Em | C | G | D | Em | C | Am | B',
      parts: [
        tune('fiddle', charge),
        tune('gusli', charge),
        figure('ostinato', '0! 0 2 0 1 0 2 0', { from: 'e3', hold: 0.9 }),
        bass('bass', 'R R R R R R R > | R R R R R R 5 >', 'e2', 0.6),
        beat('kit', kit, fill),
        tune('timpani', 'e2:2 e:1 e | r:4 | r:4 | r | e:2 e:1 e | r:4 | a:2 a | b:1 b b:.5 b b b'),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mf', 'f'],
      chords: 'Em | C | G | D | Em | C | Am B | Em',
      parts: [
        tune('fiddle', charge2),
        tune('gusli', charge2),
        tune('violins', charge2, -12),
        tune('horns', 'b3:2 e4 | e:2 c | d:2 b3 | a:2 f#4 | g:2 e | e:2 g | e:1 c d# f# | g:3 r:1'),
        figure('brass', '. . . *! . . * . | . . . . . . . .', { from: 'g3', hold: 0.5 }),
        figure('ostinato', '0! 0 2 0 1 0 2 0', { from: 'e3', hold: 0.9 }),
        bass('bass', 'R R R R R R R > | R R R R R R 5 >', 'e2', 0.6),
        beat('kit', ride, fill),
      ],
    },
    {
      name: 'B',
      dynamics: ['f', 'f'],
      chords: 'C | G/B | Am | B | C | A/C# | Am | B',
      parts: [
        tune('trumpets', duel),
        tune(
          'fiddle',
          'r:2 e6:.5 d c d | r:4 | r:2 a5:.5 b c6 a5 | f#:.5 d# f# a b:1 d#6 | r:2 e6:.5 d c b5 | r:2 e6:.5 c# a5 c#6 | e:1 d c e | d#:.5 b5 d#6 f# b5:2',
        ),
        tune('horns', 'e4:2 g | g:2 d | c:2 e | d#:2 b3 | e4:2 g | e:2 a | c4:2 e | f#:2 d#'),
        figure('ostinato', '0! 1 2 1 3 1 2 1', { from: 'e3', hold: 0.9 }),
        pad('pad', { centre: 'e4', voices: 4 }),
        bass('bass', 'R - 5 R - 5 R >', 'e2', 0.7),
        beat('kit', ride, fill),
        tune('timpani', 'c3:4 | b2:4 | a:4 | b:2 b:1 b | c3:4 | a2:4 | a:4 | b:.5 b b b b b b b'),
      ],
    },
    {
      name: 'C',
      dynamics: ['mp', 'mf'],
      chords: 'Em | D | G/D | A/C# | C | Em/B | Am | B7',
      parts: [
        tune('cellos', breath, -12),
        tune('violins', 'r:4 | d5:2 a5 | g:2 b | c#6:2 a5 | g:2 e | g:2 b | c6:2 a5 | f#:2 a'),
        tune('horns', 'r:4 | r:2 a3:1 d4 | d:4 | e:2 c# | e:4 | e:2 b3 | c4:2 e | d#:1 f# a:2'),
        pad('pad', { centre: 'b3' }),
        figure('ostinato', '0 . 2 . 1 . 2 .', { from: 'e3', hold: 0.9 }),
        bass('bass', 'R - - -', 'e2'),
        beat(
          'kit',
          { bass: 'x.......x.....o.', closedHat: 'o...o...o...o.o.', stick: '........o.......' },
          { snare: 'oooooooxxxxxxXXX', bass: 'x...x...x...x...' },
        ),
        tune('timpani', 'e2:4 | r | r | r | r | r | a:2 a | b:.5 b b b b b b b'),
      ],
    },
    {
      name: "A'",
      dynamics: ['f', 'ff'],
      chords: 'Em | C | G | D | Em | C | Am B | Em',
      parts: [
        tune('trumpets', charge2),
        tune('violins', charge2),
        beside('fiddle', charge2, 2, -6),
        tune('gusli', charge2),
        tune('horns', 'b3:2 e4 | e:2 c | d:2 b3 | a:2 f#4 | g:2 e | e:2 g | e:1 c d# f# | g:3 r:1'),
        figure('brass', '. . . *! . . * .', { from: 'g3', hold: 0.5 }),
        figure('ostinato', '0! 0 2 0 1 0 2 0', { from: 'e3', hold: 0.9 }),
        bass('bass', 'R R R R R R R > | R R R R R R 5 >', 'e2', 0.6),
        beat('kit', ride, fill),
        tune('timpani', 'e2:2 e | r:4 | r | d3:2 d | e2:2 e | r:4 | a:2 b | e:2 e:.5 e e e'),
      ],
    },
    {
      name: 'turn',
      dynamics: ['f', 'mf'],
      chords: 'C | D | Am | B',
      parts: [
        tune('trumpets', 'g5:3> e:1 | a:3> f#:1 | c6:2 b5:1 a | b:2> d#:2'),
        tune('fiddle', 'e6:.5 d c d e:1 c | f#:.5 e d e f#:1 d | e:.5 d c b5 a:1 c6 | d#:.5 b5 d#6 f# b:1 r'),
        tune('horns', 'g4:4 | f# | e:2 c | d#:2 f#'),
        figure('ostinato', '0! 1 2 1 3 1 2 1', { from: 'e3', hold: 0.9 }),
        bass('bass', 'R R R R R R R >', 'e2', 0.6),
        beat('kit', ride, fill),
      ],
    },
  ],
}
