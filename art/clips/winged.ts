// Angels and demons: the wings carry them, the feet only touch the ground by courtesy.
import { biped } from './biped.ts'
import { bump, key, wave } from './curve.ts'
import { wings } from './dragon.ts'
import { type Clip, type ClipSet, layer, type Pose } from './pose.ts'
import { robed } from './robed.ts'

const flying = (clip: Clip, more: (u: number) => Pose): Clip => ({
  ...clip,
  pose: (u) => layer(clip.pose(u), more(u)),
})
const dangle = (k: number): Pose => ({ legL: { r: 8 * k }, legR: { r: -5 * k } })

/** the same flight for those in armour and those in robes */
const flown = (set: ClipSet): ClipSet => ({
  idle: flying(set.idle, (u) =>
    layer(wings(0.42 * wave(u, 0, 2) + 0.1), dangle(1 + 0.3 * wave(u)), {
      root: { air: 12 + 7 * wave(u, 0.1, 2) },
    }),
  ),
  hop: flying(set.hop, (u) =>
    layer(wings(1.1 * Math.sin(u * Math.PI * 4) * bump(u, 0, 1)), { root: { air: 18 * bump(u, 0, 1) } }),
  ),
  attack: flying(set.attack, (u) => {
    const fold = key(u, [0, 0], [0.26, 1.2, 'out'], [0.46, -1.1, 'in'], [0.68, -0.5], [1, 0])
    return layer(wings(fold), {
      root: { air: 46 * bump(u, 0.06, 0.47) + 20 * bump(u, 0.6, 1), r: 8 * bump(u, 0.3, 0.6) },
    })
  }),
  cast: flying(set.cast, (u) =>
    layer(wings(key(u, [0, 0], [0.4, 1.3, 'out'], [0.54, -0.8, 'in'], [1, 0])), {
      root: { air: 34 * bump(u, 0, 0.95) },
    }),
  ),
  hit: flying(set.hit, (u) => layer(wings(1.2 * bump(u, 0.04, 0.9)), { root: { air: 10 * bump(u, 0, 1) } })),
  defeat: flying(set.defeat, (u) => ({ root: { air: 30 * bump(u, 0, 0.5) } })),
  victory: flying(set.victory, (u) =>
    layer(wings(0.8 * wave(u, 0, 2)), { root: { air: 18 + 8 * wave(u, 0.25) } }),
  ),
})
export const winged: ClipSet = flown(biped)
export const seraph: ClipSet = flown(robed)
