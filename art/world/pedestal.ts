import type { PictureAsset } from '../asset.ts'
import { glow, gold, plain, stone } from '../model/material.ts'
import { Model } from '../model/model.ts'
import { FINE } from '../model/studio.ts'

const [WIDTH, HEIGHT] = [300, 130]

/** the round stone a hero is looked at on: two steps, a belt of gold, rubies */
export const pedestal = (): PictureAsset => {
  const m = new Model()
  m.group()
  m.tube(stone(0x9a94bc, 0x6d6790), [0, 0.16, 0], 2.16, 0.16, 0.06).lumpy(0.008, 5)
  m.group()
  m.tube(gold(), [0, 0.38, 0], 1.98, 0.12, 0.04)
  m.group()
  m.ring(gold(0xfff0b0, 0xffc850), [0, 0.48, 0], 1.94, 0.05)
  m.group()
  m.tube(stone(0xe6e1fa, 0xc4bde4, 0, 0x8fc23c, 0.6), [0, 0.5, 0], 1.84, 0.06, 0.03)
  m.group()
  m.ring(plain(0xa89cd8), [0, 0.56, 0], 1.3, 0.03)
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2
    m.group()
    m.ball(glow(0xe02a3a, 0.35), [Math.sin(a) * 1.97, 0.36, Math.cos(a) * 1.97], 0.085)
  }
  return {
    kind: 'picture',
    id: 'pedestal',
    shot: {
      model: m,
      camera: {
        yaw: 0,
        pitch: 16,
        scale: 64 * FINE,
        foot: [(WIDTH / 2) * FINE, 68 * FINE],
        target: [0, 0.3, 0],
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
