import { effect } from './effect.ts'
import { bell, hertz, hiss, inRoom, type Layer, layers, pluck, run, tone } from './synth.ts'

const coin = (pitch: number, gain = 1) => bell(pitch, 0.28, gain, [1, 1.48, 2.51, 3.9])
const gem = (note: number, gain = 1) => bell(hertz(note), 0.7, gain, [1, 2, 4.02, 5.98])

const glitter = (notes: readonly number[], every: number) =>
  run(notes.map(hertz), every, (pitch) => bell(pitch, 0.4, 0.4, [1, 3.02]))

const hinge = () =>
  tone({
    from: 210,
    to: 340,
    wave: 'saw',
    seconds: 0.3,
    attack: 0.08,
    fall: 1.5,
    gain: 0.18,
    vibrato: [26, 0.05],
  })

const pourOf = (count: number): Layer[] =>
  Array.from({ length: count }, (_, index): Layer => {
    const pitch = 2300 + ((index * 733) % 1300)
    return [index * 0.055 + ((index * 37) % 11) / 400, coin(pitch, 0.5 + ((index * 29) % 7) / 14)]
  })

const harpRun = (notes: readonly number[], every: number) =>
  run(notes.map(hertz), every, (pitch, index) =>
    pluck({ pitch, seconds: 1.1, gain: 0.6, bright: 0.55, seed: 20 + index }),
  )

