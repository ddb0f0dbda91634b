import type { Boosts } from '../booster/booster.ts'
import type { ForceOf } from '../forces/force.ts'
import type { Specials } from '../skill/skills.ts'
import { buildingOf, type Clan } from './clan.ts'
import type { BuildingEffect, ClanDesign } from './design.ts'
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

/** The levels of all buildings that give this, counted as `worth` says. */
function sumOver(
  clan: Pick<Clan, 'buildings'>,
  effect: BuildingEffect,
  design: ClanDesign,
  worth: (level: number, perLevel: number) => number,
): number {
  return Object.entries(design.buildings)
    .filter(([, building]) => building.effect === effect)
    .reduce((sum, [type, { perLevel }]) => sum + worth(buildingOf(clan, type).level, perLevel), 0)
}

/** What all buildings of one kind of support give together. */
export const givenBy = (clan: Pick<Clan, 'buildings'>, effect: BuildingEffect, design: ClanDesign): number =>
  sumOver(clan, effect, design, (level, perLevel) => level * perLevel)

/** A step more in the snow for every few levels. */
export const snowStepsAt = (level: number, { snowStepEvery }: Pick<ClanDesign, 'snowStepEvery'>): number =>
  Math.floor(level / snowStepEvery)

export function supportOf(clan: Clan, design: ClanDesign): ClanSupport {
  return {
    level: levelOf(clan.experience, design),
    experience: givenBy(clan, 'experience', design),
    shield: givenBy(clan, 'shield', design),
    snow: givenBy(clan, 'snow', design),
    snowSteps: sumOver(clan, 'snow', design, (level) => snowStepsAt(level, design)),
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
