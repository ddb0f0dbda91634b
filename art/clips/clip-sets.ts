import { beast } from './beast.ts'
import { archer, biped } from './biped.ts'
import { bird } from './bird.ts'
import { blob } from './blob.ts'
import { dragon } from './dragon.ts'
import { floater } from './floater.ts'
import { giant } from './giant.ts'
import { golem } from './golem.ts'
import { insect } from './insect.ts'
import { jinn } from './jinn.ts'
import { plant } from './plant.ts'
import type { ClipSet } from './pose.ts'
import { robed } from './robed.ts'
import { serpent } from './serpent.ts'
import { small } from './small.ts'
import { undead } from './undead.ts'
import { seraph, winged } from './winged.ts'

/** clips belong to body plans: every new creature of a plan moves at once */
export const CLIP_SETS = {
  biped,
  archer,
  robed,
  jinn,
  beast,
  bird,
  blob,
  dragon,
  zmey: dragon,
  golem,
  serpent,
  insect,
  undead,
  giant,
  winged,
  seraph,
  plant,
  small,
  floater,
} as const satisfies Record<string, ClipSet>
export type Plan = keyof typeof CLIP_SETS

const isPlan = (plan: string): plan is Plan => Object.hasOwn(CLIP_SETS, plan)
export const clipsOf = (plan: string): ClipSet => {
  if (!isPlan(plan)) throw new Error(`no clips for the body plan ${plan}`)
  return CLIP_SETS[plan]
}
