import type { Amounts } from '../economy/purse.ts'
import type { Thing } from '../economy/reward.ts'
import type { TreasuryCurrency } from './clan.ts'
import type { RightsOfRanks } from './rights.ts'

/** The kinds of support a clan knows: each building gives one of them. */
export const BUILDING_EFFECTS = ['experience', 'shield', 'snow', 'gift', 'hall'] as const
export type BuildingEffect = (typeof BUILDING_EFFECTS)[number]

/** What a building gives each member, for every level of it. */
export interface BuildingDesign {
  readonly effect: BuildingEffect
  /** A share, or levels of the daily gift or of the hall. */
  readonly perLevel: number
  readonly price: (level: number) => Amounts
}

/** One of the things a factory may give, and how often against the others. */
export interface GiftPortion {
  readonly currency: TreasuryCurrency | 'sulfur' | 'caviar' | 'amethyst'
  readonly weight: number
  /** How much of it is worth one gear. */
  readonly perGear: number
}

/** A good of the clan's shop, paid in the member's own gears. */
export interface ClanGood {
  readonly id: string
  readonly price: number
  /** From this level of the clan on. */
  readonly fromLevel: number
  /** So many for each member in a week. */
  readonly aWeek: number
  readonly gives:
    | { readonly kind: 'things'; readonly things: readonly Omit<Thing, 'stair'>[] }
    | { readonly kind: 'hammer' }
    /** the hero of the week, for a while */
    | { readonly kind: 'guest'; readonly lasts: number }
}

/** The numbers of clans, as the content gives them. */
export interface ClanDesign {
  readonly rights: RightsOfRanks
  readonly foundingPrice: Amounts
  readonly joinLevel: number
  readonly mostApplications: number
  readonly mostInvitations: number
  readonly mostCandidates: number
  /** So long after a no neither side asks again. */
  readonly restAfterNo: number
  readonly seekingLasts: number
  readonly restAfterLeaving: number
  readonly nameFreeAfter: number
  readonly firstMembers: number
  readonly membersPerLevel: number
  readonly mostMembers: number
  readonly levelExperience: (level: number) => number
  readonly topLevel: number
  readonly leaderAwayFor: number
  readonly regencyLasts: number
  readonly givenCounts: number
  readonly buildings: Readonly<Record<string, BuildingDesign>>
  readonly topBuilding: number
  readonly buildingTime: (level: number) => number
  readonly buildingExperience: (level: number) => number
  /** From which level of the clan so many are at work at once. */
  readonly builders: readonly { readonly fromLevel: number; readonly count: number }[]
  readonly completesAfter: number
  readonly hastePrice: (left: number) => number
  readonly snowStepEvery: number
  readonly hallPrice: (level: number) => Amounts
  readonly hallPerLevel: number
  readonly themes: number
  readonly freeThemes: number
  readonly themePrice: Amounts
  /** So long after a change that was paid for. */
  readonly themeRests: number
  readonly giftGearShare: number
  readonly giftWorth: (level: number) => number
  readonly giftOdds: readonly GiftPortion[]
  readonly giftDraws: number
  readonly newbieWaits: number
  /** What one of a currency is worth in gears, for the order of givers. */
  readonly worth: Readonly<Record<TreasuryCurrency, number>>
  readonly goods: readonly ClanGood[]
}
