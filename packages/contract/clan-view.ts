import { BUILDING_STATES } from '@skystair/rules/clan/build.ts'
import { CANDIDATE_STATES, CLAN_RANKS, RAID_DIFFICULTIES } from '@skystair/rules/clan/clan.ts'
import { CLAN_EVENTS } from '@skystair/rules/clan/log.ts'
import { CLAN_RIGHTS } from '@skystair/rules/clan/rights.ts'
import { PARTICIPATION_STATES } from '@skystair/rules/clan/ties.ts'
import { genders } from '@skystair/rules/player/choices.ts'
import { type Static, Type } from 'typebox'
import { Amounts, BankStatusView, Count, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

/** Which there are says the content. */
export const Building = Type.String({ maxLength: 60, pattern: '^[A-Z_]+$' })
export const Rank = OneOf(CLAN_RANKS)

/** As much of a clan as stands beside a player's name. */
export const ClanCard = Fields({ id: Id, name: Type.String(), theme: Count, level: Count })
export type ClanCard = Static<typeof ClanCard>

export const BuildingView = Fields({
  buildingType: Building,
  state: OneOf(BUILDING_STATES),
  level: Count,
  /** When the next level is done, while somebody builds. */
  endsAt: OrNull(Moment),
  /** What each member gets by it now, and by the next level: a share, or steps. */
  gives: Type.Number(),
  givesNext: OrNull(Type.Number()),
  /** What the next level costs the treasury; nothing at the top. */
  price: Amounts,
  /** How long it takes. */
  lasts: Count,
  /** Emeralds of the treasury for the time that is left. */
  speedUpPrice: Count,
})
export type BuildingView = Static<typeof BuildingView>

/** What anybody may know of a clan. */
export const ClanInfo = Fields({
  id: Id,
  name: Type.String(),
  level: Count,
  experience: Count,
  /** Experience at which this level began, and at which the next begins. */
  levelFrom: Count,
  nextLevelAt: OrNull(Count),
  theme: Count,
  membersCurr: Count,
  membersMax: Count,
  foundedAt: Moment,
  leader: Fields({ id: Id, name: OrNull(Type.String()) }),
  /** null: the words every clan begins with. */
  about: OrNull(Type.String()),
  advertisement: OrNull(Type.String()),
  difficulty: OneOf(RAID_DIFFICULTIES),
  clanStat: Fields({
    gold: Count,
    gems: Count,
    redCrystal: Count,
    blueCrystal: Count,
    gears: Count,
    tickets: Count,
  }),
  buildings: Type.Array(BuildingView),
  builders: Fields({ most: Count, busy: Count }),
})
export type ClanInfo = Static<typeof ClanInfo>

/** One's own clan: also what one may do there. */
export const MyClan = Fields({
  clan: ClanInfo,
  rank: Rank,
  rights: Type.Array(OneOf(CLAN_RIGHTS)),
  joinedAt: Moment,
  /** Who asks to be let in, for those who may answer. */
  applications: Count,
  /** What the next change of the theme costs the treasury. */
  themePrice: Count,
  factoryGiftReady: Type.Boolean(),
})
export type MyClan = Static<typeof MyClan>

/** A person as clans see one. */
export const ClanPerson = Fields({
  id: Id,
  name: OrNull(Type.String()),
  gender: OneOf(genders),
  /** Who came last into the squad: those who set out look alike for everybody. */
  heroImage: OrNull(Type.String()),
  level: Count,
  power: Count,
  /** The league whose badge stands beside the name; null: not on the ladder. */
  league: OrNull(Count),
  bankStatus: BankStatusView,
  seenAt: OrNull(Moment),
  online: Type.Boolean(),
})
export type ClanPerson = Static<typeof ClanPerson>

export const Participant = Fields({
  player: ClanPerson,
  rank: Rank,
  joinedAt: Moment,
  /** The worth in gears of what was given in thirty days. */
  given: Count,
})
export type Participant = Static<typeof Participant>

export const Candidate = Fields({
  player: ClanPerson,
  clanParticipationState: OneOf(CANDIDATE_STATES),
  at: Moment,
})
export type Candidate = Static<typeof Candidate>

export const Invitation = Fields({
  clan: ClanCard,
  clanParticipationState: OneOf(CANDIDATE_STATES),
  at: Moment,
})
export type Invitation = Static<typeof Invitation>

/** How a player stands to clans. */
export const Participation = Fields({
  state: OneOf(PARTICIPATION_STATES),
  /** When the next clan may be joined, while one may not. */
  freeAt: OrNull(Moment),
  /** Until when all clans know that the player seeks one. */
  seekingUntil: OrNull(Moment),
  invitations: Type.Array(Invitation),
  applications: Type.Array(Invitation),
  joinLevel: Count,
  foundingPrice: Count,
})

export const LogLine = Fields({
  id: Type.String(),
  at: Moment,
  type: OneOf(CLAN_EVENTS),
  actor: OrNull(Fields({ id: Id, name: OrNull(Type.String()) })),
  subject: OrNull(Fields({ id: Id, name: OrNull(Type.String()) })),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
})
export type LogLine = Static<typeof LogLine>

export const ClanPosition = Fields({
  positionNumber: Count,
  id: Id,
  name: Type.String(),
  theme: Count,
  level: Count,
  experience: Count,
  membersCurr: Count,
  membersMax: Count,
  advertisement: OrNull(Type.String()),
})
export type ClanPosition = Static<typeof ClanPosition>

export const HallOption = Fields({
  force: Type.String(),
  level: Count,
  /** Whether the hall is high enough for one level more. */
  open: Type.Boolean(),
  price: Amounts,
})
export type HallOption = Static<typeof HallOption>

export const ClanGoodView = Fields({
  id: Type.String(),
  kind: OneOf(['consumable', 'artifact', 'hammer', 'guest']),
  /** The hero who looks in this week. */
  hero: OrNull(Type.String()),
  price: Count,
  fromLevel: Count,
  left: Count,
})
export type ClanGoodView = Static<typeof ClanGoodView>
