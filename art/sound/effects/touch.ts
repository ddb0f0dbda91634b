import { effect } from './effect.ts'
import { bell, hertz, hiss, inRoom, layers, pluck, run, tone } from './synth.ts'

const wood = (pitch: number, gain = 1) =>
  layers(
    [0, tone({ from: pitch * 1.5, to: pitch, seconds: 0.07, fall: 9, gain })],
    [0, hiss({ filter: 'bandpass', from: pitch * 4, seconds: 0.018, fall: 6, gain: gain * 0.5 })],
  )

const paper = (seconds: number, from: number, to: number, seed: number) =>
  layers(
    [0, hiss({ filter: 'bandpass', from, to, quality: 0.7, seconds, attack: seconds * 0.4, fall: 2, seed })],
    [
      seconds * 0.3,
      hiss({
        filter: 'highpass',
        from: 4500,
        seconds: seconds * 0.5,
        attack: 0.03,
        fall: 4,
        gain: 0.25,
        seed: seed + 1,
      }),
    ],
  )

const spark = (note: number, gain = 0.6) => bell(hertz(note), 0.35, gain, [1, 3.01])

/** Everything a finger does to the panels of wood and parchment. */
export const touchEffects = {
  tap: effect('touch', () => wood(520)),
  tab: effect('touch', () => layers([0, wood(430)], [0.04, wood(620, 0.6)])),
  toggle_on: effect('touch', () => layers([0, wood(500)], [0.06, spark(79, 0.5)])),
  toggle_off: effect('touch', () =>
    layers([0, wood(480)], [0.06, tone({ from: 330, to: 260, seconds: 0.12, gain: 0.4 })]),
  ),
  open: effect('touch', () =>
    layers([0, paper(0.22, 700, 2600, 4)], [0.02, wood(340, 0.6)], [0.1, spark(76, 0.25)]),
  ),
  close: effect('touch', () => layers([0, paper(0.18, 2400, 600, 6)], [0.12, wood(260, 0.8)])),
  back: effect('touch', () => layers([0, wood(420)], [0.06, wood(320, 0.8)])),
  select: effect('touch', () =>
    layers([0, wood(640, 0.7)], [0.02, pluck({ pitch: hertz(76), seconds: 0.3, gain: 0.6 })]),
  ),
  deselect: effect('touch', () =>
    layers([0, wood(560, 0.7)], [0.02, pluck({ pitch: hertz(69), seconds: 0.25, gain: 0.5, bright: 0.3 })]),
  ),
  scroll_tick: effect('touch', () => tone({ from: 900, to: 700, seconds: 0.025, fall: 8 })),
  counter_tick: effect('touch', () => bell(hertz(88), 0.09, 0.8, [1, 2.4])),
  drag: effect('touch', () =>
    layers(
      [0, wood(300, 0.6)],
      [0, hiss({ filter: 'lowpass', from: 900, to: 1800, seconds: 0.14, attack: 0.05, gain: 0.4 })],
    ),
  ),
  drop: effect('touch', () => layers([0, wood(220)], [0.015, wood(330, 0.5)])),
  page_turn: effect('touch', () =>
    layers([0, paper(0.26, 900, 3800, 8)], [0.16, paper(0.16, 2800, 1200, 11)]),
  ),
  dialog: effect('touch', () =>
    layers(
      [0, paper(0.14, 1200, 2400, 13)],
      [0.03, pluck({ pitch: hertz(64), seconds: 0.5, gain: 0.8, bright: 0.3 })],
      [0.1, pluck({ pitch: hertz(71), seconds: 0.5, gain: 0.6, bright: 0.3 })],
    ),
  ),
  typing: effect('touch', () =>
    hiss({ filter: 'bandpass', from: 2600, to: 1900, quality: 2, seconds: 0.03, fall: 7 }),
  ),
  error: effect('touch', () =>
    layers(
      [0, tone({ from: 233, to: 220, wave: 'soft', seconds: 0.14, fall: 3, gain: 0.5 })],
      [0.13, tone({ from: 185, to: 172, wave: 'soft', seconds: 0.2, fall: 4, gain: 0.5 })],
      [0, wood(180, 0.6)],
    ),
  ),
  refused: effect('touch', () => layers([0, wood(200)], [0.08, wood(170, 0.9)])),
  notification: effect('touch', () =>
    inRoom(
      run([hertz(76), hertz(83)], 0.11, (pitch) => bell(pitch, 0.6, 0.7, [1, 2, 3.01])),
      0.3,
    ),
  ),
  message: effect('touch', () =>
    inRoom(
      layers(
        [0, pluck({ pitch: hertz(74), seconds: 0.4, bright: 0.4 })],
        [0.08, pluck({ pitch: hertz(79), seconds: 0.5, bright: 0.4 })],
      ),
      0.2,
    ),
  ),
  message_sent: effect('touch', () =>
    layers(
      [0, hiss({ filter: 'bandpass', from: 800, to: 3600, seconds: 0.18, attack: 0.08, gain: 0.7 })],
      [0.1, pluck({ pitch: hertz(81), seconds: 0.3, gain: 0.6 })],
    ),
  ),
  mail: effect('touch', () =>
    inRoom(
      layers(
        [0, paper(0.2, 1500, 900, 15)],
        [0.12, bell(hertz(81), 0.5, 0.5, [1, 2.01])],
        [0.22, bell(hertz(86), 0.6, 0.5, [1, 2.01])],
      ),
      0.25,
    ),
  ),
}
