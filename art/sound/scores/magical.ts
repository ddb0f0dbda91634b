import { bass, beat, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const theme = `
  e5:.5 a c#6 e c#:1 b5 a | f#:.5 b d#6 f# d#:1 c# b5 | c#6:1.5 a5:.5 f#:1 e:.5 f# a:1 | g#:3 e:.5 g# b:1 |
  a:.5 dn6 f# dn c#:1 a5 f# | g#:.5 b e6 g# f#:1 e b5 | c#6:1.5 b5:.5 g#:1 e:.5 g# b:1 | a:2 b:1 g# e`

const spell = `
  g5:2 b:1 e6:1.5 d:.5 | f#:2 e:.5 d a5:2 | b:1.5 c6:.5 b5:1 g e | a:3 e:.5 a c6:1 |
  c:1 a5 fn:1.5 g:.5 a:1 | b:2 d6:.5 b5 g:2 | c6:1 g#5:.5 c6 d#:1.5 c#:.5 c:1 | b5:2 a:1 g# f#`

const home = `
  e5:.5 a c#6 e c#:1* b5 a | f#:.5 b d#6 f# d#:1* c# b5 | c#6:.5 d#6 c# a5 f#:1 e:.5 f# a:1 | g#:2 b:.5 c#6 b5:1 e5 |
  a5:.5 dn6 f# dn c#:1 a5 f# | g#:.5 b e6 g# f#:1 e b5 | c#6:1 d#:.5 e g#5:1 e:.5 g# b:1 | c#6:2 b5:1 a e`

/** Five beats like a wand that always makes one circle more: A lydian, then as far from home as C. */
export const magical: Score = {
  name: 'magical',
  key: 'a lydian',
  metre: 5,
  pulse: [3, 2],
  tempo: 122,
  room: 'hall',
  voices: {
    celesta: { sound: 'celesta', role: 'lead', pan: -0.1, room: 0.4 },
    musicBox: { sound: 'musicBox', role: 'second', pan: 0.35 },
    flute: { sound: 'flute', role: 'lead', pan: 0.2, gain: -2, room: 0.4 },
    voices: { sound: 'voices', role: 'pad', pan: 0.1, gain: 1 },
    clarinet: { sound: 'clarinet', role: 'second', pan: -0.35 },
    harp: { sound: 'harp', role: 'chords', pan: -0.45, gain: 1 },
    tremolo: { sound: 'tremolo', role: 'pad', pan: -0.2, gain: -2 },
    pizzicato: { sound: 'pizzicato', role: 'bass', pan: 0.15 },
    sparkle: { sound: 'standardKit', role: 'drums', pan: 0.4, gain: -9, room: 0.5 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['p', 'mp'],
      chords: 'A | B/A | F#m7 | C#m | Dmaj7 | E/D | C#m7 | E7sus4 . . E7 .',
      parts: [
        tune('celesta', theme),
        tune(
          'clarinet',
          'r:5 | r | a4:2 c#5:1 f#4:2 | g#:3 b:2 | a:3 f#:2 | b:3 g#:2 | e:2 g#:1 b:2 | a:3 g#:2',
        ),
        figure('harp', '0 . 2 . 3 . 1 . 2 .', { from: 'a3', hold: 3 }),
        pad('tremolo', { centre: 'c#4' }),
        bass('pizzicato', 'R . . 5 . | R . . 5 >', 'a2', 0.5),
        beat('sparkle', { triangle: 'x.........' }),
      ],
    },
    {
      name: 'B',
      key: 'c lydian',
      dynamics: ['mp', 'f'],
      chords: 'C | D/C | Em | Am | Fmaj7 | G/F | Ab | E7sus4 . . E7 .',
      ritard: 0.08,
      parts: [
        tune('flute', spell),
        tune(
          'clarinet',
          'e4:3 g:2 | a:3 f#:2 | g:3 b4:2 | c5:3 a4:2 | a:2 c5:1 a4:2 | b:3 d5:2 | eb:3 c:2 | b4:3 g#:2',
        ),
        figure('musicBox', '5 4 3 4 5 4 3 2 3 4', { from: 'c4', hold: 2 }),
        figure('harp', '0 1 2 3 4 5 4 3 2 1', { from: 'e3', hold: 3 }),
        pad('voices', { centre: 'c4', voices: 4 }),
        bass('pizzicato', 'R . . 5 . | R . . 5 >', 'a2', 0.5),
        beat('sparkle', { triangle: 'x.....o...', shaker: ',,,,,,,,,,' }),
      ],
    },
    {
      name: "A'",
      dynamics: ['mf', 'mp'],
      chords: 'A | B/A | F#m7 | C#m | Dmaj7 | E/D | C#m7 | A',
      parts: [
        tune('celesta', home),
        tune('flute', home),
        tune(
          'musicBox',
          'r:3 e6:.5 c# a5:1 | r:3 f#6:.5 d# b5:1 | r:5 | r:3 g#5:.5 b e6:1 | r:3 dn6:.5 a5 f#:1 | r:3 e6:.5 b5 g#:1 | r:5 | r:3 e6:.5 a c#7:1',
        ),
        tune(
          'clarinet',
          'c#5:3 e:2 | d#:3 f#:2 | c#:2 a4:1 c#5:2 | b4:3 e5:2 | f#:3 dn:2 | e:3 b4:2 | e5:2 g#:1 e:2 | e:3 c#:2',
        ),
        figure('harp', '0 1 2 3 4 5 4 3 2 1', { from: 'e3', hold: 3 }),
        pad('voices', { centre: 'c#4', voices: 4 }),
        pad('tremolo', { centre: 'e4' }),
        bass('pizzicato', 'R . 5 R 5 | R . 5 R >', 'a2', 0.5),
        beat('sparkle', { triangle: 'x.....o...', shaker: 'o,,,o,o,,,' }),
      ],
    },
    {
      name: 'coda',
      dynamics: ['mp', 'p'],
      chords: 'F/A | G/A | Dmaj7/A . . E/A . | E7sus4 . . E7 .',
      ritard: 0.1,
      parts: [
        tune(
          'musicBox',
          'cn6:.5 a5 fn a cn6:1 fn:1 cn | b5:.5 gn dn gn b:1 dn6:1 b5 | a:.5 f# dn f# a:1 b:1 g# | a:2 b:1 g#:2',
        ),
        tune('flute', 'r:5 | r | r:3 e5:.5 g# b:1 | a:3 g#:2'),
        figure('harp', '0 1 2 3 4 5 4 3 2 1', { from: 'a3', hold: 3 }),
        pad('voices', { centre: 'c4', voices: 4 }),
        bass('pizzicato', 'R . . 5 .', 'a2', 0.5),
        beat('sparkle', { triangle: 'x.........' }),
      ],
    },
  ],
}
