import { effect } from './effect.ts'
import { bell, driven, hertz, hiss, inRoom, type Layer, layers, pluck, run, tone } from './synth.ts'

const foot = (pitch: number, colour: number, seed: number) =>
  layers(
    [0, tone({ from: pitch * 1.6, to: pitch, seconds: 0.07, fall: 8, gain: 0.8 })],
    [
      0.008,
      hiss({
        filter: 'bandpass',
        from: colour,
        to: colour * 0.6,
        quality: 0.8,
        seconds: 0.08,
        fall: 5,
        gain: 0.6,
        seed,
      }),
    ],
  )

const horn = (notes: readonly number[], seconds: number, gain = 0.3) =>
  layers(
    ...notes.map(
      (note): Layer => [
        0,
        tone({ from: hertz(note), wave: 'saw', seconds, attack: 0.04, fall: 2, gain, vibrato: [5, 0.004] }),
      ],
    ),
  )

const burst = (at: number, note: number, seed: number): Layer[] => [
  [
    at,
    hiss({
      filter: 'bandpass',
      from: 500,
      to: 2600,
      quality: 3,
      seconds: 0.3,
      attack: 0.25,
      fall: 0.5,
      gain: 0.35,
      seed,
    }),
  ],
  [
    at + 0.3,
    driven(
      layers(
        [0, tone({ from: 150, to: 55, seconds: 0.35, fall: 6, gain: 1 })],
        [
          0,
          hiss({ filter: 'lowpass', from: 3000, to: 300, seconds: 0.4, fall: 5, gain: 0.8, seed: seed + 1 }),
        ],
      ),
      1.3,
    ),
  ],
  [
    at + 0.38,
    run(
      [0, 4, 7, 12, 16].map((step) => hertz(note + step)),
      0.045,
      (pitch) => bell(pitch, 0.3, 0.22, [1, 3]),
    ),
  ],
]

