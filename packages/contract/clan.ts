import { DEPOSIT_TYPES } from '@skystair/rules/clan/donate.ts'
import { CLAN_EVENTS } from '@skystair/rules/clan/log.ts'
import { dearest } from '@skystair/rules/market/listing.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import {
  Building,
  BuildingView,
  Candidate,
  ClanCard,
  ClanGoodView,
  ClanInfo,
  ClanPosition,
  HallOption,
  LogLine,
  MyClan,
  Participant,
  Participation,
} from './clan-view.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Count, Done, Fields, Id, Moment, MomentEnd, OneOf, OrNull } from './shapes.ts'

const OfPlayer = Fields({ playerId: Id })
const OfClan = Fields({ clanId: Id })
const look = { who: 'TRIAL', changes: false } as const
const deed = { who: 'PLAYER', changes: true } as const
/** The player as it is now, and the clan where there is one. */
const Changed = Fields({ player: PlayerView, clan: Type.Union([MyClan, Type.Null()]) })
const Inside = Fields({ clan: MyClan })

// In and out.

export const invitations = call('clan.invitations', 'GET /api/clan/invitation/get', {
  ...look,
  personal: true,
  summary: 'How one stands to clans: who wants one, whom one has asked, and what is in the way.',
  reply: Participation,
})

export const createClan = call('clan.create', 'POST /api/clan/create', {
  ...deed,
  summary: 'Found a clan: from level 15, for emeralds.',
  body: Fields({ name: Type.String({ maxLength: 200 }) }),
  reply: Changed,
})

export const applyToClan = call('clan.apply', 'POST /api/clan/apply', {
  ...deed,
  summary: 'Ask one clan to be let in; at most five at once.',
  body: OfClan,
  reply: Changed,
})

export const applyToAll = call('clan.applyToAll', 'POST /api/clan/broadcast/apply', {
  ...deed,
  summary: 'Tell all clans for a week that one seeks a home; once more: no longer.',
  body: Fields({ seek: Type.Optional(Type.Boolean()) }),
  reply: Changed,
})

export const acceptInvitation = call('clan.accept', 'POST /api/clan/invitation/accept', {
  ...deed,
  summary: 'Come into a clan that wants one.',
  body: OfClan,
  reply: Changed,
})

export const inviteToClan = call('clan.invite', 'POST /api/clan/invite', {
  ...deed,
  summary: 'Want a player: an answer to an application, or out of own will; at most twenty at once.',
  body: OfPlayer,
  reply: Inside,
})

export const rejectCandidate = call('clan.reject', 'POST /api/clan/reject', {
  ...deed,
  summary: 'Say no: a clan to a player (playerId), or a player to a clan (clanId).',
  body: Fields({ playerId: Type.Optional(Id), clanId: Type.Optional(Id) }),
  reply: Changed,
})

export const leaveClan = call('clan.leave', 'POST /api/clan/leave', {
  ...deed,
  summary: 'Go; the last one closes the clan.',
  reply: Changed,
})

export const resignClan = call('clan.resign', 'POST /api/clan/resign', {
  ...deed,
  summary: 'Lead no more: the most worthy member follows.',
  reply: Changed,
})

export const PARTICIPANT_ACTIONS = ['PROMOTE', 'DEMOTE', 'KICK', 'GIVE_LEADERSHIP'] as const
export type ParticipantAction = (typeof PARTICIPANT_ACTIONS)[number]

export const participantAction = call('clan.participantAction', 'POST /api/clan/participant/action', {
  ...deed,
  summary: 'Raise, lower or turn out a member, or let one lead.',
  body: Fields({ playerId: Id, type: OneOf(PARTICIPANT_ACTIONS) }),
  reply: Inside,
})

// What there is to see.

export const myClan = call('clan.my', 'POST /api/clan/get/my', {
  ...look,
  summary: 'The own clan; null: there is none.',
  reply: Fields({ clan: Type.Union([MyClan, Type.Null()]) }),
})

export const clanInfo = call('clan.info', 'POST /api/clan/info', {
  ...look,
  summary: 'A clan by its number, or the clan of a player; null: the player has none.',
  body: Fields({ playerId: Type.Optional(Id), clanId: Type.Optional(Id) }),
  reply: Fields({ clan: Type.Union([ClanInfo, Type.Null()]) }),
})

