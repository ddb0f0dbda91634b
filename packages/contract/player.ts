import { CAMPAIGN_TYPES } from '@skystair/rules/calendar/campaign.ts'
import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import {
  languages,
  moveSpeedModes,
  paymentMethods,
  qualities,
  worldKinds,
} from '@skystair/rules/player/choices.ts'
import { WORLDS } from '@skystair/rules/road/place.ts'
import { offers } from '@skystair/rules/shop/offer.ts'
import { markers } from '@skystair/rules/story/marker.ts'
import { Type } from 'typebox'
import { RunningSale, UnseenCampaign } from './calendar.ts'
import { call } from './call.ts'
import { CardState } from './card-state.ts'
import { EventInfo } from './event.ts'
import { NotificationView, PlayerView } from './player-view.ts'
import { TileView } from './road.ts'
import { Count, Done, Fields, Moment, OneOf, OrNull, TimeZone } from './shapes.ts'

const MarkerName = OneOf(markers)

/** A switch of the player's own settings: nothing but the choice goes in, the player comes back. */
const setting = { who: 'TRIAL', changes: true, reply: PlayerView } as const

export const PlayerInfo = Fields({
  player: OrNull(PlayerView),
  header: Type.String(),
  footer: Type.String(),
  version: Count,
  serverTimeMs: Moment,
  /** The address of the player's own live channel; `null` without a session. */
  clientUuid: OrNull(Type.String()),
  /** Where whoever cannot get in may write; null: the operator has not said. */
  supportContact: OrNull(Type.String()),
  /** A forgotten password can be got back by a letter. */
  canRecover: Type.Boolean(),
  /** Another address of the same servers, where this player may make the calls; null: not this player, or there is none. */
  directDomain: OrNull(Type.String()),
  admined: Type.Boolean(),
  /** A keeper looks at the game with this player's eyes. */
  visited: Type.Boolean(),
  referralBonus: Fields({ startBonus: Count, refClanBonus: Count, refBonus: Count }),
  hammerDto: Fields({ currentCount: Count, maxCount: Count }),
  /** How finely pictures are drawn, known before anybody plays. */
  quality: OneOf(qualities),
  /** The cards on the road's table; null: nobody plays yet. */
  cardState: OrNull(CardState),
  /** Where the squad stands, so that its pictures can come before the road does. */
  tiles: Type.Array(TileView),
  /** Pictures of what lies in chests a little further on: under which name in the atlas, and how rare. */
  artifactIdsToLoad: Type.Array(Fields({ atlasId: Type.String(), rarity: OneOf(HERO_TIERS) })),
  /** Up to which stair they are named. */
  artifactImageMaxStair: Count,
  /** What runs now; `NO` alone: nothing. */
  campaignTypes: Type.Array(OneOf(CAMPAIGN_TYPES)),
  /** The campaign that opens itself, once; never for whoever has switched announcements off. */
  optionalUnseenCampaign: OrNull(UnseenCampaign),
  /** The sale that runs now. */
  sale: OrNull(RunningSale),
  /** What is celebrated now, the one that ends first at the front, and after them those whose prizes wait. */
  events: Type.Array(EventInfo),
})

export const infoCurrent = call('player.infoCurrent', 'GET /api/player/info/current', {
  summary: 'All a client needs to start. With init=true this device becomes the one that plays.',
  who: 'anyone',
  changes: false,
  query: Fields({ frontVersion: Type.Optional(Count), init: Type.Optional(Type.Boolean()) }),
  reply: PlayerInfo,
})

export const info = call('player.info', 'GET /api/player/info', {
  summary: 'The same for a player who is in the game, with a range of artifact pictures.',
  who: 'TRIAL',
  changes: false,
  query: Fields({ artifactFrom: Type.Optional(Count), artifactTo: Type.Optional(Count) }),
  reply: PlayerInfo,
})

export const current = call('player.current', 'GET /api/player/current', {
  summary: 'The player behind this session.',
  who: 'TRIAL',
  changes: false,
  reply: PlayerView,
})

export const setCoordinate = call('player.setCoordinate', 'POST /api/player/v2/coordinate/set', {
  ...setting,
  summary: 'Stand somewhere on the open part of the road.',
  body: Fields({
    coordinate: Type.Number({ minimum: 0, maximum: 1e15 }),
    defaultWorld: OneOf(worldKinds),
    worldType: OneOf(WORLDS),
  }),
})

export const addMarker = call('player.addMarker', 'POST /api/marker/add', {
  ...setting,
  summary: 'Remember that the story has come to a point.',
  body: Fields({ playerMarker: MarkerName }),
})

export const addMarkers = call('player.addMarkers', 'POST /api/marker/addAll', {
  ...setting,
  summary: 'Remember several points of the story at once.',
  body: Fields({ playerMarkers: Type.Array(MarkerName, { maxItems: markers.length }) }),
})

export const removeMarker = call('player.removeMarker', 'POST /api/marker/remove', {
  ...setting,
  summary: 'Forget a point of the story.',
  body: Fields({ playerMarker: MarkerName }),
})

export const updateMoveSpeedMode = call(
  'player.updateMoveSpeedMode',
  'POST /api/player/updateMoveSpeedMode',
  {
    ...setting,
    summary: 'How fast the squad walks.',
    body: Fields({ moveSpeedMode: OneOf(moveSpeedModes) }),
  },
)

