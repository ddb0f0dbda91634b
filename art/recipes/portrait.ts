import type { AtlasAsset } from '../asset.ts'
import { Model } from '../model/model.ts'
import { FINE, type Options } from '../model/studio.ts'
import type { Mood } from '../parts/face.ts'

export const PORTRAIT_MOODS = ['calm', 'merry', 'stern'] as const satisfies readonly Mood[]
const SIZE = 240
const LENS = 168

export interface Framing {
  /** height of the middle of the face above the ground */
  face?: number
  lens?: number
  yaw?: number
}
const portraitOptions = (): Options => ({
  width: SIZE * FINE,
  height: SIZE * FINE,
  supersample: 2,
  samples: 10,
  occlusion: 0.024,
  outlineWidth: 2.2 * FINE,
  outlineAlpha: 0.92,
  keyDirection: [-0.55, 0.75, 0.62],
  keyColour: [1, 0.92, 0.8],
  keySoft: 0.14,
  fill: 1.05,
  rim: 0.95,
  key: 0.95,
  exposure: 0.95,
  voxels: 200,
})
/** head and shoulders by the portrait camera, one frame for each mood */
export const portrait = (
  id: string,
  build: (m: Model, mood: Mood) => void,
  size = 1,
  framing: Framing = {},
): AtlasAsset => ({
  kind: 'atlas',
  id: `portrait-${id}`,
  sprites: PORTRAIT_MOODS.map((mood) => {
    const m = new Model()
    m.turnY(framing.yaw ?? 20)
    m.scale(size)
    build(m, mood)
    const lens = framing.lens ?? LENS
    const camera = {
      yaw: 0,
      pitch: 6,
      scale: lens * FINE,
      foot: [(SIZE / 2) * FINE, SIZE * 0.5 * FINE] as const,
      target: [0, framing.face ?? 1.46 * size, 0] as const,
    }
    return { name: mood, shot: { model: m, camera, options: portraitOptions() } }
  }),
})
