import { accessLevels } from '@skystair/rules/access/access-level.ts'
import { banReasons } from '@skystair/rules/chat/ban.ts'
import { DELAYED_KINDS } from '@skystair/rules/chests/chest-life.ts'
import { PARTICIPATION_STATES } from '@skystair/rules/clan/ties.ts'
import { GIFT_NEWS } from '@skystair/rules/gifts/gift-news.ts'
import { companions } from '@skystair/rules/heroes/companion.ts'
import {
  genders,
  interfaceModes,
  languages,
  moveSpeedModes,
  notificationKinds,
  paymentMethods,
  qualities,
  userSources,
  worldKinds,
} from '@skystair/rules/player/choices.ts'
import { PROMPTS } from '@skystair/rules/player/prompt.ts'
import { WORLDS } from '@skystair/rules/road/place.ts'
import { offers } from '@skystair/rules/shop/offer.ts'
import { markers } from '@skystair/rules/story/marker.ts'
import { type Static, Type } from 'typebox'
import { HeroView } from './hero-view.ts'
import { BankStatusView, Count, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

export const NotificationView = Fields({
  id: Type.String(),
  kind: OneOf(notificationKinds),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  at: Moment,
})

/** The player as the player's own client sees it. */
export const PlayerView = Fields({
  id: Id,
  name: OrNull(Type.String()),
  gender: OneOf(genders),
  companionImage: OneOf(companions),
  accessLevel: OneOf(accessLevels),
  lang: OneOf(languages),
  level: Count,
  currentExp: Count,
  maxExp: Count,
  stair: Count,
  battleStair: Count,
  bestVictoryStair: Count,
  coordinate: Type.Number({ minimum: 0 }),
  maxCoordinate: Type.Number({ minimum: 0 }),
  defaultWorld: OneOf(worldKinds),
  worldType: OneOf(WORLDS),
  /** Victories that the present world still allows before it rests; `null`: as many as there are guardians. */
  stepsLeft: OrNull(Count),
  gold: Count,
  crystal: Count,
  elixir: Count,
  mithril: Count,
  sulfur: Count,
  caviar: Count,
  tickets: Count,
  amethyst: Count,
  gear: Count,
  eventCurrency: Count,
  creatures: Type.Array(HeroView),
  /** Forces that grow, and when each is done. */
  trainings: Type.Array(Fields({ heroId: Id, warriorClass: Type.String(), endsAt: Moment })),
  /** The booster at work. */
  booster: OrNull(Fields({ id: Type.String(), until: Moment })),
  /** Squads saved for later, by place; ids in their order. */
  savedSquads: Type.Array(Type.Array(Id)),
  /** The battle being fought, if any: it is where the player goes first. */
  battle: OrNull(Type.String()),
  haveCompletedTasks: Type.Boolean(),
  completedTasks: Count,
  /** Deeds that wait to be put on the shelf. */
  deedsWaiting: Count,
  everydayRewardReady: Type.Boolean(),
  /** Chests on the road, in the order in which they open, and victories since the last one fell. */
  delayedChests: Fields({
    victories: Count,
    chests: Type.Array(Fields({ id: Id, kind: OneOf(DELAYED_KINDS), opensAt: OrNull(Moment) })),
  }),
  /** The wheel turns for nothing today, or holds a prize. */
  wheelReady: Type.Boolean(),
  goodPoints: Count,
  evilPoints: Count,
  /** A guardian that gave up and waits for a word, till the next one is beaten. */
  atMercy: OrNull(Fields({ battleId: Type.String(), creature: Type.String() })),
  /** What is told about the player beside the game itself. */
  metaData: Fields({
    createdAt: Moment,
    /** What the road calls whoever leans to good or to evil. */
    title: OrNull(Type.String()),
  }),
  /** The one door of the road that beckons now. */
  prompt: OrNull(OneOf(PROMPTS)),
  /** The road has come to where portals, turns and traders stand: a signpost may ask for them. */
  requestSpecialPlaces: Type.Boolean(),
  interfaceMode: OneOf(interfaceModes),
  soundMute: Type.Boolean(),
  moveSpeedMode: OneOf(moveSpeedModes),
  quality: OneOf(qualities),
  push: Type.Boolean(),
  paymentMethod: OneOf(paymentMethods),
  arenaRewardHour: Type.Integer({ minimum: 0, maximum: 23 }),
  /** On whose clock that hour is; null: not told yet. */
  arenaTimeZone: OrNull(Type.String()),
  /** Days of the arena's reward that wait to be taken. */
  arenaRewards: Count,
  /** The league whose badge stands beside the name; null: not on the ladder. */
  league: OrNull(Count),
  /** Around the portrait. */
  portraitFrame: OrNull(Type.String()),
  bankStatus: BankStatusView,
  groupLevelling: Type.Boolean(),
  /** Whether what has begun may open by itself. */
  announcements: Type.Boolean(),
  playerMarkers: Type.Array(Fields({ playerMarker: OneOf(markers) })),
  /** First-time hints that need not come again. */
  educations: Type.Array(Type.String()),
  /** Scenes of the tale that were told. */
  scenesTold: Type.Array(Type.String()),
  offers: Type.Array(Fields({ offer: OneOf(offers), viewed: Type.Boolean() })),
  notifications: Type.Array(NotificationView),
  unreadNews: Fields({ road: Type.Boolean(), creature: Type.Boolean() }),
  rated: Type.Boolean(),
  userSource: OneOf(userSources),
  clanId: OrNull(Id),
  clanParticipationState: OneOf(PARTICIPATION_STATES),
  /** Clans seek members, and the player has not looked today. */
  promptClan: Type.Boolean(),
  /** What the clan gives: shares and steps. */
  clanSupport: Fields({
    experience: Type.Number(),
    shield: Type.Number(),
    snow: Type.Number(),
    snowSteps: Count,
  }),
  /** Whispers in the chat since the player last looked. */
  unreadWhispers: Count,
  haveNewMailMessage: Type.Boolean(),
  unreadLetters: Count,
  /** The gift of the game that lies on the road; the platform's own is taken by its own call. */
  giftNews: OneOf(['NO_NEWS', ...GIFT_NEWS]),
  haveNewGift: Type.Boolean(),
  newGifts: Count,
  /** Players whose words this one does not want to hear. */
  blacklist: Type.Array(Id),
  /** Until when the player may not talk, and why. */
  chatBan: OrNull(Fields({ reason: OneOf(banReasons), until: Moment })),
})
export type PlayerView = Static<typeof PlayerView>
