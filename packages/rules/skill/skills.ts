/** The words of the specification for what a creature can do. */
export const SKILL_TYPES = ['attack', 'defence', 'health', 'poison', 'immortality'] as const
export type SkillType = (typeof SKILL_TYPES)[number]

export const SPECIAL_SKILLS = [
  'RESURRECTION',
  'BLOCK_BLUE',
  'BLOCK_YELLOW',
  'BLOCK_RED',
  'BLOCK_CLAN',
  'LUCK',
  'SHADOW',
  'QUADRATIC',
  'SHAPESHIFT',
  'SPEED_X2',
  'NO_CONTACT',
] as const
export type SpecialSkill = (typeof SPECIAL_SKILLS)[number]

/** Chance for blocks and luck (0 to 1); any number above 0 switches the others on. */
export type Specials = Readonly<Partial<Record<SpecialSkill, number>>>

export const ATTACK_KINDS = ['DEFAULT', 'FIREBALL'] as const
export type AttackKind = (typeof ATTACK_KINDS)[number]

/** blue sorcery, yellow life and light, red strength and fire */
export const COLOURS = ['blue', 'yellow', 'red'] as const
export type Colour = (typeof COLOURS)[number]

export const CREATURE_TIERS = ['TM1', 'TM2', 'TM3', 'TM4', 'TM5', 'PLAYER'] as const
export type CreatureTier = (typeof CREATURE_TIERS)[number]

/** How a creature's power is split; the three shares add up to 1. */
export interface Build {
  readonly attack: number
  readonly defence: number
  readonly health: number
}
