import { bass, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

/** The stair held. A sigh in D minor that ends on a warm major third: next time. */
export const defeat: Score = {
  name: 'defeat',
  key: 'd minor',
  metre: 4,
  pulse: [2, 2],
  tempo: 92,
  room: 'hall',
  voices: {
    horn: { sound: 'englishHorn', role: 'lead', pan: -0.1, room: 0.4 },
    cello: { sound: 'cello', role: 'second', pan: 0.25, gain: 1 },
    strings: { sound: 'strings', role: 'pad', pan: 0, gain: 2 },
    harp: { sound: 'harp', role: 'chords', pan: -0.35, gain: 2 },
    bass: { sound: 'contrabass', role: 'bass', pan: 0.1 },
    timpani: { sound: 'timpani', role: 'drums', pan: -0.1, gain: -2 },
  },
  sections: [
    {
      name: 'sting',
      dynamics: ['mf', 'p'],
      chords: 'Dm Gm/D | A7/C# | Bb Gm | D',
      ritard: 0.25,
      parts: [
        tune('horn', 'a4:1 d5:.5 f e:1 d | c#:1.5 d:.5 e:2 | d:1 bb4:.5 a g:1 a:.5 g | f#:4'),
        tune('cello', 'f3:2 g | g:2 e | f:2 d | a3:4'),
        pad('strings', { centre: 'd4', voices: 4 }),
        tune('harp', 'd3:.5 a d4:3 | r:4 | bb2:.5 f3 bb:3 | d3:.5 a d4 f# a:2'),
        bass('bass', 'R - - -', 'c2'),
        tune('timpani', 'd3:4 | r | r | d:4'),
      ],
    },
  ],
}
