import type { PictureAsset } from '../asset.ts'
import { glow, gold, plain, stone } from '../model/material.ts'
import { Model } from '../model/model.ts'
import { FINE } from '../model/studio.ts'

const [WIDTH, HEIGHT] = [240, 176]

/** the stone one's own place on the ladder is written on: dark below, pale on top, a belt of gold */
export const standingStone = (): PictureAsset => {
  const m = new Model()
  m.group()
  m.tube(stone(0x8a80b4, 0x5f568c), [0, 0.12, 0], 1.78, 0.12, 0.06).lumpy(0.008, 5)
  m.group()
  m.tube(stone(0x574a8e, 0x3a2f6a), [0, 0.84, 0], 1.62, 0.62, 0.08).lumpy(0.01, 4)
  for (const y of [0.3, 1.38]) {
    m.group()
    m.ring(gold(), [0, y, 0], 1.64, 0.07)
  }
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    m.group()
    m.ball(glow(0x9a5aff, 0.4), [Math.sin(a) * 1.66, 1.38, Math.cos(a) * 1.66], 0.09)
  }
  m.group()
  m.tube(stone(0xf0ecff, 0xcfc8ec, 0, 0x8fc23c, 0.3), [0, 1.52, 0], 1.72, 0.09, 0.04)
  m.group()
  m.ring(plain(0xa89cd8), [0, 1.61, 0], 1.24, 0.035)
  return {
    kind: 'picture',
    id: 'standing-stone',
    shot: {
      model: m,
      camera: {
        yaw: 0,
        pitch: 18,
        scale: 62 * FINE,
        foot: [(WIDTH / 2) * FINE, 94 * FINE],
        target: [0, 0.8, 0],
      },
      options: {
        width: WIDTH * FINE,
        height: HEIGHT * FINE,
        supersample: 2,
        samples: 10,
        occlusion: 0.04,
        outlineWidth: 1.8 * FINE,
        outlineAlpha: 0.9,
        keyDirection: [-0.5, 0.8, 0.5],
        keyColour: [1, 0.94, 0.86],
        key: 0.95,
        rim: 0.7,
        voxels: 160,
      },
    },
  }
}