export const clanCards = call('clan.cards', 'GET /api/clan/card/list', {
  ...look,
  summary: 'Names and banners of clans, by their numbers.',
  query: Fields({
    ids: Type.String({ maxLength: 900, pattern: '^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15}){0,49}$' }),
  }),
  reply: Fields({ clans: Type.Array(ClanCard) }),
})

export const ownParticipants = call('clan.ownParticipants', 'GET /api/clan/participant/list/mine', {
  ...look,
  summary: 'The members of the own clan, and who asks or is asked.',
  reply: Fields({ participants: Type.Array(Participant), candidates: Type.Array(Candidate) }),
})

export const participants = call('clan.participants', 'GET /api/clan/participant/list', {
  ...look,
  summary: 'The members of any clan.',
  query: OfClan,
  reply: Fields({ participants: Type.Array(Participant) }),
})

/** Where a page of the rating ended. */
const RatingEnd = Type.String({ maxLength: 60, pattern: '^[0-9]{1,9}_[0-9]{1,15}_[0-9]{1,16}$' })

export const clanRating = call('clan.rating', 'GET /api/clan/rating', {
  ...look,
  summary: 'Clans, the highest first, or those whose names begin with the filter, page by page.',
  query: Fields({
    filter: Type.Optional(Type.String({ maxLength: 100 })),
    after: Type.Optional(RatingEnd),
    /** Only those that advertise. */
    advertised: Type.Optional(Type.Boolean()),
  }),
  reply: Fields({ clans: Type.Array(ClanPosition), next: OrNull(Type.String()) }),
})

export const recruits = call('clan.recruits', 'GET /api/clan/recruit/list', {
  ...look,
  summary: 'Who asks this clan, whom it has asked, and who seeks any clan.',
  query: Fields({
    after: Type.Optional(Type.String({ maxLength: 40, pattern: '^[0-9]{1,15}_[0-9]{1,16}$' })),
  }),
  reply: Fields({ candidates: Type.Array(Candidate), next: OrNull(Type.String()) }),
})

export const clanLog = call('clan.log', 'GET /api/clan/{id}/log', {
  ...look,
  summary: 'What happened in the clan, the newest first, page by page.',
  params: Fields({ id: Id }),
  query: Fields({
    page: Type.Optional(MomentEnd),
    type: Type.Optional(OneOf(CLAN_EVENTS)),
    money: Type.Optional(Type.Boolean()),
  }),
  reply: Fields({ lines: Type.Array(LogLine), next: OrNull(Type.String()) }),
})

// The treasury and what it builds.

export const DepositPortion = Fields({
  type: OneOf(DEPOSIT_TYPES),
  amount: Type.Integer({ minimum: 1, maximum: dearest }),
})
export type DepositPortion = Static<typeof DepositPortion>

export const donate = call('clan.donate', 'POST /api/clan/donate', {
  ...deed,
  summary: 'Give to the treasury; nobody can ever take anything out.',
  body: Fields({ portions: Type.Array(DepositPortion, { minItems: 1, maxItems: 5 }) }),
  reply: Fields({ player: PlayerView, clanInfo: MyClan }),
})

const OfBuilding = Fields({ buildingType: Building })

export const listBuildings = call('clan.buildings', 'GET /api/clan/building/list', {
  ...look,
  summary: 'The buildings of the own clan.',
  reply: Fields({ buildings: Type.Array(BuildingView) }),
})

export const startBuilding = call('clan.startBuilding', 'POST /api/clan/building/start', {
  ...deed,
  summary: 'The treasury pays, the builders begin.',
  body: OfBuilding,
  reply: Inside,
})

export const speedUpBuilding = call('clan.speedUpBuilding', 'POST /api/clan/building/speedup', {
  ...deed,
  summary: 'The treasury pays emeralds for the time that is left.',
  body: OfBuilding,
  reply: Inside,
})

export const completeBuilding = call('clan.completeBuilding', 'POST /api/clan/building/complete', {
  ...deed,
  summary: 'What is built is opened; it opens by itself a day later.',
  body: OfBuilding,
  reply: Inside,
})

