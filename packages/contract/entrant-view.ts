import { TARGET_RULES } from '@skystair/rules/battle/target-rule.ts'
import {
  ATTACK_KINDS,
  COLOURS,
  CREATURE_TIERS,
  SPECIAL_SKILLS,
  type Specials,
} from '@skystair/rules/skill/skills.ts'
import { type Static, Type } from 'typebox'
import { Count, Fields, OneOf } from './shapes.ts'

/** Chances and switches of special skills, without those it has not. */
export const SpecialsView = Type.Unsafe<Specials>(
  Fields(Object.fromEntries(SPECIAL_SKILLS.map((skill) => [skill, Type.Optional(Type.Number())]))),
)

/** Somebody as they would enter a battle: with it the page rolls the battle beforehand, by the rules themselves. */
export const EntrantView = Fields({
  id: Count,
  kind: Type.String(),
  tier: OneOf(CREATURE_TIERS),
  colour: OneOf(COLOURS),
  attackKind: OneOf(ATTACK_KINDS),
  attack: Type.Number(),
  defence: Type.Number(),
  healthTotal: Type.Number(),
  health: Type.Number(),
  poison: Type.Number(),
  immortality: Type.Number(),
  specials: SpecialsView,
  pattern: Type.Array(OneOf(TARGET_RULES)),
})
export type EntrantView = Static<typeof EntrantView>
