import { CAMPAIGN_CHESTS, CHEST_STATES } from '@skystair/rules/chests/bought-chest.ts'
import { DELAYED_KINDS } from '@skystair/rules/chests/chest-life.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Amounts, Count, Fields, Id, Moment, OneOf, OrNull, Uuid } from './shapes.ts'

/** One card as it may come: so much of something, or a thing of a kind. */
const card = {
  amounts: Amounts,
  /** `artifact`, `rune`, `consumable`, a rarity (that or rarer), or `piece` with the thing itself. */
  thing: OrNull(Fields({ called: Type.String(), id: OrNull(Type.String()) })),
}

/** What lies in a chest for this player now. */
const ContentsView = Fields({
  /** Cards that are always in it. */
  sure: Type.Array(Fields(card)),
  /** How many more are drawn, each by these odds. */
  draws: Count,
  odds: Type.Array(Fields({ ...card, share: Type.Number() })),
})
export type ContentsView = Static<typeof ContentsView>

/** SHA-256 of the seed that the next chest of its kind will be drawn with. */
const Seal = Type.String()

/** The chests on the road. */
const DelayedView = Fields({
  victories: Count,
  victoriesNeeded: Count,
  places: Count,
  /** What falls next. */
  next: OneOf(DELAYED_KINDS),
  /** In the order in which they open; `opensAt` is null while one before it opens. */
  chests: Type.Array(
    Fields({
      id: Id,
      kind: OneOf(DELAYED_KINDS),
      opensAt: OrNull(Moment),
      /** Emeralds for which it opens at once; 0: it is open, or another one opens. */
      price: Count,
    }),
  ),
  kinds: Type.Array(Fields({ kind: OneOf(DELAYED_KINDS), opensIn: Count, contents: ContentsView })),
  /** Films that may still be seen today, and by how many milliseconds one opens a chest sooner. */
  filmsLeft: Count,
  filmSaves: Count,
  seal: Seal,
})
export type DelayedView = Static<typeof DelayedView>

/** The cards of a chest in the order in which they lie, and the seed that drew them. */
export const opened = {
  player: PlayerView,
  cards: Type.Array(RewardView),
  /** A level reached by all of them together. */
  levelUp: RewardView.properties.levelUp,
  /** null: nothing of it was left to luck. */
  seed: OrNull(Type.String()),
}

export const ensureChests = call('chests.ensure', 'GET /api/delayed/chest/ensure', {
  summary: 'The chests on the road: when each opens, what falls next, what lies in them and by which odds.',
  who: 'TRIAL',
  changes: false,
  reply: DelayedView,
})

export const speedUpChest = call('chests.speedUp', 'GET /api/delayed/chest/speedup', {
  summary: 'The chest that opens now opens at once for emeralds, or half an hour sooner for a film.',
  who: 'TRIAL',
  changes: true,
  query: Fields({ ticket: Type.Optional(Uuid) }),
  reply: Fields({ player: PlayerView, chests: DelayedView }),
})

export const takeChest = call('chests.take', 'GET /api/delayed/chest/take', {
  summary: 'Take what lies in the chest that has opened; its seed shows how it was drawn.',
  who: 'TRIAL',
  changes: true,
  reply: Fields({ ...opened, kind: OneOf(DELAYED_KINDS), chests: DelayedView }),
})

/** How far what was bought has come in a campaign of chests. */
export const ChestStatus = Fields({
  /** null: no such campaign runs, or its last chests can no longer be opened. */
  run: OrNull(
    Fields({
      startsAt: Moment,
      endsAt: Moment,
      /** Chests that were reached by then may be opened until this moment. */
      opensUntil: Moment,
    }),
  ),
  bought: Count,
  chests: Type.Array(
    Fields({
      chest: OneOf(CAMPAIGN_CHESTS),
      from: Count,
      state: OneOf(CHEST_STATES),
      contents: ContentsView,
    }),
  ),
  seal: Seal,
})
export type ChestStatus = Static<typeof ChestStatus>

const status = {
  summary: 'What was bought while the campaign runs, and the chests that it opens.',
  who: 'TRIAL',
  changes: false,
  reply: ChestStatus,
} as const

export const chestStatus = call('chests.status', 'GET /api/campaign/get/chest/status', status)
export const chest2Status = call('chests.status2', 'GET /api/campaign/get/chest2/status', status)
export const chest3Status = call('chests.status3', 'GET /api/campaign/get/chest3/status', status)
export const artStatus = call('chests.art', 'GET /api/campaign/get/art/status', status)
