import { bass, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const theme = `
  a5:2 g:.5 f | g:.5 a bn:1 d6 | c:2 g5:1 | a:1 f:.5 e d:1 | d:1 f a | c6:1.5 bb5:.5 a:1 | bb:1 g d | g:1.5 f:.5 e:1`

const answer = `
  a5:2 g:.5 f | g:.5 a bn:1 d6 | e:2 d:.5 c | d:1 a5:2 | f:1 a d6 | c:1 a5:.5 g f:1 | bb4:1 d5:.5 f e:1 | f:2 r:1`

const mediant = `
  f4:2 ab:1 | c5:1 bb4:.5 ab eb:1 | db:1 f bb | ab:1.5 gb:.5 f:1 | gb:1 bb db5 | c:1 bb4:.5 ab eb:1 | f:1.5 gn:.5 c5:1 | bb4:1 gn en`

const home = `
  a5:2* g:.5 f | g:.5 a bn:1 d6 | e:1.5 d:.5 c:1 | d:1 a5:2 | f:1 a:.5 bb d6:1 | c:1 a5:.5 g f:1 | g:1 d:.5 e f:1 | g:1.5 f:.5 e:1`

/** Moss, water and nobody in a hurry: F that turns to a far key like a head on a pillow. */
export const serenityForest: Score = {
  name: 'serenity_forest',
  key: 'f major',
  metre: 3,
  pulse: [3],
  tempo: 82,
  room: 'hall',
  voices: {
    oboe: { sound: 'oboe', role: 'lead', pan: 0.15, gain: -1, room: 0.4 },
    violin: { sound: 'violin', role: 'lead', pan: -0.25, room: 0.4 },
    cello: { sound: 'cello', role: 'lead', pan: 0.3, gain: -1, room: 0.4 },
    flute: { sound: 'flute', role: 'second', pan: -0.3 },
    harp: { sound: 'harp', role: 'chords', pan: -0.35, gain: 2 },
    celesta: { sound: 'celesta', role: 'colour', pan: 0.5, gain: 1 },
    strings: { sound: 'strings', role: 'pad', pan: 0, gain: 1 },
    basses: { sound: 'contrabass', role: 'bass', pan: 0.15, gain: -2 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['p', 'mp'],
      chords: 'Fmaj7 | G/F | C/E | Dm7 | Bbmaj7 | F/A | Gm7 | C7sus4 C7 .',
      parts: [
        tune('oboe', theme),
        figure('harp', '0 1 2 3 4 3', { from: 'f3', hold: 4 }),
        pad('strings', { centre: 'a3' }),
        bass('basses', 'R - -', 'e2', 1),
        tune('celesta', 'r:3 | r | r:1.5 e6:.5 g c7 | r:3 | r | r:2 c6:.5 f | r:3 | r'),
      ],
    },
    {
      name: 'A2',
      dynamics: ['mp', 'mf'],
      chords: 'Fmaj7 | G/F | C/E | Dm7 | Bbmaj7 | Am7 . Dm7 | Gm7 . C7 | F',
      parts: [
        tune('violin', answer),
        tune('oboe', 'c5:3 | bn4:2 g:1 | g:1 c5 e | f:3 | d:2 f:1 | e:2 c:1 | d:1 bb4 bb | a:1 c5:.5 f a:1'),
        tune('flute', 'r:3 | r | r:2 g5:.5 a | f:2 r:1 | r:3 | r | r | r:1 a5:.5 c6 f:1'),
        figure('harp', '0 2 3 4 5 4', { from: 'f3', hold: 4 }),
        pad('strings', { centre: 'a3', voices: 4 }),
        bass('basses', 'R - - | R - >', 'e2', 1),
      ],
    },
    {
      name: 'B',
      key: 'db major',
      dynamics: ['mp', 'mf'],
      chords: 'Dbmaj7 | Ab/C | Bbm7 | Db/Ab | Gbmaj7 | Ab/Gb | F7sus4 . C7sus4 | C7',
      ritard: 0.12,
      parts: [
        tune('cello', mediant),
        tune(
          'flute',
          'r:1 f5:.5 ab c6:1 | eb:2 c:1 | db:1.5 bb5:.5 ab:1 | f:2 ab:1 | bb:1 db6:.5 f eb:1 | eb:1 c ab5 | bb:1 c6:1.5 bb5:.5 | gn:1 bb c6',
        ),
        figure('harp', '0 1 2 3 4 5', { from: 'db3', hold: 4 }),
        figure('celesta', '. . 4 . 5 .', { from: 'ab4', hold: 2 }),
        pad('strings', { centre: 'bb3', voices: 4 }),
        bass('basses', 'R - - | R - >', 'db2', 1),
      ],
    },
    {
      name: "A'",
      dynamics: ['mf', 'p'],
      chords: 'Fmaj7 | G/F | C/E | Dm7 | Bbmaj7 | F/A . Dm | Gm7 | C7sus4 C7 .',
      ritard: 0.06,
      parts: [
        tune('violin', home, -12),
        tune('flute', home),
        tune(
          'oboe',
          'c5:3 | d:2 bn4:1 | c5:1 g4:.5 c5 e:1 | f:2 c:1 | d:2 f:1 | f:1 c a4 | bb:2 d5:1 | c:1.5 d:.5 bb4:1',
        ),
        tune(
          'cello',
          'f3:2 a:1 | g:3 | g:1 c4 g3 | f:1 a c4 | bb3:2 d4:1 | c:2 a3:1 | bb:2 g:1 | c4:2 bb3:1',
        ),
        figure('harp', '0 2 3 4 5 6', { from: 'f3', hold: 4 }),
        figure('celesta', '. . . 5 . 6 | . . . . . .', { from: 'f4', hold: 2 }),
        pad('strings', { centre: 'a3', voices: 4 }),
        bass('basses', 'R - - | R - >', 'e2', 1),
      ],
    },
  ],
}
