import { kindOf } from '@skystair/content/beginning.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { getHero as contract } from '@skystair/contract/heroes.ts'
import { nextRankAt } from '@skystair/rules/growth/share-experience.ts'
import { statParts } from '@skystair/rules/heroes/hero-parts.ts'
import { whyStays } from '@skystair/rules/heroes/leave.ts'
import { mergeable } from '@skystair/rules/heroes/merge.ts'
import { specialsOf } from '@skystair/rules/heroes/specials-of.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { farewell } from '@skystair/rules/shop/recruit.ts'
import { SKILL_TYPES } from '@skystair/rules/skill/skills.ts'
import { read } from '../../platform/action/action.ts'
import { artifactView } from '../../platform/views/artifact-view.ts'
import { forceSheet } from '../../platform/views/force-view.ts'
import { heroView } from '../../platform/views/player-view.ts'
import { specialsView } from '../../platform/views/specials-view.ts'

export const getHero = read(contract, ({ player, params, now }) => {
  const { heroes } = player.climb
  const hero = heroes.find(({ id }) => id === params.id)
  if (!hero) return refused('heroes.refused.unknown')
  const kind = kindOf(hero.kind)
  const parts = statParts(hero, kind)
  return {
    hero: heroView(hero),
    nextRankAt: nextRankAt(hero, kind),
    parts: SKILL_TYPES.map((skillType) => ({
      skillType,
      sources: parts[skillType].map((part) => ({ ...part })),
    })),
    specials: specialsView(specialsOf(hero, kind)),
    sheet: forceSheet(hero, player.climb.belongings, now),
    artifacts: player.climb.belongings.artifacts.filter(({ heroId }) => heroId === hero.id).map(artifactView),
    mergeable: mergeable(heroes, hero).map(({ id }) => id),
    canLeave: whyStays(heroes, hero, kind) === null,
    farewell: farewell(hero, kind, HERO_TERMS, Math.max(1, player.stair)),
  }
})
