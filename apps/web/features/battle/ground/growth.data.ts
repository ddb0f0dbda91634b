import type { WorldLook } from '../../../stage/worlds/world-look.ts'

/** A thing of the world's own kit on its battle ground. */
export interface Stood {
  readonly name: string
  readonly x: number
  /** From the horizon (0) to the lower edge of the field (1). */
  readonly at: number
  /** 1: as on the road, at the lower edge. */
  readonly size?: number
}

interface Growth {
  /** Behind and beside the squads. */
  readonly around: readonly Stood[]
  /** Dark and out of focus, at the lower corners, nearer than anybody. */
  readonly before: readonly Stood[]
}

/** In each world other things stand, and stand otherwise: a wood around a clearing, lamps in a circle, stones in the air. */
export const growth: Readonly<Record<WorldLook, Growth>> = {
  forest: {
    around: [
      { name: 'oak', x: 40, at: 0.03, size: 1.25 },
      { name: 'birch', x: 150, at: -0.01, size: 1.1 },
      { name: 'fence', x: 300, at: 0.015, size: 1.1 },
      { name: 'fir', x: 470, at: 0, size: 1.2 },
      { name: 'oak', x: 570, at: 0.04, size: 1.25 },
      { name: 'mushrooms', x: 20, at: 0.34 },
      { name: 'stump', x: 585, at: 0.42 },
      { name: 'flowers', x: 588, at: 0.74 },
    ],
    before: [
      { name: 'bush', x: -26, at: 1.03, size: 1.9 },
      { name: 'bush-green', x: 626, at: 1.04, size: 2 },
    ],
  },
  march: {
    around: [
      { name: 'barricade', x: 330, at: 0.02 },
      { name: 'banner', x: 120, at: 0.05, size: 1.2 },
      { name: 'banner', x: 512, at: 0.05, size: 1.2 },
      { name: 'log', x: 14, at: 0.46 },
      { name: 'rocks', x: 592, at: 0.56 },
    ],
    before: [
      { name: 'barricade', x: -26, at: 1.05, size: 1.7 },
      { name: 'log', x: 626, at: 1.04, size: 1.7 },
    ],
  },
  necropolis: {
    around: [
      { name: 'lantern', x: 116, at: 0.06, size: 1.3 },
      { name: 'lantern', x: 484, at: 0.06, size: 1.3 },
      { name: 'grave', x: 24, at: 0.22 },
      { name: 'grave', x: 580, at: 0.24 },
      { name: 'skulls', x: 592, at: 0.62 },
    ],
    before: [
      { name: 'grave', x: -26, at: 1.05, size: 1.8 },
      { name: 'dead-tree', x: 626, at: 1.1, size: 1.4 },
    ],
  },
  kingdom: {
    around: [
      { name: 'pillar', x: 30, at: 0.16, size: 1.5 },
      { name: 'pillar', x: 574, at: 0.2, size: 1.5 },
      { name: 'lantern', x: 178, at: 0.02, size: 1.2 },
      { name: 'lantern', x: 422, at: 0.02, size: 1.2 },
      { name: 'flowers', x: 590, at: 0.66 },
    ],
    before: [
      { name: 'pillar', x: -26, at: 1.08, size: 2.1 },
      { name: 'bush', x: 626, at: 1.05, size: 1.8 },
    ],
  },
  dark: {
    around: [
      { name: 'lantern', x: 300, at: 0.06, size: 1.2 },
      { name: 'lantern', x: 150, at: 0.1, size: 1.25 },
      { name: 'lantern', x: 450, at: 0.1, size: 1.25 },
      { name: 'lantern', x: 34, at: 0.26, size: 1.3 },
      { name: 'lantern', x: 566, at: 0.26, size: 1.3 },
      { name: 'lantern', x: 10, at: 0.62, size: 1.3 },
      { name: 'lantern', x: 590, at: 0.62, size: 1.3 },
    ],
    before: [
      { name: 'dead-tree', x: -26, at: 1.12, size: 1.5 },
      { name: 'spikes', x: 626, at: 1.05, size: 1.9 },
    ],
  },
  war: {
    around: [
      { name: 'banner', x: 66, at: 0.05, size: 1.3 },
      { name: 'barricade', x: 292, at: 0.01 },
      { name: 'banner', x: 548, at: 0.05, size: 1.3 },
      { name: 'ember', x: 10, at: 0.4 },
      { name: 'skulls', x: 590, at: 0.5 },
    ],
    before: [
      { name: 'barricade', x: -26, at: 1.06, size: 1.8 },
      { name: 'rocks', x: 626, at: 1.05, size: 1.7 },
    ],
  },
  miro: {
    around: [
      { name: 'pillar', x: 106, at: 0.1, size: 1.2 },
      { name: 'pillar', x: 502, at: 0.1, size: 1.2 },
      { name: 'floating', x: 22, at: 0.3, size: 1.1 },
      { name: 'floating', x: 584, at: 0.22, size: 1.2 },
      { name: 'cloud', x: 20, at: 0.62, size: 1.1 },
      { name: 'cloud', x: 590, at: 0.7, size: 1.1 },
    ],
    before: [
      { name: 'cloud', x: -26, at: 1.05, size: 2.1 },
      { name: 'bush', x: 626, at: 1.05, size: 1.8 },
    ],
  },
  abyss: {
    around: [
      { name: 'spikes', x: 74, at: 0.12, size: 1.3 },
      { name: 'spikes', x: 536, at: 0.14, size: 1.3 },
      { name: 'floating', x: 300, at: 0.02, size: 0.9 },
      { name: 'ember', x: 22, at: 0.5 },
      { name: 'mushrooms', x: 578, at: 0.56 },
    ],
    before: [
      { name: 'ember', x: -26, at: 1.06, size: 1.7 },
      { name: 'spikes', x: 626, at: 1.05, size: 2 },
    ],
  },
  gate: {
    around: [
      { name: 'oak', x: 34, at: 0.05, size: 1.1 },
      { name: 'oak', x: 566, at: 0.05, size: 1.1 },
      { name: 'lantern', x: 176, at: 0.05, size: 1.2 },
      { name: 'lantern', x: 424, at: 0.05, size: 1.2 },
      { name: 'cloud', x: 4, at: 0.5 },
      { name: 'cloud', x: 598, at: 0.6 },
    ],
    before: [
      { name: 'cloud', x: -26, at: 1.04, size: 2.2 },
      { name: 'flowers', x: 626, at: 1.04, size: 2 },
    ],
  },
  snow: {
    around: [
      { name: 'fir', x: 30, at: 0.06, size: 1.3 },
      { name: 'snowman', x: 440, at: 0.03, size: 1.1 },
      { name: 'fence', x: 276, at: 0.01, size: 1 },
      { name: 'fir', x: 572, at: 0.08, size: 1.4 },
      { name: 'ice', x: 8, at: 0.54, size: 1.2 },
      { name: 'log', x: 592, at: 0.64 },
    ],
    before: [
      { name: 'fir-young', x: -26, at: 1.12, size: 1.6 },
      { name: 'rocks', x: 626, at: 1.05, size: 1.8 },
    ],
  },
  raid: {
    around: [
      { name: 'banner', x: 40, at: 0.1, size: 1.4 },
      { name: 'banner', x: 560, at: 0.1, size: 1.4 },
      { name: 'cauldron', x: 20, at: 0.46 },
      { name: 'skulls', x: 586, at: 0.5 },
    ],
    before: [
      { name: 'barricade', x: -26, at: 1.06, size: 1.8 },
      { name: 'fir', x: 626, at: 1.12, size: 1.2 },
    ],
  },
}
