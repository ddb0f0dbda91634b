// Small folk: quick, bouncing, all elbows; they squash more than they swing.
import { biped } from './biped.ts'
import { bump, wave } from './curve.ts'
import { type Clip, type ClipSet, layer, type Pose } from './pose.ts'

const lively = (clip: Clip, quick: number, more: (u: number) => Pose): Clip => ({
  ...clip,
  duration: clip.duration * quick,
  pose: (u) => layer(clip.pose(u), more(u)),
})
const stretch = (k: number): Pose => ({ root: { sx: 1 - 0.05 * k, sy: 1 + 0.06 * k } })

export const small: ClipSet = {
  ...biped,
  idle: lively(biped.idle, 0.8, (u) => {
    const skip = bump(u, 0.1, 0.24) + bump(u, 0.28, 0.42)
    return layer(stretch(skip - 0.5 * bump(u, 0.42, 0.5)), {
      root: { air: 9 * skip },
      head: { r: 5 * wave(u, 0.1) },
      armL: { r: -14 * skip },
      hat: { bend: 8 * skip },
    })
  }),
  hop: lively(biped.hop, 0.8, (u) =>
    layer(stretch(bump(u, 0.16, 0.8)), {
      root: { air: 22 * bump(u, 0.16, 0.8) },
      armL: { r: -60 * bump(u, 0.1, 0.9) },
    }),
  ),
  attack: lively(biped.attack, 0.86, (u) =>
    layer(stretch(1.2 * bump(u, 0.29, 0.46) - 1.2 * bump(u, 0.46, 0.6)), {
      root: { air: 34 * bump(u, 0.28, 0.47) },
    }),
  ),
  hit: lively(biped.hit, 0.9, (u) => ({ root: { air: 20 * bump(u, 0.02, 0.5), r: -10 * bump(u, 0, 0.6) } })),
  victory: lively(biped.victory, 0.7, (u) =>
    layer(stretch(bump(u, 0.2, 0.66)), { root: { air: 20 * bump(u, 0.2, 0.66), r: 9 * wave(u) } }),
  ),
}
