import { bass, beat, beside, figure, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const march = `
  c4:1.5> c:.5 g4:2> | ab:1.5 g:.5 eb:1 c | c:1 eb ab:1.5 g:.5 | g:2 bn3:1 d4 |
  c:1.5> c:.5 g4:2> | c5:1.5 bb4:.5 ab:1 f | eb:1> ab f> bb | bn:2 g:1 r`

const marchHigh = `
  c5:1.5> c:.5 g5:2> | ab:1.5 g:.5 eb:1 c:.5 d | eb:1 ab c6:1.5 ab5:.5 | g:2 bn4:1 d5 |
  eb:1.5> eb:.5 bb5:2> | ab:1.5 g:.5 f:1 ab | g:1.5> f:.5 eb:1 c | d:2 bn4:1 g'`

const lament = `
  c6:3 ab5:1 | f:2 ab:1 c6 | db:3 c:.5 bb5 | c6:2 g5:1 en |
  f:2 ab:1 c6 | bb5:1.5 db6:.5 bb5:1 gb | ab:2 g:1 f | g:2 bn:1 d6`

const home = `
  c5:1.5> c:.5 g5:1> c6 | ab5:1.5 g:.5 eb:1 c:.5 d | eb:1> ab c6:1.5> bb5:.5 | bn5:2> g:1 d |
  eb:1.5> eb:.5 bb5:1 bb> | c6:1.5 bb5:.5 ab:1 f | ab:1> g f> d | c:2> r:2`

const snare = 'x.ooxoo.x.oox.xx'

/** Banners over the border: a C minor march that has to win every bar of its ground. */
export const invasion: Score = {
  name: 'invasion',
  key: 'c minor',
  metre: 4,
  pulse: [2, 2],
  tempo: 124,
  room: 'hall',
  voices: {
    horns: { sound: 'horns', role: 'lead', pan: 0.25 },
    trombones: { sound: 'trombone', role: 'lead', pan: -0.2, gain: -3 },
    trumpets: { sound: 'trumpet', role: 'lead', pan: -0.1, gain: -1 },
    choir: { sound: 'choir', role: 'second', pan: 0, gain: 1, room: 0.5 },
    violins: { sound: 'fastStrings', role: 'second', pan: -0.35 },
    ostinato: { sound: 'fastStrings', role: 'chords', pan: 0.3, gain: 3 },
    basses: { sound: 'acousticBass', role: 'bass', pan: 0.1, gain: -1 },
    tuba: { sound: 'tuba', role: 'bass', pan: 0.05, gain: -3 },
    timpani: { sound: 'timpani', role: 'drums', pan: -0.1 },
    drums: { sound: 'orchestraKit', role: 'drums', pan: 0.1, gain: -1 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['mp', 'mf'],
      chords: 'Cm | Cm | Ab | G | Cm | Fm | Ab Bb | G',
      parts: [
        tune('horns', march),
        figure('ostinato', '0! 0 1 0 2 0 1 0', { from: 'c3', hold: 0.9 }),
        bass('basses', 'R R R R', 'c2', 0.6),
        beat(
          'drums',
          { snare: snare.replaceAll('x', 'o'), bass: 'x...o...' },
          { snare: 'x.xxx.xxxxxxxxxx', bass: 'x...x...' },
        ),
        tune('timpani', 'c3:3 c:.5 c | c:4 | r | g2:1 r:2 g:.5 g | c3:4 | r | r | g2:1 g g:.5 g g g'),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mf', 'f'],
      chords: 'Cm | Cm | Ab | G/B | Eb | Fm | Cm/G | G',
      parts: [
        tune('trumpets', marchHigh),
        beside('horns', marchHigh, -5, -4),
        tune(
          'violins',
          'r:4 | r:2 c6:.5 d eb c | ab5:4 | r:2 g5:.5 bn d6 g | g:1 eb bb5:2 | c6:2 ab5 | eb6:2 c | bn5:1 d6 g:2',
        ),
        figure('ostinato', '0! 0 1 0 2 0 1 0 | 0! 0 1 2 3 2 1 0', { from: 'c3', hold: 0.9 }),
        bass('basses', 'R R R R | R R 5 >', 'c2', 0.6),
        bass('tuba', 'R - 5 -', 'c2', 0.8),
        beat('drums', { snare, bass: 'x...x...', crash: 'x...............|................' }),
        tune('timpani', 'c3:2 c | c:2 c | r:4 | g2:2 g:1 g | r:4 | c3:2 c | g2:2 g | g:1 g g:.5 g g g'),
      ],
    },
    {
      name: 'B',
      dynamics: ['mp', 'f'],
      chords: 'Fm | Db | Bbm | C | Fm | Gb | Db/Ab | G',
      parts: [
        tune('choir', lament, -12),
        tune(
          'violins',
          'c6:2 ab5 | f:2 ab | bb:2 f6:1 db | en:2 c | ab5:2 f6 | gb:1.5 f:.5 db:2 | f:2 eb:1 db | d:2 bn5',
          -12,
        ),
        tune('trombones', 'f3:4 | ab | bb:2 f | g:2 en | ab:2 c4 | bb3:2 gb | ab:2 f | g:2 d'),
        figure('ostinato', '0 . 1 . 2 . 1 .', { from: 'f3', hold: 0.9 }),
        bass('basses', 'R - R - | R - R >', 'c2'),
        beat('drums', { bass: 'x.....o.' }, { bass: 'x...x...', snare: 'oooooxxxxxxxXXXX' }),
        tune('timpani', 'f2:4 | r | bb:4 | c3:4 | f2:4 | gb:4 | ab:4 | g:1 g:.5 g g:.25 g g g g g g g'),
      ],
    },
    {
      name: 'C',
      dynamics: ['f', 'mf'],
      chords: 'Cm | Gm/Bb | Ab | G7',
      parts: [
        tune(
          'trumpets',
          "g5:.5>' g' g:1> c6:2 | bb5:.5>' bb' bb:1> d:2 | c6:.5>' c' c:1> eb5:2 | d:1> f bn4> d5",
        ),
        tune('horns', 'r:2 c4:1 eb | g:2 bb3:1 d4 | eb:2 c:1 ab3 | bn:2 f4:1 d'),
        figure('ostinato', '0! 1 2 3 2 1 2 1', { from: 'c3', hold: 0.9 }),
        bass('basses', 'R R R R | R R R >', 'c2', 0.6),
        bass('tuba', 'R - - -', 'c2'),
        beat('drums', { snare, bass: 'x..xx...', crash: 'x...............|................' }),
        tune('timpani', 'c3:1 c:.5 c c:2 | bb2:2 bb | ab:2 ab | g:1 g g:.5 g g g'),
      ],
    },
    {
      name: "A'",
      dynamics: ['ff', 'mf'],
      chords: 'Cm | Cm | Ab | G/B | Eb | Fm | Ab G | Cm',
      parts: [
        tune('trumpets', home),
        beside('horns', home, -5, -2),
        tune('trombones', 'c4:2 g3 | eb4:2 c | c:2 ab3 | g:2 bn | bb:2 g | c4:2 ab3 | c4:2 bn3 | c4:2 r'),
        tune('choir', 'g4:4 | c5:2 eb | eb:2 c | bn4:2 d5 | eb:2 g | f:2 c | eb:2 d | eb:4'),
        tune(
          'violins',
          'eb6:.5 d c d eb:1 c | r:4 | c6:.5 bb5 ab bb c6:1 eb | r:4 | g6:.5 f eb f g:1 eb | r:4 | c6:.5 d eb c d:1 bn5 | c6:2 r',
        ),
        figure('ostinato', '0! 0 1 0 2 0 1 0 | 0! 0 1 2 3 2 1 0', { from: 'c3', hold: 0.9 }),
        bass('basses', 'R R R R | R R 5 >', 'c2', 0.6),
        bass('tuba', 'R - 5 -', 'c2', 0.8),
        beat(
          'drums',
          { snare, bass: 'X...x.x.', crash: 'x...............|................' },
          { bass: 'x.......', snare: 'x...........oooo' },
        ),
        tune(
          'timpani',
          'c3:1 c:.5 c c:2 | c:2 c | ab2:2 ab | g:2 g:1 g | r:4 | f:2 f | ab:2 g:.5 g g g | c3:1 r:3',
        ),
      ],
    },
  ],
}