export const updateSoundMute = call('player.updateSoundMute', 'POST /api/player/updateSoundMute', {
  ...setting,
  summary: 'Sound on or off.',
  body: Fields({ soundMute: Type.Boolean() }),
})

export const switchInterface = call('player.switchInterface', 'POST /api/player/ui/switch', {
  ...setting,
  summary: 'From the ORIGINAL interface to the MODERN one and back.',
})

export const switchPush = call('player.switchPush', 'POST /api/player/push/switch', {
  ...setting,
  summary: 'Messages to the device while away: on or off.',
})

export const setQuality = call('player.setQuality', 'POST /api/player/set/quality/{n}', {
  ...setting,
  summary: 'Picture quality: 0 auto, 1 lowest, 2 low, 3 standard, 4 high.',
  params: Fields({ n: Type.Integer({ minimum: 0, maximum: 4 }) }),
})

export const switchLanguage = call('player.switchLanguage', 'POST /api/player/lang/switch', {
  ...setting,
  summary: 'From Russian to English and back.',
})

export const chooseLanguage = call('player.chooseLanguage', 'POST /api/player/lang/switch/{lang}', {
  ...setting,
  summary: 'Speak this language.',
  params: Fields({ lang: OneOf(languages) }),
})

/** Seven are named, those with `available` can be chosen. */
const LanguageEntry = Fields({ langId: Type.String(), langDescr: Type.String(), available: Type.Boolean() })

export const listLanguages = call('player.listLanguages', 'GET /api/player/lang/list', {
  summary: 'Languages, each in its own words, and whether the game speaks it yet.',
  who: 'anyone',
  changes: false,
  reply: Fields({ languages: Type.Array(LanguageEntry) }),
})

export const setPaymentMethod = call('player.setPaymentMethod', 'POST /api/player/set/paymentMethod', {
  ...setting,
  summary: 'The way to pay that is offered first.',
  body: Fields({ paymentMethod: OneOf(paymentMethods) }),
})

export const setArenaRewardHour = call('player.setArenaRewardHour', 'POST /api/player/set/arenaRewardHour', {
  ...setting,
  summary:
    'The local hour of the daily arena reward, and the zone it is told in; changed once a day at the most.',
  body: Fields({
    hour: Type.Integer({ minimum: 0, maximum: 23 }),
    /** The device's own, by its name in the database of time zones; absent: as it was. */
    timeZone: Type.Optional(TimeZone),
  }),
})

export const setGroupLevelling = call('player.setGroupLevelling', 'POST /api/player/set/groupLevelling', {
  ...setting,
  summary: 'Whether battle experience is shared by the whole squad.',
  body: Fields({ groupLevelling: Type.Boolean() }),
})

export const updateVersion = call('player.updateVersion', 'POST /api/player/version/update', {
  ...setting,
  summary: 'The client says which version it is now.',
  body: Fields({ version: Count }),
})

export const resetRoadNews = call('player.resetRoadNews', 'POST /api/player/news/road/reset', {
  ...setting,
  summary: 'The news of the road has been read.',
})

export const resetCreatureNews = call('player.resetCreatureNews', 'POST /api/player/news/creature/reset', {
  ...setting,
  summary: 'The news of the heroes has been read.',
})

export const resetNotifications = call('player.resetNotifications', 'POST /api/player/notification/reset', {
  ...setting,
  summary: 'Put all notifications away.',
})

export const listNotifications = call('player.listNotifications', 'GET /api/player/notif/list', {
  summary: 'What happened while the player was away.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({ notifications: Type.Array(NotificationView) }),
})

export const removeNotification = call('player.removeNotification', 'POST /api/player/notif/remove/{id}', {
  ...setting,
  summary: 'Put one notification away.',
  params: Fields({ id: Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_-]+$' }) }),
})

export const setOfferSeen = call('player.setOfferSeen', 'POST /api/offer/set/seen', {
  ...setting,
  summary: 'An offer has been looked at.',
  body: Fields({ offer: OneOf(offers) }),
})

export const setRated = call('player.setRated', 'GET /api/player/set/rated', {
  ...setting,
  summary: 'The player has rated the game: do not ask again.',
})

export const NewsView = Fields({
  id: Type.Integer(),
  at: Moment,
  title: Type.String(),
  text: Type.String(),
})

export const lastNews = call('player.lastNews', 'GET /api/news/get/last', {
  summary: 'The newest piece of news, in the language of the caller.',
  who: 'anyone',
  changes: false,
  reply: Fields({ news: OrNull(NewsView) }),
})

export const exportData = call('player.exportData', 'GET /api/player/export', {
  summary: 'Everything the game keeps about the player, as one file.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  reply: Type.Record(Type.String(), Type.Unknown()),
})

export const deleteAccount = call('player.deleteAccount', 'POST /api/player/delete', {
  summary: 'Leave for ever: the name is freed, personal fields are erased. The answer is 204.',
  who: 'TRIAL',
  changes: true,
  empty: true,
  body: Fields({ password: OrNull(Type.String({ maxLength: 1000 })) }),
  reply: Done,
})
