import { bass, beat, pad, tune } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

const call = "g4:.5>' c5' e:1> g:.5 e | a:1.5> g:.5 f a | g:.5> a b c6:1.5> | c6:2 r:1"

/** The stair gives way: three bars of brass and a bell at the top. */
export const victory: Score = {
  name: 'victory',
  key: 'c major',
  metre: 3,
  pulse: [3],
  tempo: 132,
  room: 'hall',
  voices: {
    trumpets: { sound: 'trumpet', role: 'lead', pan: -0.1 },
    horns: { sound: 'horns', role: 'second', pan: 0.25, gain: 1 },
    violins: { sound: 'fastStrings', role: 'lead', pan: -0.3, gain: -3 },
    strings: { sound: 'strings', role: 'pad', pan: 0, gain: 1 },
    harp: { sound: 'harp', role: 'chords', pan: -0.4, gain: 2 },
    bells: { sound: 'glockenspiel', role: 'colour', pan: 0.4, gain: 2 },
    bass: { sound: 'contrabass', role: 'bass', pan: 0.1 },
    timpani: { sound: 'timpani', role: 'drums', pan: -0.1 },
    drums: { sound: 'orchestraKit', role: 'drums', pan: 0.1 },
  },
  sections: [
    {
      name: 'sting',
      dynamics: ['f', 'ff'],
      chords: 'C | F | G . . C . . | C',
      ritard: 0.15,
      parts: [
        tune('trumpets', call),
        tune('horns', "e4:.5>' g' c5:1> e:.5 c | f:1.5> e:.5 c f | d:.5> f d e:1.5> | e:2 r:1"),
        tune('violins', call, 12),
        pad('strings', { centre: 'e4', voices: 4 }),
        tune('harp', 'r:3 | r | r:1.5 c4:.25 e g c5 e g | c6:3'),
        tune('bells', 'r:3 | r | r:1.5 g6:.5 b c7 | e:.5 g6 c7:2'),
        bass('bass', 'R - 5 | R - 5 | R R R | R - -', 'e2'),
        tune('timpani', 'c3:1 c:.5 c c:1 | f2:2 f:1 | g:.5 g g c3:1.5 | c:3'),
        beat('drums', { snare: 'x.xxx.x.xxxx', crash: '......' }, { crash: 'x.....', bass: 'x.....' }),
      ],
    },
  ],
}
