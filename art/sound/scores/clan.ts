import { bass, beat, beside, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const hymn = `
  bb4:1.5 c5:.5 d:1 f | eb:1.5 d:.5 c:2 | d:1 eb f bb4 | c5:3 r:1 |
  d:1.5 eb:.5 f:1 bb | ab:1.5 g:.5 f:2 | eb:1 d:.5 eb f:1 c | d:3 r:1`

const hymn2 = `
  bb4:1.5 c5:.5 d:1 f | eb:1.5 d:.5 c:2 | d:1 eb f bb4 | c5:2 f |
  g:1.5 f:.5 eb:1 g | f:1.5 eb:.5 d:2 | c:1 d:.5 eb d:1 c | bb4:3 r:1`

const hearth = `
  g5:1.5 a:.5 bb:1 g | f:1.5 d:.5 bb4:2 | eb5:1 f g bb | f:2.5 eb:.5 d:1 |
  c:1 eb g c6 | bb5:1.5 ab:.5 f:2 | eb:1 g f eb | f:3 r:1`

/** Around the clan's fire: a hymn in B flat that men hum first and then sing. */
export const clan: Score = {
  name: 'clan',
  key: 'bb major',
  metre: 4,
  pulse: [2, 2],
  tempo: 96,
  room: 'hall',
  voices: {
    choir: { sound: 'choir', role: 'lead', pan: 0, room: 0.4 },
    men: { sound: 'voices', role: 'second', pan: 0.2, gain: 1 },
    horns: { sound: 'horns', role: 'lead', pan: 0.25, gain: -2 },
    clarinet: { sound: 'clarinet', role: 'lead', pan: -0.25, gain: -1 },
    violins: { sound: 'strings', role: 'second', pan: -0.35 },
    gusli: { sound: 'gusli', role: 'chords', pan: -0.4, gain: 1 },
    guitar: { sound: 'nylonGuitar', role: 'chords', pan: 0.4, gain: 1 },
    strings: { sound: 'strings', role: 'pad', pan: 0.1 },
    bass: { sound: 'acousticBass', role: 'bass', pan: 0 },
    bells: { sound: 'tubularBells', role: 'colour', pan: 0.45, gain: -1 },
    drums: { sound: 'orchestraKit', role: 'drums', pan: 0, gain: -3 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['p', 'mp'],
      chords: 'Bb | Cm7 | Bb/D Gm | F | Gm | Ab | Eb F | Bb',
      parts: [
        tune('clarinet', hymn),
        tune('men', 'f3:2 bb | g:2 eb | f:2 g | a:2 f | bb:2 d4 | c:2 ab3 | g:2 a | bb:4'),
        figure('gusli', '0 1 2 3 4 3 2 1', { from: 'f3', hold: 2.5 }),
        bass('bass', 'R - 5 - | R - - >', 'e2'),
        beat('drums', { bass: 'o.......' }),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mp', 'mf'],
      chords: 'Bb | Cm7 | Bb/D Gm | F | Eb | Bb/D | Cm7 F7 | Bb',
      parts: [
        tune('choir', hymn2),
        beside('men', hymn2, -5, 0),
        tune('violins', 'r:4 | r:2 g5:1 f | f:2 d | c:1 f a c6 | bb5:2 g | f:2 bb:1 f | eb:2 a:1 eb | d:2 f'),
        figure('gusli', '0 1 2 3 4 3 2 1', { from: 'f3', hold: 2.5 }),
        figure('guitar', '. . * . . . * .', { from: 'bb3', size: 3, strum: 0.03 }),
        bass('bass', 'R - 5 > | R - 5 >', 'e2'),
        tune('bells', 'bb4:4 | r | r | f | r | r | r | bb'),
        beat(
          'drums',
          { bass: 'x.....o.', snare: '....o...' },
          { bass: 'x...x...', snare: '..oo..ooo.oooooo' },
        ),
      ],
    },
    {
      name: 'B',
      dynamics: ['mf', 'f'],
      chords: 'Eb | Bb/D | Eb | Dm | Cm | Ab | Cm7 | F7sus4 F7',
      ritard: 0.06,
      parts: [
        tune('horns', hearth, -12),
        tune('violins', 'bb5:2 g | f:2 d | g:2 bb | a:2 f | g:2 eb | eb:2 c6 | bb5:2 g | bb:2 a'),
        tune(
          'clarinet',
          'r:4 | r:2 f5:.5 eb d c | r:4 | r:2 a4:.5 d5 f a | g:2 r | r:2 c6:.5 bb5 ab eb | g:2 c | c:2 eb',
        ),
        figure('gusli', '0 2 3 4 5 4 3 2', { from: 'eb3', hold: 2.5 }),
        figure('guitar', '. . * . . . * *', { from: 'bb3', size: 3, strum: 0.03 }),
        pad('strings', { centre: 'g3', voices: 4 }),
        bass('bass', 'R - 5 > | R - 5 >', 'e2'),
        beat(
          'drums',
          { bass: 'x...o...', snare: '....o..o' },
          { bass: 'x...x...', snare: 'ooooooooxxxxxxxx' },
        ),
      ],
    },
    {
      name: "A'",
      dynamics: ['f', 'mp'],
      chords: 'Bb | Cm7 | Bb/D Gm | F | Eb | Bb/D | Cm7 F7 | Bb . F7sus4 .',
      parts: [
        tune('choir', hymn2),
        tune('horns', hymn2, -12),
        beside('men', hymn2, -2, 4),
        tune('violins', 'd6:2 f | eb:2 g5 | bb:2 d6 | c:1 a5 c6 f | eb:2 g | f:2 d | eb:2 c | d:2 c'),
        figure('gusli', '0 2 3 4 5 4 3 2', { from: 'f3', hold: 2.5 }),
        figure('guitar', '*! . * . * . * *', { from: 'bb3', size: 3, strum: 0.03 }),
        pad('strings', { centre: 'bb3', voices: 4 }),
        bass('bass', 'R R 5 > | R 5 R >', 'e2'),
        tune('bells', 'bb4:4 | r | d5 | f4 | eb5 | d | c:2 f4 | bb:4'),
        beat(
          'drums',
          { bass: 'X...x.o.', snare: '....x..o', tambourine: '..o...o.' },
          { bass: 'x.......', snare: '........o...o.oo' },
        ),
      ],
    },
  ],
}
