import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { Seal } from './draws.ts'
import { HeroView } from './hero-view.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Amounts, Count, Fields, Moment, OneOf, OrNull } from './shapes.ts'

/** What a sector gives, as it is worth at the player's stair. */
const WheelSectorView = Fields({
  id: Type.String(),
  kind: OneOf(['amounts', 'booster', 'artifact', 'hero', 'cauldron']),
  amounts: Amounts,
  booster: OrNull(Fields({ id: Type.String(), lasts: Count })),
  /** How likely it is; those of all sectors add up to 1. */
  chance: Type.Number(),
})
export type WheelSectorView = Static<typeof WheelSectorView>

/** Where the wheel stopped, until its prize is taken. */
const WaitingView = Fields({
  /** The number of the draw, its seed, and the seal that was told before. */
  draw: Count,
  seed: Type.String(),
  seal: Seal,
  sector: Type.String(),
  /** Emeralds of the cauldron, kept for the winner. */
  emeralds: Count,
  artifact: OrNull(Type.String()),
  /** Of these heroes one may be chosen, by its `imageId`; they are as they would join. */
  creatures: Type.Array(HeroView),
})

export const WheelView = Fields({
  fromLevel: Count,
  open: Type.Boolean(),
  sectors: Type.Array(WheelSectorView),
  freeLeft: Count,
  ticketSpinsLeft: Count,
  ticketsADay: Count,
  /** When spins are counted anew. */
  newDayAt: Moment,
  cauldron: Count,
  /** Who emptied the cauldron last. */
  lastWin: OrNull(Fields({ name: OrNull(Type.String()), emeralds: Count, at: Moment })),
  /** The number of the next draw, and the seal of its seed. */
  draw: Count,
  seal: Seal,
  waiting: OrNull(WaitingView),
})
export type WheelView = Static<typeof WheelView>

export const wheelStatus = call('wheel.status', 'GET /api/campaign/get/wheel/status', {
  summary:
    'The wheel of fortune: its sectors and their odds, spins left, the cauldron, what waits to be taken.',
  who: 'TRIAL',
  changes: false,
  reply: WheelView,
})

export const spinWheel = call('wheel.spin', 'GET /api/campaign/spin/wheel', {
  summary: 'Spin: free once a day, then for a ticket. What it wins waits to be taken.',
  who: 'TRIAL',
  changes: true,
  reply: Fields({ player: PlayerView, wheel: WheelView }),
})

export const takeWheelReward = call('wheel.takeReward', 'GET /api/campaign/wheel/take/reward', {
  summary: 'Take what the last spin has won, once; of three heroes the one that is named.',
  who: 'TRIAL',
  changes: true,
  query: Fields({
    optionalCreatureId: Type.Optional(Type.String({ maxLength: 60, pattern: '^[a-z0-9-]+$' })),
  }),
  reply: Fields({
    player: PlayerView,
    /** Who has joined; nobody, unless a hero was won. */
    creatures: Type.Array(HeroView),
    reward: RewardView,
    wheel: WheelView,
  }),
})
