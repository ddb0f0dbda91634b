import type { Amounts } from '../economy/purse.ts'
import { waitUntil } from '../format/wait.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { type ClanChange, pay } from './change.ts'
import { type Building, buildingOf, type Clan } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { levelOf } from './level.ts'
import { told } from './log.ts'
import { whoMay } from './rights.ts'

export const BUILDING_STATES = ['PROCESSING', 'NORMAL'] as const
export type BuildingState = (typeof BUILDING_STATES)[number]

export const stateOf = ({ endsAt }: Building): BuildingState => (endsAt === null ? 'NORMAL' : 'PROCESSING')

const withBuilding = (clan: Clan, type: string, building: Building): Clan => ({
  ...clan,
  buildings: { ...clan.buildings, [type]: building },
})

export function buildersOf(
  clan: Pick<Clan, 'experience' | 'buildings'>,
  design: ClanDesign,
): { readonly most: number; readonly busy: number } {
  const level = levelOf(clan.experience, design)
  return {
    most: design.builders.reduce((most, { fromLevel, count }) => (level >= fromLevel ? count : most), 0),
    busy: Object.values(clan.buildings).filter(({ endsAt }) => endsAt !== null).length,
  }
}

/** What the next level costs; null: there is none. */
export const buildingPrice = (
  clan: Pick<Clan, 'buildings'>,
  type: string,
  design: ClanDesign,
): Amounts | null => {
  const { level } = buildingOf(clan, type)
  return level >= design.topBuilding ? null : (design.buildings[type]?.price(level + 1) ?? null)
}

export function startBuilding(
  clan: Clan,
  actorId: number,
  type: string,
  design: ClanDesign,
  now: number,
): ClanChange | Refusal {
  const actor = whoMay(clan, actorId, 'START_BUILDING', design.rights)
  if (isRefusal(actor)) return actor
  if (!design.buildings[type]) return refused('clan.refused.unknown-building')
  const building = buildingOf(clan, type)
  if (building.endsAt !== null) return refused('clan.refused.building-already')
  const spent = buildingPrice(clan, type, design)
  if (spent === null) return refused('clan.refused.building-at-top')
  const { most, busy } = buildersOf(clan, design)
  if (busy >= most) return refused('clan.refused.builders-busy')
  const treasury = pay(clan.treasury, spent)
  if (isRefusal(treasury)) return treasury
  const level = building.level + 1
  return {
    clan: withBuilding({ ...clan, treasury }, type, {
      level: building.level,
      endsAt: now + design.buildingTime(level),
    }),
    events: [told('buildingStarted', actorId, null, { building: type, level })],
    spent,
  }
}

export const hasteOf = ({ endsAt }: Building, design: ClanDesign, now: number): number =>
  endsAt === null ? 0 : design.hastePrice(Math.max(0, endsAt - now))

/** The treasury pays for the time that is left. */
export function speedUpBuilding(
  clan: Clan,
  actorId: number,
  type: string,
  design: ClanDesign,
  now: number,
): ClanChange | Refusal {
  const actor = whoMay(clan, actorId, 'START_BUILDING', design.rights)
  if (isRefusal(actor)) return actor
  if (!design.buildings[type]) return refused('clan.refused.unknown-building')
  const building = buildingOf(clan, type)
  if (building.endsAt === null) return refused('clan.refused.nobody-builds')
  if (building.endsAt <= now) return refused('clan.refused.built-already')
  const spent = { mithril: hasteOf(building, design, now) }
  const treasury = pay(clan.treasury, spent)
  if (isRefusal(treasury)) return treasury
  return {
    clan: withBuilding({ ...clan, treasury }, type, { ...building, endsAt: now }),
    events: [told('buildingSpeedUp', actorId, null, { building: type, level: building.level + 1 })],
    spent,
  }
}

/** The level stands. `actorId` null: nobody came for a day, so it completes itself. */
export function completeBuilding(
  clan: Clan,
  actorId: number | null,
  type: string,
  design: ClanDesign,
  now: number,
): ClanChange | Refusal {
  const actor = actorId === null ? null : whoMay(clan, actorId, 'COMPLETE_BUILDING', design.rights)
  if (isRefusal(actor)) return actor
  if (!design.buildings[type]) return refused('clan.refused.unknown-building')
  const { level, endsAt } = buildingOf(clan, type)
  if (endsAt === null) return refused('clan.refused.nobody-builds')
  if (endsAt > now) return refused('clan.refused.not-built-yet', waitUntil(endsAt, now))
  const built = withBuilding(clan, type, { level: level + 1, endsAt: null })
  return {
    clan: { ...built, experience: clan.experience + design.buildingExperience(level + 1) },
    events: [told('buildingUpgraded', actorId, null, { building: type, level: level + 1 })],
  }
}
