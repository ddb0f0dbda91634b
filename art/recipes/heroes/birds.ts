import type { Bird } from '../../parts/bird.ts'
import type { ByTier } from './tier.ts'

const fire = (o: Partial<Bird> & Pick<Bird, 'body' | 'belly' | 'wing' | 'tail'>): Bird => ({
  beak: 0xffc83a,
  beakShape: 'eagle',
  eye: { top: 0x8a2a00, low: 0xffd23c },
  legs: 0xf0a83a,
  tailLong: 1.5,
  crest: [0xffd23c, 0xff8a2a, 0xffd23c],
  ...o,
})
export const PHOENIXES: ByTier<Bird> = [
  fire({
    body: 0xd86a2a,
    belly: 0xffd890,
    wing: { low: 0xa8341c, middle: 0xd8622a, high: 0xf0923a, span: 0.9 },
    tail: [0xd8522a, 0xf0a83a],
    tailLong: 1.2,
  }),
  fire({
    body: 0xe8402a,
    belly: 0xffc85a,
    wing: { low: 0xb01c24, middle: 0xe84a24, high: 0xffa02a, span: 1.02 },
    tail: [0xe8402a, 0xffb03a],
    glow: 0.5,
    crest: [0xff8a2a, 0xffd23c, 0xffd23c, 0xff8a2a],
  }),
  fire({
    body: 0xf0a81e,
    belly: 0xfff0b0,
    wing: { low: 0xd8341e, middle: 0xff8a1e, high: 0xffe05a, span: 1.12 },
    tail: [0xff5a1e, 0xffd23c],
    glow: 0.9,
    tailLong: 1.8,
    crest: [0xff5a1e, 0xffb02a, 0xfff07a, 0xffb02a, 0xff5a1e],
  }),
  fire({
    body: 0xb03ad8,
    belly: 0xffd8f0,
    wing: { low: 0x6a1ca8, middle: 0xe03a8a, high: 0xffb03a, span: 1.2 },
    tail: [0xe03a8a, 0xffb03a, 0x8a3af0],
    glow: 0.7,
    tailLong: 1.9,
    crest: [0x8a3af0, 0xe03a8a, 0xffd23c, 0xe03a8a, 0x8a3af0],
  }),
]
export const STORM_BIRDS: ByTier<Bird> = [
  fire({
    body: 0x6a84a8,
    belly: 0xdce8f4,
    wing: { low: 0x3a5478, middle: 0x6a84a8, high: 0xa8c0dc, span: 0.98 },
    tail: [0x4a6488, 0x8aa4c8],
    eye: { top: 0x123a8a, low: 0x6fd0ff },
    crest: [0xa8c0dc, 0xdce8f4],
  }),
  fire({
    body: 0x3a7ad8,
    belly: 0xd0ecff,
    wing: { low: 0x1c3a8a, middle: 0x3a7ad8, high: 0x8ac8ff, span: 1.08 },
    tail: [0x2a5ac0, 0x8ac8ff],
    eye: { top: 0x123a8a, low: 0x8affff, glow: 0.4 },
    crest: [0x8ac8ff, 0xffffff, 0x8ac8ff],
  }),
  fire({
    body: 0xd8e8ff,
    belly: 0xffffff,
    wing: { low: 0x3a8af0, middle: 0x9ad0ff, high: 0xffffff, span: 1.16 },
    tail: [0x5ab0ff, 0xffffff],
    eye: { top: 0x0a3a9a, low: 0x5af0ff, glow: 0.5 },
    tailLong: 1.8,
    crest: [0x5ab0ff, 0xffffff, 0xffd23c, 0xffffff, 0x5ab0ff],
  }),
  fire({
    body: 0xf4e4a8,
    belly: 0xffffff,
    wing: { low: 0xc8922a, middle: 0xffd860, high: 0xffffff, span: 1.26 },
    tail: [0xffd23c, 0x5af0ff, 0xffffff],
    eye: { top: 0x0a3a9a, low: 0x5af0ff, glow: 0.6 },
    glow: 0.3,
    tailLong: 2,
    crest: [0xffd23c, 0x5af0ff, 0xffffff, 0x5af0ff, 0xffd23c],
  }),
]
