import type { HeroPage } from '@skystair/contract/heroes.ts'
import { SPECIAL_SKILLS, type Specials } from '@skystair/rules/skill/skills.ts'

/** Special skills as the contract shows them: those there are, in their order. */
export const specialsView = (specials: Specials): HeroPage['specials'] =>
  SPECIAL_SKILLS.flatMap((skill) => {
    const chance = specials[skill] ?? 0
    return chance > 0 ? [{ skill, chance }] : []
  })
