import type { Boosts } from '../booster/booster.ts'
import type { ForceOf } from '../forces/force.ts'
import type { Specials } from '../skill/skills.ts'
import type { Clan } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { levelOf } from './level.ts'

/** What a clan gives each member, told to all whenever it changes. */
export interface ClanSupport {
  readonly level: number
  /** Share of battle experience that is added. */
  readonly experience: number
  /** Chance of the clan's shield. */
  readonly shield: number
  /** Share of what is found in the snow that is added. */
  readonly snow: number
  readonly snowSteps: number
  /** Levels of the hall by class of force. */
  readonly hall: Readonly<Record<string, number>>
}

export const NO_SUPPORT: ClanSupport = {
  level: 0,
  experience: 0,
  shield: 0,
  snow: 0,
  snowSteps: 0,
  hall: {},
}

export function supportOf(clan: Clan, design: ClanDesign): ClanSupport {
  const share = (effect: ClanDesign['buildings'][keyof ClanDesign['buildings']]['effect']) =>
    Object.entries(clan.buildings).reduce((sum, [type, { level }]) => {
      const building = design.buildings[type as keyof ClanDesign['buildings']]
      return building.effect === effect ? sum + building.perLevel * level : sum
    }, 0)
  return {
    level: levelOf(clan.experience, design),
    experience: share('experience'),
    shield: share('shield'),
    snow: share('snow'),
    snowSteps: Math.floor(clan.buildings.SNOW_WORLD.level / design.snowStepEvery),
    hall: clan.hall,
  }
}

/** Specials the squad goes to battle with. */
export const specialsOfClan = ({ shield }: ClanSupport): Specials =>
  shield > 0 ? { BLOCK_CLAN: shield } : {}

/** What boosters do, and the clan with them. */
export const supported = (boosts: Boosts, { experience, snow, snowSteps }: ClanSupport): Boosts => ({
  ...boosts,
  experience: boosts.experience * (1 + experience),
  snowLoot: boosts.snowLoot * (1 + snow),
  snowSteps: boosts.snowSteps + snowSteps,
})

/** Forces as the clan's hall has made them for its members. */
export const strengthened =
  (forceOf: ForceOf, { hall }: ClanSupport, hallPerLevel: number): ForceOf =>
  (id) => {
    const design = forceOf(id)
    const level = hall[id] ?? 0
    return level === 0 ? design : { ...design, step: design.step * (1 + hallPerLevel * level) }
  }
