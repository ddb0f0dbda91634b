import { catalogue } from '../catalogue.ts'
import { CLAN_RANKS, type Clan, type ClanRank, compareRanks, EMPTY_TREASURY, NO_WRITERS } from './clan.ts'
import type { ClanDesign } from './design.ts'
import { CLAN_RIGHTS, type ClanRight, type RightsOfRanks } from './rights.ts'
import { type Joiner, NO_TIES } from './ties.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const LOWEST: Readonly<Record<ClanRight, ClanRank>> = {
  GIVE_LEADERSHIP: 'LEADER',
  RESIGN: 'LEADER',
  PROMOTE_TO_DEPUTY_LEADER: 'SUBLEADER',
  DEMOTE_DEPUTY_LEADER: 'SUBLEADER',
  PROMOTE_TO_REPRESENTATIVE: 'DEPUTY_LEADER',
  DEMOTE_REPRESENTATIVE: 'DEPUTY_LEADER',
  KICK: 'DEPUTY_LEADER',
  START_BUILDING: 'DEPUTY_LEADER',
  IMPROVE_HALL: 'DEPUTY_LEADER',
  CHANGE_THEME: 'DEPUTY_LEADER',
  EDIT_ABOUT: 'DEPUTY_LEADER',
  EDIT_ADVERTISEMENT: 'DEPUTY_LEADER',
  CHANGE_RAID_DIFFICULTY: 'DEPUTY_LEADER',
  PROMOTE_TO_PARTICIPANT: 'REPRESENTATIVE',
  INVITE: 'REPRESENTATIVE',
  COMPLETE_BUILDING: 'REPRESENTATIVE',
  KEEP_FORUM: 'REPRESENTATIVE',
  WRITE_FORUM: 'PARTICIPANT',
  DONATE: 'NEWBIE',
  TAKE_FACTORY_GIFT: 'NEWBIE',
  LEAVE_CLAN: 'NEWBIE',
}

const rights = Object.fromEntries(
  CLAN_RANKS.map((rank) => [rank, CLAN_RIGHTS.filter((right) => compareRanks(rank, LOWEST[right]) <= 0)]),
) as unknown as RightsOfRanks

const price = (level: number) => ({ gear: 10 * level, crystal: 5 * level })

/** Small round numbers. */
export const aClanDesign: ClanDesign = {
  rights,
  foundingPrice: { mithril: 200 },
  joinLevel: 15,
  mostApplications: 5,
  mostInvitations: 20,
  mostCandidates: 100,
  restAfterNo: 86_400_000,
  seekingLasts: 7 * DAY,
  restAfterLeaving: DAY,
  nameFreeAfter: 30 * DAY,
  firstMembers: 10,
  membersPerLevel: 2,
  mostMembers: 100,
  levelExperience: (level) => 25 * level * (level + 1),
  topLevel: 60,
  leaderAwayFor: 14 * DAY,
  regencyLasts: 14 * DAY,
  givenCounts: 30 * DAY,
  buildings: catalogue(
    Object.entries({
      EXPERIENCE: { effect: 'experience', perLevel: 0.02, price },
      CLAN_SHIELD: { effect: 'shield', perLevel: 0.01, price },
      SNOW_WORLD: { effect: 'snow', perLevel: 0.03, price },
      GEAR_FACTORY: { effect: 'gift', perLevel: 1, price },
      HALL_OF_FAME: { effect: 'hall', perLevel: 1, price },
    }),
  ),
  topBuilding: 20,
  buildingTime: (level) => level * HOUR,
  buildingExperience: (level) => 20 * level,
  builders: [
    { fromLevel: 1, count: 1 },
    { fromLevel: 10, count: 2 },
  ],
  completesAfter: DAY,
  hastePrice: (left) => Math.ceil(left / 600_000),
  snowStepEvery: 5,
  hallPrice: (level) => ({ gear: level, elixir: level }),
  hallPerLevel: 0.01,
  themes: 12,
  freeThemes: 3,
  themePrice: { mithril: 250 },
  themeRests: 86_400_000,
  giftGearShare: 0.3,
  giftWorth: (level) => 10 * level,
  giftOdds: [
    { currency: 'crystal', weight: 3, perGear: 5 },
    { currency: 'sulfur', weight: 1, perGear: 0.01 },
  ],
  giftDraws: 3,
  newbieWaits: DAY,
  worth: { gold: 0.01, mithril: 2, gear: 1, crystal: 0.2, elixir: 1, tickets: 5 },
  goods: [
    { id: 'broth', price: 6, fromLevel: 1, aWeek: 2, gives: { kind: 'hammer' } },
    { id: 'spear', price: 9, fromLevel: 3, aWeek: 1, gives: { kind: 'hammer' } },
  ],
}

/** A clan with members of these ranks, who are called 1, 2, 3 and so on. @forTests */
export const aClan = (ranks: readonly ClanRank[] = CLAN_RANKS, changes: Partial<Clan> = {}): Clan => ({
  id: 7_000,
  name: 'Lantern',
  foundedAt: 0,
  experience: 0,
  members: ranks.map((rank, place) => ({ playerId: place + 1, rank, joinedAt: 0, given: 0 })),
  candidates: [],
  treasury: EMPTY_TREASURY,
  buildings: {},
  hall: {},
  theme: 1,
  themeChanges: 0,
  themePaidAt: 0,
  about: null,
  advertisement: null,
  writers: NO_WRITERS,
  difficulty: 'EASY',
  regency: null,
  ...changes,
})

/** Somebody who may join. */
export const aJoiner = (id: number, changes: Partial<Joiner> = {}): Joiner => ({
  id,
  level: 15,
  clanId: null,
  clan: NO_TIES,
  ...changes,
})
