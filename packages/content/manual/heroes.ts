import { SPECIAL_SKILLS } from '@skystair/rules/skill/skills.ts'
import { HEROES, TIER_FROM_STAIR } from '../heroes.data.ts'
import { type Fact, type ManualPage, said } from './page.ts'

/** A page for every hero of the roster, made from what the rules know of it. */
export const heroPages: readonly ManualPage[] = Object.values(HEROES).map((kind) => ({
  id: `hero-${kind.id}`,
  chapter: 'HEROES',
  picture: { figure: kind.id },
  title: said(`creatures.hero.${kind.id}`),
  words: [said(`lore.${kind.id}.first`), said(`lore.${kind.id}.second`)],
  facts: [
    { label: said('manual.fact.tier'), value: said(`heroes.tier.${kind.tier}`) },
    { label: said('manual.fact.from-stair'), value: TIER_FROM_STAIR[kind.tier] },
    { label: said('manual.fact.class'), value: said(`creatures.class.${kind.warriorClass}`) },
    { label: said('manual.fact.colour'), value: said(`battle.colour.${kind.colour}`) },
    { label: said('manual.fact.attack-kind'), value: said(`heroes.attack-kind.${kind.attackKind}`) },
    { label: said('manual.fact.slots'), value: kind.slotsCount },
    { label: said('manual.fact.rank-limit'), value: kind.rankLimit },
    ...SPECIAL_SKILLS.flatMap((skill): Fact[] => {
      const strength = kind.specials[skill] ?? 0
      if (strength <= 0) return []
      return [
        {
          label: said(`battle.special.${skill}`),
          value: strength < 1 ? `${Math.round(strength * 100)} %` : said('manual.fact.has'),
        },
      ]
    }),
  ],
}))
