import { catalogue } from '@skystair/rules/catalogue.ts'
import type { ForceDesign, ForceEffect } from '@skystair/rules/forces/force.ts'
import { HERO_TIERS, type HeroKind } from '@skystair/rules/heroes/hero.ts'
import { forceLimits } from '@skystair/rules/heroes/rank-limit.ts'
import { heroForceLimit } from '@skystair/rules/heroes/squad-limit.ts'

const MOST_LEVELS = 10

/** What a level adds, and what it costs against others. Forces with few levels give more at each. */
const STEPS: Readonly<Record<ForceEffect, readonly [step: number, price: number]>> = {
  attack: [0.025, 1],
  defence: [0.025, 1],
  health: [0.025, 1],
  power: [0.02, 2],
  poison: [0.001, 1.5],
  immortality: [1, 12],
  LUCK: [0.01, 1.5],
  BLOCK_BLUE: [0.015, 1.5],
  BLOCK_YELLOW: [0.015, 1.5],
  BLOCK_RED: [0.015, 1.5],
}

export interface Force extends ForceDesign {
  /** Whose face stands for it. */
  readonly icon: string
}

const limits = catalogue<number>(Object.entries(forceLimits))

function force(id: string, effect: ForceEffect): Force {
  const [step, price] = STEPS[effect]
  const limit = limits[id] ?? MOST_LEVELS
  const rare = effect === 'immortality' ? 1 : Math.sqrt(MOST_LEVELS / limit)
  return { id, effect, step: step * rare, price: price * rare, limit, icon: id }
}

/** The forces of the 24 classes that heroes are of, and of those who only left a legend. */
const ALL: readonly ForceDesign[] = [
  force('HUMAN', 'health'),
  force('BEAST', 'attack'),
  force('MAG', 'attack'),
  force('DRAGON', 'attack'),
  force('NECRO', 'poison'),
  force('GIN', 'LUCK'),
  force('LIZARD', 'defence'),
  force('ELF', 'LUCK'),
  force('TROLL', 'health'),
  force('PHOENIX', 'health'),
  force('GOLEM', 'defence'),
  force('WARLOCK', 'immortality'),
  force('DRUID', 'health'),
  force('WITCH', 'poison'),
  force('SHAMAN', 'BLOCK_BLUE'),
  force('DRAGONSLAYER', 'BLOCK_RED'),
  force('TITAN', 'power'),
  force('ANGEL', 'BLOCK_YELLOW'),
  force('ARCHANGEL', 'power'),
  force('ARCHITIAN', 'defence'),
  force('YOTUN', 'health'),
  force('ASG_PHOENIX', 'power'),
  force('SERPENT', 'poison'),
  force('DEMON', 'attack'),
  force('KNIGHT', 'defence'),
  force('ARCHER', 'attack'),
  force('BARD', 'LUCK'),
  force('MONK', 'BLOCK_RED'),
  force('BOGATYR', 'power'),
  force('VALKYRIE', 'attack'),
  force('DWARF', 'defence'),
  force('GIANT', 'health'),
  force('CYCLOPS', 'attack'),
  force('CENTAUR', 'attack'),
  force('GRIFFIN', 'BLOCK_YELLOW'),
  force('UNICORN', 'health'),
  force('WEREWOLF', 'attack'),
  force('VAMPIRE', 'health'),
  force('GHOST', 'BLOCK_BLUE'),
  force('MERMAID', 'defence'),
  force('LESHY', 'defence'),
  force('KIKIMORA', 'poison'),
  force('FROST', 'BLOCK_BLUE'),
  force('STORM', 'attack'),
  force('BUILDER', 'defence'),
]

export const FORCES: Readonly<Record<string, ForceDesign>> = catalogue(ALL.map((one) => [one.id, one]))

export function forceOf(id: string): ForceDesign {
  const found = FORCES[id]
  if (!found) throw new Error(`no force ${id}`)
  return found
}

