import { effect } from './effect.ts'
import { bell, driven, hertz, hiss, inRoom, type Layer, layers, pluck, run, tone } from './synth.ts'

const thump = (pitch: number, seconds: number, gain: number) =>
  tone({ from: pitch * 2.2, to: pitch, seconds, fall: 7, attack: 0.001, gain })
const swish = (seconds: number, from: number, to: number, gain: number, seed = 2) =>
  hiss({ filter: 'bandpass', from, to, quality: 1.2, seconds, attack: seconds * 0.5, fall: 1.5, gain, seed })
const steel = (pitch: number, seconds: number, gain: number) =>
  bell(pitch, seconds, gain, [1, 1.51, 2.33, 3.17, 4.6])
const crackle = (count: number, seconds: number, seed: number): Layer[] =>
  Array.from({ length: count }, (_, index): Layer => {
    const at = (seconds * ((index * 61 + seed * 17) % 97)) / 97
    return [
      at,
      hiss({
        filter: 'bandpass',
        from: 1200 + ((index * 413) % 2600),
        quality: 2,
        seconds: 0.02,
        fall: 8,
        gain: 0.5,
        seed: seed + index,
      }),
    ]
  })
const choirRise = (notes: readonly number[], seconds: number) =>
  layers(
    ...notes.map(
      (note, index): Layer => [
        index * 0.06,
        tone({
          from: hertz(note),
          wave: 'triangle',
          seconds,
          attack: seconds * 0.3,
          fall: 1.5,
          gain: 0.3,
          vibrato: [5.2, 0.006],
        }),
      ],
    ),
  )