/** What is won, bought, opened and grown. */
export const treasureEffects = {
  coin: effect('treasure', () => layers([0, coin(2480)], [0.05, coin(3110, 0.6)])),
  coins: effect('treasure', () => layers(...pourOf(9))),
  coins_spent: effect('treasure', () =>
    layers(
      [0, coin(2900, 0.7)],
      [0.07, coin(2300, 0.7)],
      [0.13, hiss({ filter: 'lowpass', from: 1400, to: 400, seconds: 0.12, gain: 0.6 })],
    ),
  ),
  gems: effect('treasure', () =>
    inRoom(layers([0, gem(88)], [0.07, gem(92, 0.8)], [0.14, gem(95, 0.7)]), 0.3),
  ),
  gem_spent: effect('treasure', () => inRoom(layers([0, gem(93, 0.8)], [0.08, gem(86, 0.8)]), 0.2)),
  purchase: effect('treasure', () =>
    inRoom(
      layers([0, coin(2480)], [0.06, coin(3110, 0.7)], [0.14, gem(84, 0.8)], [0.22, gem(91, 0.7)]),
      0.25,
    ),
  ),
  chest: effect('treasure', () =>
    inRoom(
      layers(
        [0, tone({ from: 120, to: 80, seconds: 0.12, gain: 0.9 })],
        [0.06, hinge()],
        [0.3, glitter([72, 76, 79, 84, 88, 91], 0.05)],
      ),
      0.35,
      0.8,
    ),
  ),
  chest_locked: effect('treasure', () =>
    run([190, 170, 190], 0.07, (pitch) =>
      layers(
        [0, tone({ from: pitch, to: pitch * 0.8, seconds: 0.06, fall: 8 })],
        [0, bell(1900, 0.06, 0.25)],
      ),
    ),
  ),
  wheel_tick: effect('touch', () =>
    layers(
      [0, tone({ from: 1500, to: 900, seconds: 0.03, fall: 9 })],
      [0, tone({ from: 320, to: 240, seconds: 0.05, fall: 8, gain: 0.7 })],
    ),
  ),
  wheel_stop: effect('treasure', () =>
    inRoom(
      layers([0, tone({ from: 330, to: 230, seconds: 0.1, fall: 7 })], [0.08, glitter([79, 84, 88], 0.07)]),
      0.3,
    ),
  ),
  star: effect('treasure', () =>
    inRoom(
      layers(
        [0, hiss({ filter: 'highpass', from: 3000, to: 8000, seconds: 0.25, attack: 0.1, gain: 0.25 })],
        [0.05, gem(91)],
        [0.1, gem(98, 0.5)],
      ),
      0.35,
    ),
  ),
  reward: effect('treasure', () => inRoom(harpRun([67, 71, 74, 79, 83], 0.06), 0.3)),
  artifact: effect('treasure', () =>
    inRoom(
      layers(
        [0, tone({ from: hertz(45), seconds: 0.9, attack: 0.1, gain: 0.5, modulation: [2, 1.5] })],
        [0.1, glitter([69, 76, 81, 85, 88], 0.08)],
      ),
      0.4,
      1,
    ),
  ),
  equip: effect('treasure', () =>
    layers(
      [0, hiss({ filter: 'bandpass', from: 1800, to: 900, seconds: 0.09, gain: 0.7 })],
      [0.06, bell(740, 0.3, 0.7, [1, 1.83, 3.1])],
    ),
  ),
  unequip: effect('treasure', () =>
    layers(
      [0, bell(620, 0.16, 0.5, [1, 1.83, 3.1])],
      [0.04, hiss({ filter: 'bandpass', from: 900, to: 1700, seconds: 0.1, gain: 0.7 })],
    ),
  ),
  forge: effect('treasure', () =>
    inRoom(
      run([1, 1.02, 0.98], 0.26, (ratio, index) =>
        layers(
          [0, bell(860 * ratio, 0.5, 0.7 + index * 0.15, [1, 1.59, 2.77, 4.2])],
          [0, hiss({ filter: 'highpass', from: 3500, seconds: 0.05, gain: 0.5 })],
        ),
      ),
      0.25,
    ),
  ),
  upgrade: effect('treasure', () =>
    inRoom(
      layers(
        [0, tone({ from: 260, to: 1040, wave: 'triangle', seconds: 0.4, attack: 0.1, fall: 1, gain: 0.35 })],
        [0.25, glitter([76, 83, 88], 0.06)],
      ),
      0.3,
    ),
  ),
  potion: effect('treasure', () =>
    run([340, 420, 390, 520], 0.09, (pitch) =>
      tone({ from: pitch, to: pitch * 1.6, seconds: 0.09, attack: 0.02, gain: 0.7 }),
    ),
  ),
  scroll: effect('treasure', () =>
    layers(
      [
        0,
        hiss({
          filter: 'bandpass',
          from: 1100,
          to: 3200,
          quality: 0.7,
          seconds: 0.3,
          attack: 0.1,
          fall: 1.5,
        }),
      ],
      [0.18, gem(81, 0.35)],
    ),
  ),
  rune: effect('treasure', () =>
    inRoom(
      layers(
        [0, tone({ from: hertz(57), seconds: 0.7, modulation: [1.41, 3], gain: 0.6 })],
        [0.08, gem(81, 0.5)],
      ),
      0.35,
    ),
  ),
  task_done: effect('treasure', () =>
    inRoom(
      layers(
        [0, pluck({ pitch: hertz(72), seconds: 0.6 })],
        [0.1, pluck({ pitch: hertz(76), seconds: 0.6 })],
        [0.2, pluck({ pitch: hertz(84), seconds: 0.9 })],
      ),
      0.3,
    ),
  ),
  gift: effect('treasure', () =>
    inRoom(
      layers(
        [0, hiss({ filter: 'bandpass', from: 1500, to: 3000, seconds: 0.18, attack: 0.05, gain: 0.5 })],
        [0.14, glitter([79, 83, 86, 91], 0.06)],
      ),
      0.3,
    ),
  ),
  build: effect('treasure', () =>
    run([230, 210, 250], 0.15, (pitch) =>
      layers(
        [0, tone({ from: pitch, to: pitch * 0.7, seconds: 0.09, fall: 8 })],
        [0, hiss({ filter: 'bandpass', from: 1500, seconds: 0.03, fall: 7, gain: 0.6 })],
      ),
    ),
  ),
}