/** What heroes of a class can learn, the simplest first: seven at most. */
const PATHS = catalogue<readonly string[]>(
  Object.entries({
    HUMAN: ['HUMAN', 'KNIGHT', 'ARCHER', 'BARD', 'MONK', 'BOGATYR', 'TITAN'],
    BEAST: ['BEAST', 'WEREWOLF', 'UNICORN', 'LESHY', 'GRIFFIN', 'CENTAUR', 'GIANT'],
    MAG: ['MAG', 'FROST', 'STORM', 'SHAMAN', 'GIN', 'PHOENIX', 'WARLOCK'],
    DRAGON: ['DRAGON', 'LIZARD', 'STORM', 'SERPENT', 'PHOENIX', 'GIANT', 'TITAN'],
    NECRO: ['NECRO', 'GHOST', 'VAMPIRE', 'WITCH', 'DEMON', 'FROST', 'WARLOCK'],
    GIN: ['GIN', 'BARD', 'STORM', 'MAG', 'GHOST', 'DEMON', 'ARCHITIAN'],
    LIZARD: ['LIZARD', 'SERPENT', 'MERMAID', 'BEAST', 'DRAGON', 'DWARF', 'YOTUN'],
    ELF: ['ELF', 'ARCHER', 'UNICORN', 'LESHY', 'DRUID', 'CENTAUR', 'ANGEL'],
    TROLL: ['TROLL', 'GIANT', 'CYCLOPS', 'DWARF', 'LESHY', 'GOLEM', 'YOTUN'],
    PHOENIX: ['PHOENIX', 'GRIFFIN', 'MAG', 'UNICORN', 'STORM', 'ANGEL', 'ASG_PHOENIX'],
    GOLEM: ['GOLEM', 'DWARF', 'BUILDER', 'GIANT', 'KNIGHT', 'FROST', 'ARCHITIAN'],
    WARLOCK: ['MAG', 'GHOST', 'DEMON', 'WITCH', 'VAMPIRE', 'GIN', 'WARLOCK'],
    DRUID: ['DRUID', 'LESHY', 'UNICORN', 'KIKIMORA', 'SHAMAN', 'BEAST', 'ANGEL'],
    WITCH: ['WITCH', 'KIKIMORA', 'MERMAID', 'ELF', 'VAMPIRE', 'GHOST', 'WARLOCK'],
    SHAMAN: ['SHAMAN', 'WEREWOLF', 'DRUID', 'STORM', 'BARD', 'CENTAUR', 'YOTUN'],
    DRAGONSLAYER: ['DRAGONSLAYER', 'KNIGHT', 'ARCHER', 'HUMAN', 'VALKYRIE', 'BOGATYR', 'TITAN'],
    TITAN: ['GIANT', 'CYCLOPS', 'BUILDER', 'GOLEM', 'STORM', 'BOGATYR', 'TITAN'],
    ANGEL: ['ANGEL', 'UNICORN', 'GRIFFIN', 'VALKYRIE', 'BARD', 'MONK', 'ARCHANGEL'],
    ARCHANGEL: ['ANGEL', 'VALKYRIE', 'KNIGHT', 'GRIFFIN', 'MONK', 'PHOENIX', 'ARCHANGEL'],
    ARCHITIAN: ['BUILDER', 'MONK', 'DWARF', 'GOLEM', 'MAG', 'SHAMAN', 'ARCHITIAN'],
    YOTUN: ['FROST', 'GIANT', 'TROLL', 'CYCLOPS', 'VALKYRIE', 'STORM', 'YOTUN'],
    ASG_PHOENIX: ['PHOENIX', 'STORM', 'VALKYRIE', 'GRIFFIN', 'FROST', 'ARCHANGEL', 'ASG_PHOENIX'],
    SERPENT: ['SERPENT', 'MERMAID', 'LIZARD', 'KIKIMORA', 'NECRO', 'VAMPIRE', 'DRAGON'],
    DEMON: ['DEMON', 'VAMPIRE', 'WEREWOLF', 'NECRO', 'DRAGONSLAYER', 'STORM', 'WARLOCK'],
  }),
)

/** The higher the tier, the more a hero can learn. */
export function forcesOf({ warriorClass, tier }: HeroKind): readonly string[] {
  const open = heroForceLimit - (HERO_TIERS.length - 1 - HERO_TIERS.indexOf(tier))
  return (PATHS[warriorClass] ?? []).slice(0, open)
}
