import { SKILL_TYPES, type SkillType } from '../skill/skills.ts'
import { NO_GIFTS } from './force-gifts.ts'
import type { Hero, HeroKind } from './hero.ts'
import { RANK_SHARE } from './hero-stats.ts'

export const STAT_SOURCES = ['origin', 'experience', 'rank', 'forces', 'shrines', 'artifacts'] as const
export type StatSource = (typeof STAT_SOURCES)[number]

export interface StatPart {
  readonly source: StatSource
  readonly amount: number
}

/** What a skill is made of, largest sources first as they are named; nothing is left out and nothing counted twice. */
export function statParts(hero: Hero, kind: HeroKind): Readonly<Record<SkillType, readonly StatPart[]>> {
  const grown = (share: number): StatPart[] => [
    { source: 'origin', amount: hero.origin * share },
    { source: 'experience', amount: hero.experience * share },
    { source: 'rank', amount: (hero.origin + hero.experience) * RANK_SHARE * (hero.rank - 1) * share },
  ]
  const own = (hero.origin + hero.experience) * (1 + RANK_SHARE * (hero.rank - 1))
  const gifts = hero.gifts ?? NO_GIFTS
  const given: Readonly<Record<SkillType, number>> = {
    attack: own * kind.build.attack * gifts.attack,
    defence: own * kind.build.defence * gifts.defence,
    health: own * kind.build.health * gifts.health,
    poison: own * gifts.poison,
    immortality: gifts.immortality,
  }
  const shares: Readonly<Record<SkillType, StatPart[]>> = {
    attack: grown(kind.build.attack),
    defence: grown(kind.build.defence),
    health: grown(kind.build.health),
    poison: grown(kind.poison),
    immortality: [{ source: 'origin', amount: kind.immortality }],
  }
  const whole = SKILL_TYPES.map((skill) => {
    const worn = skill === 'poison' || skill === 'immortality' ? 0 : (hero.worn?.[skill] ?? 0)
    const parts: StatPart[] = [
      ...shares[skill],
      { source: 'forces', amount: given[skill] },
      { source: 'shrines', amount: hero[skill] },
      { source: 'artifacts', amount: worn },
    ]
    return [skill, parts.filter(({ amount }) => amount > 0)] as const
  })
  return Object.fromEntries(whole) as Record<SkillType, StatPart[]>
}
