import type { Way } from './animals.data.ts'

interface Pose {
  /** In pixels of the stage, from the upper left corner of what is seen. */
  readonly x: number
  readonly y: number
  readonly turn: number
  /** Looks to the left. */
  readonly flipped: boolean
  /** Which of two pictures; a sitting one has but the first. */
  readonly frame: 0 | 1
  readonly alpha: number
}

const wide = 600
const spare = 60
/** A number of its own for each animal, the same each time. */
const own = (index: number, salt: number): number => {
  const mixed = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453
  return mixed - Math.floor(mixed)
}
const whole = (value: number): number => value - Math.floor(value)
const beat = (time: number, fast: number): 0 | 1 => (whole(time * fast) < 0.5 ? 0 : 1)

type Walk = (time: number, index: number, high: number) => Pose

const cross: Walk = (time, index, high) => {
  const period = 11 + 5 * own(index, 1)
  const round = time / period + own(index, 2)
  const flipped = Math.floor(round + index) % 2 === 1
  const share = whole(round)
  const along = (share * 1.9 - 0.45) * (wide + 2 * spare) - spare
  return {
    x: flipped ? wide - along : along,
    y: high * (0.18 + 0.5 * own(index + Math.floor(round), 3)) + 18 * Math.sin(time * 1.3 + index),
    turn: 0,
    flipped,
    frame: beat(time + index, 3.2),
    alpha: 1,
  }
}
const flutter: Walk = (time, index, high) => {
  const side = index % 2 === 0 ? 0.13 : 0.87
  return {
    x: wide * side + 46 * Math.sin(time * 0.43 + index * 2.1) + 14 * Math.sin(time * 1.7 + index),
    y: high * (0.3 + 0.16 * index) + 40 * Math.sin(time * 0.61 + index * 1.3),
    turn: 0.3 * Math.sin(time * 0.9 + index),
    flipped: false,
    frame: beat(time + index * 0.3, 4.5),
    alpha: 1,
  }
}
/** Sits for a while, then three hops to where it is not seen, and comes back elsewhere. */
const hop: Walk = (time, index, high) => {
  const period = 13
  const round = Math.floor(time / period + own(index, 4))
  const share = whole(time / period + own(index, 4))
  const right = own(index + round, 5) > 0.5
  const out = share < 0.2 ? 1 - share / 0.2 : share > 0.75 ? (share - 0.75) / 0.25 : 0
  const inward = 74 - 140 * out
  return {
    x: right ? wide - inward : inward,
    y: high * (0.34 + 0.4 * own(index + round, 6)) - 16 * Math.abs(Math.sin(out * Math.PI * 3)),
    turn: 0,
    flipped: right === share < 0.75,
    frame: 0,
    alpha: 1,
  }
}
const roll: Walk = (time, index, high) => {
  const share = whole(time / 19 + own(index, 7))
  const along = (share * 2.4 - 0.6) * wide
  return {
    x: along,
    y: high * 0.6 - 26 * Math.abs(Math.sin(along / 46)),
    turn: along / 30,
    flipped: false,
    frame: 0,
    alpha: 1,
  }
}
const rise: Walk = (time, index, high) => {
  const share = whole(time / (9 + 4 * own(index, 8)) + own(index, 9))
  const side = index % 2 === 0 ? 0.02 + 0.2 * own(index, 10) : 0.78 + 0.2 * own(index, 10)
  return {
    x: wide * side,
    y: high * (1 - share),
    turn: time * 0.6 + index,
    flipped: false,
    frame: 0,
    alpha: Math.min(1, 4 * share, 4 * (1 - share)),
  }
}

const walks: Readonly<Record<Way, Walk>> = { cross, flutter, hop, roll, rise }

/** Where an animal is at a moment: nothing is remembered, so nothing can get lost. */
export const poseOf = (way: Way, time: number, index: number, high: number): Pose =>
  walks[way](time, index, high)
