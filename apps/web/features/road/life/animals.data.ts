import type { WorldLook } from '../../../stage/worlds/world-look.ts'
import type { AnimalFrame } from './paint-animals.ts'

/** Across the sky, about one place, from tuft to tuft, along the ground, or upward as nothing should. */
export type Way = 'cross' | 'flutter' | 'hop' | 'roll' | 'rise'

export interface Animal {
  readonly way: Way
  /** One picture, or two that take turns. */
  readonly frames: readonly [AnimalFrame] | readonly [AnimalFrame, AnimalFrame]
  readonly tints: readonly number[]
  readonly count: number
  readonly size: number
}

const flying = (kind: 'bird' | 'bat' | 'butterfly'): readonly [AnimalFrame, AnimalFrame] => [
  `${kind}-up`,
  `${kind}-down`,
]
const birds = (count: number, size: number, ...tints: number[]): Animal => ({
  way: 'cross',
  frames: flying('bird'),
  tints,
  count,
  size,
})
const bats = (count: number, ...tints: number[]): Animal => ({
  way: 'cross',
  frames: flying('bat'),
  tints,
  count,
  size: 0.5,
})
const moths = (count: number, ...tints: number[]): Animal => ({
  way: 'flutter',
  frames: flying('butterfly'),
  tints,
  count,
  size: 0.32,
})
const beside = (frame: AnimalFrame, ...tints: number[]): Animal => ({
  way: 'hop',
  frames: [frame],
  tints,
  count: 1,
  size: 0.7,
})

/** Who lives beside each road: two kinds at least, in no two worlds the same pair. */
export const ANIMALS: Readonly<Record<WorldLook, readonly Animal[]>> = {
  forest: [moths(4, 0xffd23c, 0xff9ac0, 0xffffff), beside('squirrel', 0xe07a36)],
  march: [
    birds(5, 0.55, 0xf4f0e4),
    beside('hare', 0xc89a62),
    { way: 'roll', frames: ['tumbleweed'], tints: [0xb08a4a], count: 1, size: 0.8 },
  ],
  necropolis: [bats(4, 0x2c3438), beside('cat', 0x30343c)],
  kingdom: [birds(2, 0.5, 0xffffff), beside('mouse', 0xb8a488)],
  dark: [moths(4, 0x9fb4ff, 0xfff0a8), bats(2, 0x1a2046)],
  war: [birds(4, 0.5, 0x2a2026), beside('mouse', 0x6c5850)],
  miro: [
    birds(3, 0.6, 0xffffff),
    { way: 'flutter', frames: ['kite'], tints: [0xff6a6a, 0xffd23c], count: 2, size: 0.8 },
  ],
  abyss: [bats(3, 0x6a2038), { way: 'rise', frames: ['pebble'], tints: [0x8a7a96], count: 5, size: 0.3 }],
  gate: [moths(5, 0xffe88a, 0xffffff), birds(2, 0.6, 0xe8e4ff)],
  snow: [beside('hare', 0xffffff), birds(2, 0.42, 0xe0564a)],
  raid: [birds(5, 0.45, 0x1e1c22), bats(2, 0x3a2a2a)],
}
