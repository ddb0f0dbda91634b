import { CLANS } from '@skystair/content/clans/clans.ts'
import type { BuildingView, ClanInfo, ClanPerson, MyClan } from '@skystair/contract/clan-view.ts'
import { themePrice } from '@skystair/rules/clan/appearance.ts'
import { buildersOf, buildingPrice, hasteOf, stateOf } from '@skystair/rules/clan/build.ts'
import { buildingOf, type Clan, type Member, memberOf } from '@skystair/rules/clan/clan.ts'
import type { BuildingDesign } from '@skystair/rules/clan/design.ts'
import { whyNoGift } from '@skystair/rules/clan/factory-gift.ts'
import { leaderOf } from '@skystair/rules/clan/leadership.ts'
import { levelOf, mostMembersAt, nextLevelAt } from '@skystair/rules/clan/level.ts'
import { mayOf } from '@skystair/rules/clan/rights.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { amountsView } from '../../platform/views/reward-view.ts'

export const buildingViews = (clan: Pick<Clan, 'buildings'>, now: number): BuildingView[] =>
  Object.entries(CLANS.buildings).map(([type, design]) => buildingView(clan, type, design, now))

function buildingView(
  clan: Pick<Clan, 'buildings'>,
  type: string,
  { perLevel }: BuildingDesign,
  now: number,
): BuildingView {
  const building = buildingOf(clan, type)
  const price = buildingPrice(clan, type, CLANS)
  return {
    buildingType: type,
    state: stateOf(building),
    level: building.level,
    endsAt: building.endsAt,
    gives: perLevel * building.level,
    givesNext: price === null ? null : perLevel * (building.level + 1),
    price: amountsView(price ?? {}),
    lasts: CLANS.buildingTime(building.level + 1),
    speedUpPrice: hasteOf(building, CLANS, now),
  }
}

/** As much of a clan as anybody sees of it. */
export interface ClanShown extends Omit<Clan, 'members' | 'candidates' | 'regency'> {
  readonly membersCurr: number
  readonly leader: ClanInfo['leader']
}

/** As much of it as a member sees. */
export interface OwnClanShown extends ClanShown {
  readonly own: Pick<Member, 'rank' | 'joinedAt'>
  readonly applications: number
}

type WithLeaderName = Clan & { readonly leaderName: string | null }

export const shown = ({
  members,
  candidates: _,
  regency: __,
  leaderName,
  ...clan
}: WithLeaderName): ClanShown => ({
  ...clan,
  membersCurr: members.length,
  leader: { id: leaderOf({ members }).playerId, name: leaderName },
})

export function clanView(clan: ClanShown, now: number): ClanInfo {
  const level = levelOf(clan.experience, CLANS)
  const { gold, mithril, crystal, elixir, gear, tickets } = clan.treasury
  return {
    id: clan.id,
    name: clan.name,
    level,
    experience: clan.experience,
    levelFrom: level === 1 ? 0 : CLANS.levelExperience(level - 1),
    nextLevelAt: nextLevelAt(clan.experience, CLANS),
    theme: clan.theme,
    membersCurr: clan.membersCurr,
    membersMax: mostMembersAt(level, CLANS),
    foundedAt: clan.foundedAt,
    leader: clan.leader,
    about: clan.about,
    advertisement: clan.advertisement,
    difficulty: clan.difficulty,
    clanStat: { gold, gems: mithril, redCrystal: crystal, blueCrystal: elixir, gears: gear, tickets },
    buildings: buildingViews(clan, now),
    builders: buildersOf(clan, CLANS),
  }
}

/** The clan as this member sees it. */
export function myClanView(clan: WithLeaderName, player: Player, now: number): MyClan {
  const own = memberOf(clan, player.id)
  if (own === null) throw new Error(`${player.id} is no member of ${clan.id}`)
  const applications = clan.candidates.filter(({ state }) => state === 'WANTS_TO_THE_CLAN').length
  return ownClanView({ ...shown(clan), own, applications }, player, now)
}

export function ownClanView(clan: OwnClanShown, player: Player, now: number): MyClan {
  const { rank, joinedAt } = clan.own
  return {
    clan: clanView(clan, now),
    rank,
    rights: [...CLANS.rights[rank]],
    joinedAt,
    applications: mayOf(CLANS.rights, rank, 'INVITE') ? clan.applications : 0,
    themePrice: themePrice(clan, CLANS).mithril ?? 0,
    factoryGiftReady: whyNoGift(clan, clan.own, player.clan, CLANS, now) === null,
  }
}

export const nobody = (id: number): ClanPerson => ({
  id,
  name: null,
  gender: 'male',
  heroImage: null,
  level: 0,
  power: 0,
  league: null,
  bankStatus: null,
  seenAt: null,
  online: false,
})
