// Three times the weight: everything begins late, ends hard, and the ground answers.
import { biped } from './biped.ts'
import { bump, key, wave } from './curve.ts'
import { type Clip, type ClipSet, layer, type Pose } from './pose.ts'

const heavy = (clip: Clip, slow: number, weight: (u: number) => Pose): Clip => ({
  ...clip,
  duration: clip.duration * slow,
  pose: (u) => layer(clip.pose(u), weight(u)),
})
/** the shake that runs through the body when something this large comes down */
const quake = (u: number, at: number): number =>
  key(u, [at, 0], [at + 0.02, 1, 'out'], [at + 0.18, 0]) * Math.sin(u * 80)

export const giant: ClipSet = {
  idle: heavy(biped.idle, 1.5, (u) => ({
    torso: { sy: 1 + 0.02 * wave(u), sx: 1 + 0.012 * wave(u, 0.1) },
    padR: { y: -3 * wave(u), r: 3 * wave(u, 0.1) },
    padL: { y: -3 * wave(u), r: -3 * wave(u, 0.1) },
    armR: { r: 2 * wave(u, 0.2) },
    armL: { r: -2 * wave(u, 0.2) },
  })),
  hop: heavy(biped.hop, 1.3, (u) => ({
    root: { air: -14 * bump(u, 0.16, 0.8), y: 3 * quake(u, 0.8) },
    head: { y: 4 * quake(u, 0.81) },
  })),
  attack: heavy(biped.attack, 1.35, (u) => ({
    root: { y: 4 * quake(u, 0.47), x: -10 * bump(u, 0.05, 0.36) },
    torso: { y: 8 * bump(u, 0.45, 0.7), r: -6 * bump(u, 0.05, 0.38) },
    head: { y: 5 * quake(u, 0.48) },
    weapon: { sx: 1 + 0.12 * bump(u, 0.4, 0.6), sy: 1 + 0.12 * bump(u, 0.4, 0.6) },
  })),
  cast: heavy(biped.cast, 1.25, (u) => ({ torso: { sy: 1 + 0.03 * bump(u, 0.1, 0.5) } })),
  hit: heavy(biped.hit, 1.15, (u) => ({
    root: { x: 8 * bump(u, 0, 0.6) },
    torso: { r: 5 * bump(u, 0, 0.7) },
  })),
  defeat: heavy(biped.defeat, 1.5, (u) => ({ root: { y: 6 * quake(u, 0.62) } })),
  victory: heavy(biped.victory, 1.4, (u) => ({
    root: { air: -24 * bump(u, 0.2, 0.66) },
    padR: { y: -6 * bump(u, 0.2, 0.7) },
    padL: { y: -6 * bump(u, 0.2, 0.7) },
  })),
}
