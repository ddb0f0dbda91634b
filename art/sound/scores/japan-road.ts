import { bass, beat, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const path = `
  c5:1 d:.5 f g:1 a:.5 g | f:1 d:.5 c d:2 | f:1 g:.5 a c6:1 d:.5 c | a5:1 g:.5 f g:2 |
  a:1 c6:.5 a5 g:1 f | d:.5 f g a f:1 d | c:1 d:.5 f g:.5 f d:1 | c:2 g:1 f`

const path2 = `
  c5:1 d:.5 f g:1 a:.5 g | f:1* d:.5 c d:1 f | f:.5 g a c6 d:1 f:.5 d | c:1 a5:.5 g g:2 |
  a:1 c6:.5 d c:1 a5 | g:.5 a g f d:1 f | g:1 a:.5 g f:.5 d c:1 | f:3 r:1`

const lantern = `
  d5:3^ e:1 | d:1 b:.5 a4 g:2 | a:1.5^ b4:.5 d:1 e | d:3 a4:.5 b4 |
  g5:2.5v e:.5 d:1 | e:1 d:.5 b a4:2 | b4:1 a4:.5 g a:1 b4 | g4:2 a:1 d5`

const home = `
  c5:1 d:.5 f g:1 a:.5 g | f:1* d:.5 c d:1 f | f:.5 g a c6 d:1 f:.5 d | c:1 a5:.5 g g:2 |
  a:1 c6:.5 d f:1 d | c:.5 d c a5 g:1 f | d:.5 f g a f:1 d | c:2 d:.5 c a4:1`

/** Lanterns on bamboo: a bright five-note road, and a darker one beyond the gate. */
export const japanRoad: Score = {
  name: 'japan_road',
  key: 'f major',
  metre: 4,
  pulse: [2, 2],
  tempo: 98,
  room: 'glade',
  voices: {
    koto: { sound: 'koto', role: 'lead', pan: -0.2 },
    flute: { sound: 'shakuhachi', role: 'lead', pan: 0.2, gain: -1, room: 0.45 },
    shamisen: { sound: 'shamisen', role: 'chords', pan: 0.4, gain: 1 },
    harp: { sound: 'harp', role: 'chords', pan: -0.4 },
    strings: { sound: 'strings', role: 'pad', pan: 0.1 },
    violins: { sound: 'slowViolin', role: 'second', pan: -0.3 },
    bass: { sound: 'pizzicato', role: 'bass', pan: 0 },
    taiko: { sound: 'taiko', role: 'drums', pan: -0.1, gain: -1 },
    blocks: { sound: 'standardKit', role: 'drums', pan: 0.35, gain: -8 },
    bells: { sound: 'vibraphone', role: 'colour', pan: 0.5, gain: -2 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['mp', 'mf'],
      chords: 'F | Dm7 | Bbadd9 | C7sus4 | F/A | Dm7 | Gm7 | C7sus4',
      parts: [
        tune('koto', path),
        figure('harp', '0 . 2 . 3 . 2 .', { from: 'f3', hold: 3 }),
        pad('strings', { centre: 'g3' }),
        bass('bass', 'R . 5 . | R . . >', 'd2', 0.7),
        tune('flute', 'r:4 | r | r | r:2 c6:1^ a5 | r:4 | r | r | r:2 c5:.5 d f g'),
        beat('blocks', { highBlock: 'o...,...', shaker: '..,...,.' }),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mf', 'mf'],
      chords: 'F | Dm7 | Bbadd9 | C7sus4 | F/A | Dm7 | Gm7 C7sus4 | F',
      parts: [
        tune('flute', path2),
        tune(
          'koto',
          'a4:1 c5 f c | a4:1 c5:.5 d f:2 | d:1 f:.5 g f:2 | g:1 f:.5 c f:2 | c:1 f a f | d:1 f a4:2 | b4:1 d f c | a4:.5 c5 f a c6:1 r',
        ),
        figure('shamisen', '. 2 . 3 . 2 . 3', { from: 'c4' }),
        figure('harp', '0 1 2 3 4 3 2 1', { from: 'f3', hold: 2 }),
        pad('strings', { centre: 'g3', voices: 4 }),
        bass('bass', 'R . 5 . | R . 5 >', 'd2', 0.7),
        tune('taiko', 'c4:4 | c:3 c:1 | c:4 | c:3 c:.5 c | c:4 | c:3 c:1 | c:4 | c:2 c:.5 c c c'),
        beat('blocks', { highBlock: 'o..,o...', lowBlock: '......o.' }),
      ],
    },
    {
      name: 'B',
      key: 'g minor',
      dynamics: ['p', 'f'],
      chords: 'Gm | Ebmaj7/G | Dsus4 | Gm | Cm6 | Ebmaj7 | Gm/D | Dsus4',
      ritard: 0.08,
      parts: [
        tune('flute', lantern),
        tune('violins', 'b4:4 | g4:4 | a4:4 | b4:3 d:1 | e:4 | d:2 b | d:2 b | a4:4'),
        figure('koto', '0 1 2 3 4 5 4 3', { from: 'g3', hold: 2 }),
        figure('bells', '. . . . . . 4 .', { from: 'g4', hold: 3 }),
        pad('strings', { centre: 'a3', voices: 3 }),
        bass('bass', 'R - - - | R - - >', 'd2'),
        tune(
          'taiko',
          'c4:3 c:.5 c | r:4 | c:3 c:.5 c | r:4 | c:2 c:1 c | c:2 c:1 c | c:1 c c c | c:1 c:.5 c c c c c',
        ),
      ],
    },
    {
      name: "A'",
      dynamics: ['f', 'mp'],
      chords: 'F | Dm7 | Bbadd9 | C7sus4 | F/A | Dm7 | Gm7 | C7sus4',
      parts: [
        tune('koto', home),
        tune('flute', home),
        tune('violins', 'a4:2 c5 | a4:2 d5 | f:2 d | c:2 f | f:2 c | d:2 a4 | b4:2 d | c:2 f4'),
        figure('shamisen', '. 2 . 3 . 2 3 2', { from: 'c4' }),
        figure('harp', '0 1 2 3 4 5 4 3', { from: 'f3', hold: 2 }),
        pad('strings', { centre: 'b3', voices: 4 }),
        bass('bass', 'R . 5 R | R . 5 >', 'd2', 0.7),
        tune(
          'taiko',
          'c4:2 c:1 c:.5 c | c:3 c:1 | c:2 c:1 c:.5 c | c:3 c:.5 c | c:2 c:1 c:.5 c | c:3 c:1 | c:2 c | c:4',
        ),
        beat('blocks', { highBlock: 'o..,o.o.', lowBlock: '..o...o.', shaker: 'o,o,o,o,' }),
      ],
    },
  ],
}