/** Blades, spells and those who stand in their way. */
export const fightEffects = {
  attack_light: effect('fight', () =>
    layers(
      [0, swish(0.12, 1200, 3400, 0.7)],
      [0.08, thump(150, 0.14, 0.8)],
      [0.08, hiss({ filter: 'lowpass', from: 2600, to: 600, seconds: 0.07, fall: 6, gain: 0.8 })],
    ),
  ),
  attack_medium: effect('fight', () =>
    layers(
      [0, swish(0.15, 900, 3000, 0.8, 5)],
      [0.1, thump(110, 0.22, 1)],
      [0.1, hiss({ filter: 'lowpass', from: 2200, to: 350, seconds: 0.13, fall: 6, gain: 1 })],
      [0.1, steel(980, 0.25, 0.25)],
    ),
  ),
  attack_heavy: effect('fight', () =>
    inRoom(
      driven(
        layers(
          [0, swish(0.2, 600, 2400, 0.9, 7)],
          [0.14, thump(68, 0.4, 1.3)],
          [0.14, hiss({ filter: 'lowpass', from: 1900, to: 160, seconds: 0.28, fall: 6, gain: 1.2 })],
          [0.15, steel(640, 0.4, 0.3)],
        ),
        1.5,
      ),
      0.2,
      0.6,
    ),
  ),
  block: effect('fight', () =>
    inRoom(
      layers(
        [0, steel(820, 0.5, 0.9)],
        [0, hiss({ filter: 'highpass', from: 2500, seconds: 0.05, fall: 7, gain: 0.8 })],
        [0, thump(190, 0.1, 0.6)],
      ),
      0.2,
    ),
  ),
  miss: effect('fight', () => swish(0.26, 2600, 700, 1, 9)),
  critical: effect('fight', () =>
    inRoom(
      driven(
        layers(
          [0, thump(80, 0.35, 1.2)],
          [0, steel(1240, 0.5, 0.6)],
          [0.02, hiss({ filter: 'bandpass', from: 3200, to: 500, seconds: 0.25, fall: 5, gain: 1 })],
        ),
        1.4,
      ),
      0.25,
    ),
  ),
  fireball: effect('fight', () =>
    driven(
      layers(
        [
          0,
          hiss({ filter: 'lowpass', from: 300, to: 2600, seconds: 0.4, attack: 0.3, fall: 0.5, gain: 0.9 }),
        ],
        [0.4, thump(60, 0.5, 1.1)],
        [0.4, hiss({ filter: 'lowpass', from: 3200, to: 220, seconds: 0.6, fall: 5, gain: 1.1, seed: 4 })],
        ...crackle(10, 0.9, 3),
      ),
      1.3,
    ),
  ),
  arrow: effect('fight', () =>
    layers(
      [0, pluck({ pitch: 130, seconds: 0.16, gain: 0.9, bright: 0.7 })],
      [0.03, swish(0.18, 3800, 1500, 0.6, 12)],
      [0.22, tone({ from: 260, to: 190, seconds: 0.09, fall: 7, gain: 0.9, vibrato: [42, 0.06] })],
    ),
  ),
  lightning: effect('fight', () =>
    inRoom(
      driven(
        layers(
          [0, hiss({ filter: 'highpass', from: 1800, seconds: 0.09, fall: 4, gain: 1.2 })],
          [0.03, hiss({ filter: 'bandpass', from: 5000, to: 300, seconds: 0.5, fall: 4, gain: 1, seed: 6 })],
          [0.05, hiss({ filter: 'lowpass', from: 400, to: 90, seconds: 0.9, fall: 4, gain: 1.6, seed: 8 })],
          ...crackle(14, 0.35, 5),
        ),
        1.4,
      ),
      0.2,
      0.9,
    ),
  ),
  ice: effect('fight', () =>
    inRoom(
      layers(
        [0, hiss({ filter: 'highpass', from: 5000, to: 2500, seconds: 0.3, attack: 0.1, gain: 0.4 })],
        [0.08, run([96, 99, 94, 101].map(hertz), 0.05, (pitch) => bell(pitch, 0.3, 0.5, [1, 2.9, 4.7]))],
      ),
      0.35,
    ),
  ),
  poison: effect('fight', () =>
    run([180, 230, 150, 270, 200], 0.1, (pitch) =>
      tone({ from: pitch, to: pitch * 1.9, seconds: 0.12, attack: 0.03, gain: 0.6, modulation: [0.5, 2] }),
    ),
  ),
  heal: effect('fight', () =>
    inRoom(
      layers(
        [0, choirRise([64, 68, 71, 76], 0.8)],
        [0.15, run([83, 88, 92].map(hertz), 0.1, (pitch) => bell(pitch, 0.5, 0.25, [1, 2]))],
      ),
      0.4,
      0.9,
    ),
  ),
  resurrection: effect('fanfare', () =>
    inRoom(
      layers(
        [
          0,
          hiss({ filter: 'bandpass', from: 300, to: 3000, seconds: 0.8, attack: 0.6, fall: 0.5, gain: 0.4 }),
        ],
        [0.2, choirRise([52, 59, 64, 68, 71, 76], 1.3)],
        [0.8, run([76, 80, 83, 88, 92].map(hertz), 0.07, (pitch) => bell(pitch, 0.7, 0.3, [1, 2, 3.01]))],
      ),
      0.45,
      1.2,
    ),
  ),
  shield: effect('fight', () =>
    inRoom(
      layers(
        [0, tone({ from: 220, to: 440, seconds: 0.5, attack: 0.08, fall: 2, gain: 0.5, modulation: [2, 1] })],
        [0.1, bell(hertz(81), 0.6, 0.4, [1, 1.5, 2])],
      ),
      0.35,
    ),
  ),
  luck: effect('fight', () =>
    inRoom(
      run([79, 84, 88, 91].map(hertz), 0.05, (pitch) =>
        pluck({ pitch, seconds: 0.4, gain: 0.7, bright: 0.7 }),
      ),
      0.3,
    ),
  ),
  shadow: effect('fight', () =>
    inRoom(
      layers(
        [0, hiss({ filter: 'lowpass', from: 1800, to: 250, seconds: 0.5, attack: 0.15, fall: 2, gain: 0.8 })],
        [0.05, tone({ from: 196, to: 139, seconds: 0.5, attack: 0.1, gain: 0.4, modulation: [1.5, 2] })],
      ),
      0.4,
    ),
  ),
  shapeshift: effect('fight', () =>
    inRoom(
      tone({
        from: 180,
        to: 720,
        seconds: 0.6,
        attack: 0.05,
        fall: 1.5,
        gain: 0.6,
        vibrato: [14, 0.12],
        modulation: [1.5, 2],
      }),
      0.3,
    ),
  ),
  hero_death: effect('fight', () =>
    inRoom(
      layers(
        [0, thump(70, 0.3, 0.9)],
        [0.05, tone({ from: 290, to: 110, wave: 'triangle', seconds: 0.7, fall: 3, gain: 0.5 })],
        [0.1, hiss({ filter: 'lowpass', from: 900, to: 150, seconds: 0.6, gain: 0.5 })],
      ),
      0.3,
      0.8,
    ),
  ),
  monster_death: effect('fight', () =>
    driven(
      layers(
        [0, tone({ from: 170, to: 48, wave: 'saw', seconds: 0.6, fall: 3, gain: 0.7, vibrato: [24, 0.08] })],
        [0.1, hiss({ filter: 'lowpass', from: 1400, to: 180, seconds: 0.5, gain: 0.7 })],
      ),
      1.3,
    ),
  ),
  growl: effect('fight', () =>
    driven(
      tone({
        from: 78,
        to: 62,
        wave: 'saw',
        seconds: 0.7,
        attack: 0.12,
        fall: 1.5,
        gain: 0.9,
        vibrato: [31, 0.14],
        modulation: [0.5, 2.5],
      }),
      1.6,
    ),
  ),
  battle_start: effect('fanfare', () =>
    inRoom(
      layers(
        [0, thump(58, 0.6, 1.2)],
        [
          0.02,
          run([50, 57, 62].map(hertz), 0, (pitch) =>
            tone({ from: pitch, wave: 'saw', seconds: 0.9, attack: 0.06, fall: 2, gain: 0.35 }),
          ),
        ],
        [0.05, steel(520, 0.8, 0.3)],
      ),
      0.35,
      1,
    ),
  ),
  turn: effect('touch', () =>
    layers(
      [0, pluck({ pitch: hertz(62), seconds: 0.4, gain: 0.8, bright: 0.4 })],
      [0.07, pluck({ pitch: hertz(69), seconds: 0.4, gain: 0.6, bright: 0.4 })],
    ),
  ),
}
