import { bass, figure, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const question = `
  g#4:2.5 a:.5 g# f# | e:2 d#:1 c# | f#:2.5 g#:.5 a c#5 | b#4:3 r:1 |
  g#:2.5 a:.5 c#5 e | dn:2 c#:1 a4 | g#:1.5 f#:.5 e:1 d# | c#:3 r:1`

const lantern = `
  c6:1.5 b5:.5 a:1 e | gn:1.5 f#:.5 e:2 | c6:1.5 b5:.5 a:1 c6 | d#6:2 b5 |
  dn6:1.5 c:.5 a5:1 f | e:1 g#:1 b:2 | a:1 c#6:.5 a5 f#:1 a | g#:2.5 f#:.5 d#:1`

const shadow = `
  g#5:2.5 a:.5 g# f# | e:2 d#:1 c# | f#:2.5 g#:.5 a c#6 | b#5:2 g#:1 d# |
  e:1.5 f#:.5 g#:1 c#6 | b5:1 a:.5 g# f#:1 dn | c#:1 e:.5 g# f#:1 d# | c#:2 g#4`

/** The Stair going down: C sharp minor with a cold second, and a lantern that will not stay lit. */
export const mysterious: Score = {
  name: 'mysterious',
  key: 'c# minor',
  metre: 4,
  pulse: [2, 2],
  tempo: 72,
  room: 'cave',
  voices: {
    horn: { sound: 'englishHorn', role: 'lead', pan: -0.15, room: 0.5 },
    clarinet: { sound: 'clarinet', role: 'lead', pan: 0.25, gain: -2, room: 0.5 },
    vibraphone: { sound: 'vibraphone', role: 'chords', pan: 0.4, room: 0.5 },
    celesta: { sound: 'celesta', role: 'second', pan: -0.45, room: 0.6 },
    choir: { sound: 'choir', role: 'pad', pan: 0, room: 0.6 },
    tremolo: { sound: 'tremolo', role: 'pad', pan: -0.3, gain: -3 },
    cellos: { sound: 'cello', role: 'second', pan: 0.3, gain: -1 },
    basses: { sound: 'contrabass', role: 'bass', pan: 0.1 },
    harp: { sound: 'harp', role: 'chords', pan: -0.35, gain: -1, room: 0.5 },
    drum: { sound: 'bassDrum', role: 'drums', pan: 0, gain: -3, room: 0.5 },
  },
  sections: [
    {
      name: 'A',
      dynamics: ['p', 'mp'],
      chords: 'C#m | A/C# | F#m/C# | G# G#7 | C#m | D/C# | A G# | C#m',
      parts: [
        tune('horn', question),
        figure('vibraphone', '0 . 2 . 3 . 2 . | . 1 . 3 . 4 . 3', { from: 'g#3', hold: 3 }),
        tune('cellos', 'c#3:4 | c# | c#:2 f# | d#:2 g# | e:3 g#:1 | f#:2 a | a:2 g# | g#:1 f# e c#'),
        pad('tremolo', { centre: 'e4' }),
        bass('basses', 'R - - -', 'c#2', 1),
        tune('drum', 'c3:4 | r | c | r | c | r | c | r:2 c:1 c'),
        tune('celesta', 'r:4 | r | r | r:2 d#6:.5 g#5 b#:1 | r:4 | r | r | r:1 e6:.5 c# g#5:1 e'),
      ],
    },
    {
      name: 'B',
      key: 'a minor',
      dynamics: ['mp', 'f'],
      chords: 'Am | Em/G | F#m7b5 | B7 | Dm/F | E | F#m | G#7sus4 G#7',
      ritard: 0.1,
      parts: [
        tune('clarinet', lantern),
        figure('celesta', '. 4 . 3 . 2 . 3', { from: 'e5', hold: 2 }),
        figure('harp', '0 1 2 3 4 3 2 1', { from: 'a2', hold: 3 }),
        tune('cellos', 'e3:4 | e:2 b3 | c4:2 a3 | a:1 f# d#:2 | f:2 a | g#:2 b:1 g# | f#:2 c#4 | c#4:2 b#3'),
        pad('choir', { centre: 'c4', voices: 4 }),
        bass('basses', 'R - - > | R - - -', 'c#2', 1),
        tune('drum', 'c3:3 c:1 | r:4 | c:3 c:1 | r:4 | c:3 c:1 | r:4 | c:3 c:1 | c:2 c'),
      ],
    },
    {
      name: "A'",
      dynamics: ['mf', 'p'],
      chords: 'C#m | A/C# | F#m | G# G#7 | C#m/E | D | A G# | C#m',
      ritard: 0.06,
      parts: [
        tune('clarinet', shadow, -12),
        tune('celesta', shadow),
        tune('horn', 'r:4 | c#5:3 e:1 | c#:3 a4:1 | g#:2 b# | c#5:3 e:1 | dn:2 a4 | c#5:2 b#4 | g#:4'),
        figure('vibraphone', '0 . 2 . 3 . 2 . | . 1 . 3 . 4 . 3', { from: 'g#3', hold: 3 }),
        tune('cellos', 'c#3:2 g#3 | a:2 e | f#:2 a | d#:2 g# | g#:3 e:1 | f#:2 a | e:2 d# | c#:4'),
        pad('choir', { centre: 'c#4' }),
        bass('basses', 'R - - - | R - - >', 'c#2', 1),
        tune('drum', 'c3:4 | r | c | r | c | r | c | r'),
      ],
    },
  ],
}