export const hallOptions = call('clan.hallOptions', 'GET /api/clan/hall/options', {
  ...look,
  summary: 'Which classes of force the hall strengthens, and for how much more.',
  reply: Fields({ hallLevel: Count, perLevel: Type.Number(), options: Type.Array(HallOption) }),
})

export const improveHall = call('clan.improveHall', 'POST /api/clan/hall/improve', {
  ...deed,
  summary: 'Strengthen one class of force for all members.',
  body: Fields({
    force: Type.String({ maxLength: 40 }),
    toLevel: Type.Integer({ minimum: 1, maximum: 1000 }),
  }),
  reply: Inside,
})

export const factoryGift = call('clan.factoryGift', 'GET /api/clan/factory/gift/get', {
  ...look,
  summary: 'What the factory may give today, by which odds, and when the next gift is there.',
  reply: Fields({
    level: Count,
    ready: Type.Boolean(),
    readyAt: OrNull(Moment),
    worth: Count,
    /** SHA-256 of the seed that the gift of today will be drawn with. */
    seal: Type.String(),
    gears: Count,
    draws: Count,
    odds: Type.Array(Fields({ currency: Type.String(), share: Type.Number(), amount: Count })),
  }),
})

export const takeFactoryGift = call('clan.takeFactoryGift', 'GET /api/clan/factory/gift/take', {
  ...deed,
  summary: 'Take the gift of the day; its seed shows how it was drawn.',
  reply: Fields({ player: PlayerView, reward: RewardView, seed: Type.String() }),
})

export const clanShop = call('clan.shop', 'GET /api/clan/shop/list', {
  ...look,
  summary: 'What members may buy this week for their own gears.',
  reply: Fields({ goods: Type.Array(ClanGoodView), newAt: Moment }),
})

export const buyClanGood = call('clan.buyGood', 'POST /api/clan/shop/{id}/buy', {
  ...deed,
  summary: 'Buy a good of the week.',
  params: Fields({ id: Type.String({ maxLength: 60, pattern: '^[a-z0-9-]+$' }) }),
  reply: Fields({ player: PlayerView, goods: Type.Array(ClanGoodView) }),
})

// How it looks and what it says.

export const clanAbout = call('clan.about', 'GET /api/clan/about/get', {
  ...look,
  summary: 'What the clan says of itself; null: the words every clan begins with.',
  query: Fields({ clanId: Type.Optional(Id) }),
  reply: Fields({ content: OrNull(Type.String()) }),
})

const OfContent = Fields({ content: Type.String({ maxLength: 40_000 }) })

export const setClanAbout = call('clan.setAbout', 'POST /api/clan/about/set', {
  ...deed,
  summary: 'Say what the clan is.',
  body: OfContent,
  reply: Inside,
})

export const restoreClanAbout = call('clan.restoreAbout', 'POST /api/clan/about/default/restore', {
  ...deed,
  summary: 'Back to the words every clan begins with.',
  reply: Inside,
})

export const setAdvertisement = call('clan.setAdvertisement', 'POST /api/clan/advertisement/set', {
  ...deed,
  summary: 'What those who seek a clan read, 180 characters at most; nothing: it is taken down.',
  body: Fields({ content: Type.String({ maxLength: 2000 }) }),
  reply: Inside,
})

export const markAdvertisementsSeen = call(
  'clan.advertisementsSeen',
  'GET /api/clan/advertisement/mark/seen',
  {
    who: 'TRIAL',
    changes: true,
    summary: 'The advertisements of clans were looked at.',
    reply: Done,
  },
)

export const setTheme = call('clan.setTheme', 'POST /api/clan/theme/set', {
  ...deed,
  summary: 'Another banner: three times free, then for emeralds of the treasury.',
  query: Fields({ number: Type.Integer({ minimum: 1, maximum: 1000 }) }),
  reply: Inside,
})

export const setClanName = call('clan.setName', 'POST /api/admin/clan/name/set', {
  who: 'ADMIN',
  changes: true,
  summary: 'Give a clan another name.',
  body: Fields({ name: Type.String({ maxLength: 200 }), clanId: Id }),
  reply: Done,
})
