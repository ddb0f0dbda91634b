import type { SpecialSkill, Specials } from '../skill/skills.ts'
import type { CreatureKind } from './road-design.ts'

/** How much stronger a special skill makes a creature of the same power: per use, or at a chance of 1. */
const MENACE: Readonly<Record<SpecialSkill, number>> = {
  RESURRECTION: 0.2,
  BLOCK_BLUE: 0.25,
  BLOCK_YELLOW: 0.25,
  BLOCK_RED: 0.25,
  BLOCK_CLAN: 0.3,
  LUCK: 0.4,
  SHADOW: 0.18,
  QUADRATIC: 0.1,
  SHAPESHIFT: 0.05,
  SPEED_X2: 0.35,
  NO_CONTACT: 0.06,
}

const FIREBALL = 0.06
const IMMORTALITY = 0.1
const POISON = 5

const ofSpecials = (specials: Specials): number =>
  Object.entries(specials).reduce((sum, [skill, value]) => sum + MENACE[skill as SpecialSkill] * value, 0)

/** A creature full of tricks brings less plain power, so that its stair is no wall. */
export const menace = ({ specials, attackKind, immortality, poison }: CreatureKind): number =>
  1 +
  ofSpecials(specials) +
  (attackKind === 'FIREBALL' ? FIREBALL : 0) +
  immortality * IMMORTALITY +
  poison * POISON