/** The road, its weather and its great moments. */
export const worldEffects = {
  step_grass: effect('touch', () => foot(110, 2200, 21)),
  step_stone: effect('touch', () => foot(170, 3400, 23)),
  step_snow: effect('touch', () =>
    layers(
      [0, foot(90, 1600, 25)],
      [
        0.02,
        hiss({
          filter: 'highpass',
          from: 3800,
          to: 2400,
          seconds: 0.1,
          attack: 0.03,
          fall: 3,
          gain: 0.35,
          seed: 26,
        }),
      ],
    ),
  ),
  step_sand: effect('touch', () =>
    hiss({
      filter: 'bandpass',
      from: 1800,
      to: 1000,
      quality: 0.7,
      seconds: 0.13,
      attack: 0.03,
      fall: 4,
      seed: 27,
    }),
  ),
  step_wood: effect('touch', () => foot(210, 1500, 29)),
  hop: effect('touch', () =>
    layers(
      [0, tone({ from: 280, to: 620, seconds: 0.13, attack: 0.02, fall: 2, gain: 0.7 })],
      [0, hiss({ filter: 'bandpass', from: 900, to: 2000, seconds: 0.12, attack: 0.05, gain: 0.3 })],
    ),
  ),
  land: effect('touch', () =>
    layers([0, foot(95, 1400, 31)], [0.03, pluck({ pitch: hertz(67), seconds: 0.25, gain: 0.35 })]),
  ),
  pick_up: effect('touch', () =>
    layers(
      [0, pluck({ pitch: hertz(79), seconds: 0.3, gain: 0.8 })],
      [0.05, pluck({ pitch: hertz(86), seconds: 0.4, gain: 0.7 })],
    ),
  ),
  portal: effect('fight', () =>
    inRoom(
      layers(
        [
          0,
          tone({
            from: 110,
            to: 440,
            seconds: 1,
            attack: 0.4,
            fall: 1,
            gain: 0.45,
            vibrato: [7, 0.03],
            modulation: [1.5, 2.5],
          }),
        ],
        [
          0,
          hiss({
            filter: 'bandpass',
            from: 400,
            to: 4000,
            quality: 1.5,
            seconds: 1,
            attack: 0.6,
            fall: 1,
            gain: 0.5,
          }),
        ],
        [0.7, run([81, 88, 93].map(hertz), 0.08, (pitch) => bell(pitch, 0.5, 0.3, [1, 2]))],
      ),
      0.4,
      1,
    ),
  ),
  fountain: effect('ambience', () =>
    layers(
      ...Array.from(
        { length: 12 },
        (_, index): Layer => [
          index * 0.06 + ((index * 31) % 7) / 120,
          tone({
            from: 500 + ((index * 197) % 600),
            to: 1100 + ((index * 271) % 800),
            seconds: 0.07,
            attack: 0.015,
            fall: 3,
            gain: 0.4,
          }),
        ],
      ),
      [0, hiss({ filter: 'bandpass', from: 2400, seconds: 0.8, attack: 0.3, fall: 2, gain: 0.12 })],
    ),
  ),
  shrine: effect('treasure', () =>
    inRoom(
      layers(
        [0, bell(hertz(57), 1.4, 0.7, [1, 2, 2.4, 3, 4.5])],
        [
          0.2,
          run([69, 76, 81].map(hertz), 0.1, (pitch) =>
            tone({ from: pitch, wave: 'triangle', seconds: 0.7, attack: 0.15, fall: 2, gain: 0.25 }),
          ),
        ],
      ),
      0.4,
      1.1,
    ),
  ),
  door: effect('fight', () =>
    inRoom(
      layers(
        [
          0,
          tone({
            from: 95,
            to: 130,
            wave: 'saw',
            seconds: 0.5,
            attack: 0.15,
            fall: 1,
            gain: 0.3,
            vibrato: [19, 0.09],
          }),
        ],
        [0.45, tone({ from: 140, to: 60, seconds: 0.3, fall: 6, gain: 1 })],
      ),
      0.35,
      0.8,
    ),
  ),
  wind: effect('ambience', () =>
    hiss({
      filter: 'bandpass',
      from: 380,
      to: 700,
      quality: 2.2,
      seconds: 1.6,
      attack: 0.7,
      fall: 1.2,
      seed: 41,
    }),
  ),
  owl: effect('ambience', () =>
    inRoom(
      layers(
        [0, tone({ from: 350, to: 330, seconds: 0.28, attack: 0.08, fall: 1.5, gain: 0.8 })],
        [
          0.42,
          tone({ from: 350, to: 310, seconds: 0.55, attack: 0.1, fall: 2, gain: 0.8, vibrato: [9, 0.02] }),
        ],
      ),
      0.35,
      0.9,
    ),
  ),
  level_up: effect('fanfare', () =>
    inRoom(
      layers(
        [
          0,
          run([67, 72, 76, 79, 84].map(hertz), 0.08, (pitch, index) =>
            pluck({ pitch, seconds: 1, gain: 0.6, seed: 50 + index }),
          ),
        ],
        [0.4, horn([60, 67, 72, 76], 1)],
        [0.45, run([88, 91, 96].map(hertz), 0.09, (pitch) => bell(pitch, 0.7, 0.3, [1, 2, 3.01]))],
      ),
      0.35,
      1,
    ),
  ),
  rank_up: effect('fanfare', () =>
    inRoom(
      layers(
        [0, horn([62, 69], 0.3)],
        [0.2, horn([66, 69, 74], 0.9)],
        [0.3, bell(hertz(86), 0.9, 0.35, [1, 2, 3.01])],
      ),
      0.35,
      0.9,
    ),
  ),
  victory: effect('fanfare', () =>
    inRoom(
      layers(
        [0, horn([60, 64], 0.2)],
        [0.16, horn([60, 64], 0.2)],
        [0.32, horn([64, 67, 72], 0.3)],
        [0.6, horn([60, 67, 72, 76], 1.1, 0.32)],
        [0.6, tone({ from: 130, to: 65, seconds: 0.5, fall: 5, gain: 0.8 })],
        [0.7, run([84, 88, 91, 96].map(hertz), 0.07, (pitch) => bell(pitch, 0.6, 0.25, [1, 2]))],
      ),
      0.35,
      1,
    ),
  ),
  defeat: effect('fanfare', () =>
    inRoom(
      layers(
        [0, horn([57, 62, 65], 0.5)],
        [0.42, horn([56, 62, 65], 0.5)],
        [0.84, horn([50, 57, 62], 1.2, 0.35)],
        [0.84, tone({ from: 80, to: 55, seconds: 0.7, fall: 4, gain: 0.7 })],
      ),
      0.4,
      1.1,
    ),
  ),
  fireworks: effect('fanfare', () => inRoom(layers(...burst(0, 79, 61), ...burst(0.45, 84, 67)), 0.3, 0.9)),
  clan_horn: effect('fanfare', () =>
    inRoom(layers([0, horn([46, 53], 0.6, 0.4)], [0.5, horn([46, 53, 58], 1.1, 0.4)]), 0.45, 1.2),
  ),
  arena_gong: effect('fanfare', () =>
    inRoom(
      layers(
        [0, bell(98, 2, 1, [1, 1.47, 2.09, 2.56, 3.4, 4.1])],
        [
          0,
          hiss({ filter: 'bandpass', from: 2600, to: 900, seconds: 0.6, attack: 0.05, fall: 3, gain: 0.2 }),
        ],
      ),
      0.35,
      1,
    ),
  ),
  countdown: effect('touch', () =>
    tone({ from: hertz(69), seconds: 0.14, fall: 4, gain: 0.8, wave: 'triangle' }),
  ),
  countdown_go: effect('touch', () =>
    inRoom(tone({ from: hertz(81), seconds: 0.4, fall: 3, gain: 0.8, wave: 'triangle' }), 0.25),
  ),
}
