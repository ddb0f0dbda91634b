import { doors } from '@skystair/rules/access/is-open.ts'
import type { ClanDesign } from '@skystair/rules/clan/design.ts'
import { CLAN_BUILDINGS } from './buildings.data.ts'
import { FACTORY_ODDS } from './factory.data.ts'
import { CLAN_GOODS } from './goods.data.ts'
import { CLAN_RIGHTS_OF } from './rights-of-ranks.data.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const EMERALD_MINUTES = 10

/** All numbers of clans. */
export const CLANS: ClanDesign = {
  rights: CLAN_RIGHTS_OF,
  foundingPrice: { mithril: 200 },
  joinLevel: doors.clan.level,
  mostApplications: 5,
  mostInvitations: 20,
  mostCandidates: 100,
  restAfterNo: DAY,
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
  buildings: CLAN_BUILDINGS,
  topBuilding: 20,
  buildingTime: (level) => Math.round(Math.min(4 * DAY, HOUR * 1.45 ** level)),
  buildingExperience: (level) => 20 * level,
  builders: [
    { fromLevel: 1, count: 1 },
    { fromLevel: 10, count: 2 },
  ],
  completesAfter: DAY,
  hastePrice: (left) => Math.ceil(left / (EMERALD_MINUTES * 60_000)),
  snowStepEvery: 5,
  hallPrice: (level) => ({ gear: 25 * level, elixir: 10 * level }),
  hallPerLevel: 0.01,
  themes: 12,
  freeThemes: 3,
  themePrice: { mithril: 250 },
  themeRests: DAY,
  giftGearShare: 0.3,
  giftWorth: (level) => (level === 0 ? 0 : Math.round(4 + 1.5 * level)),
  giftOdds: FACTORY_ODDS,
  giftDraws: 3,
  newbieWaits: DAY,
  worth: { gold: 0.01, mithril: 2, gear: 1, crystal: 0.2, elixir: 1, tickets: 5 },
  goods: CLAN_GOODS,
}
