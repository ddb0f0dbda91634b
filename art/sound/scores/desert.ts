import { bass, beat, beside, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const caravan = `
  e5:2v f:1 e:2 d:1 c | c:3 d:1 c a4:2 | b:2v c5:1 b4 a g#:2 | a:3 f:2 a |
  b:2 c5:1 d:2^ e:1 f | e:3* c:2 a4 | f5:1 e d c:2 d:1 c | b4:3v g#:2 e`

const caravan2 = `
  e5:2v f:1 g#:2 f:1 e | f:2 e:1 d c a4:2 | b:2* c5:1 b4 a g#:2 | a:1 b a f:2 a |
  b:2 c5:1 d:2^ e:1 f | e:2 a:1 g#:1 f e:2 | f:1 e d c d b4 a | b:3* e5:2 e:2`

const oasis = `
  e5:3 c:2 a4 | d5:3 f:2 e:1 d | d:3v b4:2 d5 | e:3 c:2 gn5 |
  a:3 c6:2 a5:1 gn | f:2 e:1 d:2 f | e:2 d:1 c:2 e:1 d | b4:3 g#:2 b`

const home = `
  e5:2v f:1 g#:2 f:1 e | f:2 e:1 d c a4:2 | b:2* c5:1 b4 a g#:2 | a:1 b a f:2 a |
  e5:2 f:1 g#:2v a:1 b | c6:2 b5:1 a:2 e:1 c | f:1 e d c d b4 a | e5:3 b4:2 g#`

const drumLine = { lowBongo: 'X..x.x.', highBongo: '.,o.o.o', tambourine: 'o.ox.x.' }

/** Heat over dunes, seven steps to a camel's stride, and the augmented second of E phrygian dominant. */
export const desert: Score = {
  name: 'desert',
  key: 'e phrygian dominant',
  metre: 7,
  pulse: [3, 2, 2],
  tempo: 226,
  room: 'glade',
  voices: {
    reed: { sound: 'clarinet', role: 'lead', pan: -0.15 },
    shawm: { sound: 'shawm', role: 'lead', pan: 0.2, gain: -4 },
    strings: { sound: 'fastStrings', role: 'lead', pan: -0.3, gain: -2 },
    oud: { sound: 'nylonGuitar', role: 'chords', pan: 0.35, gain: 3 },
    santur: { sound: 'gusli', role: 'chords', pan: -0.45, gain: -1 },
    drone: { sound: 'strings', role: 'pad', pan: 0 },
    cello: { sound: 'cello', role: 'second', pan: 0.25 },
    bass: { sound: 'acousticBass', role: 'bass', pan: 0 },
    darbuka: { sound: 'standardKit', role: 'drums', pan: 0.1, gain: 0 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['mp', 'mf'],
      chords: 'E | F | E | Dm | E | Am | F | E',
      parts: [
        tune('reed', caravan),
        figure('oud', '0 . 2 3 . 2 .', { from: 'e3', hold: 1.6 }),
        figure('drone', '* - - - - - -', { from: 'e3', size: 1 }),
        bass('bass', 'R - - 5 - R -', 'e2', 0.8),
        beat('darbuka', { lowBongo: 'X..x.x.', highBongo: '.,o.o.o' }),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mf', 'f'],
      chords: 'E | F | E | Dm | E | Am | F | E',
      parts: [
        tune('strings', caravan2),
        tune('reed', caravan2),
        tune(
          'cello',
          'b3:3 g#:4 | a:3 c4:4 | b3:3 e:4 | f:3 a3:4 | g#:3 b:4 | c4:3 a3:4 | a:3 f:4 | g#:3 b:4',
        ),
        figure('oud', '0 . 2 3 . 2 1', { from: 'e3', hold: 1.6 }),
        figure('santur', '4 3 2 3 2 3 2', { from: 'e4', hold: 1.5 }),
        bass('bass', 'R - - 5 - R - | R - - 5 - > -', 'e2', 0.8),
        beat('darbuka', drumLine, { lowBongo: 'X.xx.xx', highBongo: '.x.oxox', tambourine: 'x.xxxxx' }),
      ],
    },
    {
      name: 'B',
      key: 'a harmonic minor',
      dynamics: ['mp', 'mf'],
      chords: 'Am | Dm | G | C | F | Dm | Am | E',
      parts: [
        tune('shawm', oasis),
        tune(
          'cello',
          'a3:3 c4:4 | f:3 d:4 | b3:3 gn:4 | gn:3 c4:4 | c:3 a3:4 | a:3 d4:4 | c:3 a3:4 | g#:3 e:4',
        ),
        tune(
          'strings',
          'r:7 | r:3 a5:2 f | r:7 | r:3 e5:1 f gn:2 | r:7 | r:3 a5:1 gn f:2 | e:3 a:4 | g#:3 b:4',
        ),
        figure('santur', '0 1 2 3 4 3 2', { from: 'a3', hold: 2 }),
        figure('oud', '0 . . 2 . 3 .', { from: 'a2', hold: 2 }),
        pad('drone', { centre: 'c4' }),
        bass('bass', 'R - - - - > -', 'e2'),
        beat('darbuka', { lowBongo: 'x....o.', highBongo: '..o.o.,', shaker: 'o,oo,o,' }),
      ],
    },
    {
      name: 'B2',
      key: 'a harmonic minor',
      dynamics: ['mf', 'f'],
      chords: 'Am | Dm | G | C | F | Bdim | Am/E | E',
      parts: [
        tune('strings', oasis),
        beside('reed', oasis, -2, -4),
        tune(
          'cello',
          'a3:3 c4:4 | f:3 d:4 | b3:3 gn:4 | gn:3 c4:4 | c:3 a3:4 | b:3 d4:4 | c:3 e:4 | e:3 b3:4',
        ),
        figure('santur', '0 1 2 3 4 3 2', { from: 'a3', hold: 2 }),
        figure('oud', '* . . * . * .', { from: 'a2', size: 3, strum: 0.08 }),
        pad('drone', { centre: 'c4' }),
        bass('bass', 'R - - 5 - > -', 'e2'),
        beat('darbuka', drumLine, { lowBongo: 'X.xx.xx', highBongo: '.xxoxxx' }),
      ],
    },
    {
      name: "A'",
      dynamics: ['f', 'mp'],
      chords: 'E | F | E | Dm | E | Am | F | E',
      parts: [
        tune('strings', home),
        tune('shawm', home),
        tune('reed', home, -12),
        tune(
          'cello',
          'b3:3 g#:4 | a:3 c4:4 | b3:3 e:4 | f:3 a3:4 | g#:3 b:4 | c4:3 a3:4 | a:3 f:4 | g#:3 e:4',
        ),
        figure('oud', '* . 2 * . 2 1', { from: 'e3', size: 3, hold: 1.4, strum: 0.08 }),
        figure('santur', '4 3 2 3 2 3 2', { from: 'e4', hold: 1.5 }),
        bass('bass', 'R - R 5 - R - | R - R 5 - > -', 'e2', 0.8),
        beat('darbuka', { ...drumLine, lowConga: 'x..x...' }, { lowBongo: 'X..x...', highBongo: '..o.o.o' }),
      ],
    },
  ],
}
