import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import { ATTACK_KINDS, COLOURS, SKILL_TYPES } from '@skystair/rules/skill/skills.ts'
import { type Static, Type } from 'typebox'
import { Count, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

const Skill = Fields({
  skillType: OneOf(SKILL_TYPES),
  valueCurrent: Type.Number(),
  valueTotal: Type.Number(),
})

/** A hero of the player's own. */
export const HeroView = Fields({
  id: Id,
  imageId: Type.String(),
  tier: OneOf(HERO_TIERS),
  warriorClass: Type.String(),
  colour: OneOf(COLOURS),
  attackKind: OneOf(ATTACK_KINDS),
  rank: Count,
  rankLimit: Count,
  experience: Type.Number(),
  combative: Type.Boolean(),
  /** When a guest goes; null stays for good. */
  temporal: OrNull(Moment),
  slotsCount: Count,
  /** Forces it has learnt. */
  forcesV2: Type.Array(Fields({ warriorClass: Type.String(), level: Count })),
  skills: Type.Array(Skill),
  power: Type.Number(),
})
export type HeroView = Static<typeof HeroView>
