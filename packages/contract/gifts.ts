import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Count, Done, Fields, Id, Moment, OrNull, Uuid } from './shapes.ts'

const OfGift = Fields({ id: Uuid })

const Price = Type.Record(Type.String(), Count)

export const GiftKindView = Fields({ id: Type.String(), price: Price, reward: RewardView })
export type GiftKindView = Static<typeof GiftKindView>

export const GiftView = Fields({
  id: Type.String(),
  at: Moment,
  from: Fields({ id: Id, name: OrNull(Type.String()) }),
  item: Type.String(),
  wish: Type.String(),
  taken: Type.Boolean(),
  thanked: Type.Boolean(),
})
export type GiftView = Static<typeof GiftView>

export const giftKinds = call('gifts.kinds', 'GET /api/gift/kinds', {
  summary: 'What can be given, and what it costs.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({ kinds: Type.Array(GiftKindView) }),
})

export const listGifts = call('gifts.list', 'GET /api/gift/list', {
  summary: 'The last hundred gifts that came, the newest first.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  reply: Fields({ gifts: Type.Array(GiftView) }),
})

export const sendGift = call('gifts.send', 'POST /api/gift/send', {
  summary: 'Give somebody something with a wish: from level 15, ten a day.',
  who: 'PLAYER',
  changes: true,
  body: Fields({
    to: Id,
    item: Type.String({ maxLength: 40 }),
    wish: Type.String({ maxLength: 2000 }),
  }),
  reply: PlayerView,
})

export const takeGift = call('gifts.take', 'POST /api/gift/{id}/take', {
  summary: 'Take what lies inside: once.',
  who: 'TRIAL',
  changes: true,
  params: OfGift,
  reply: Fields({ player: PlayerView, reward: RewardView }),
})

export const thankForGift = call('gifts.thank', 'POST /api/gift/{id}/thank', {
  summary: 'Say thank you: once for each gift.',
  who: 'TRIAL',
  changes: true,
  params: OfGift,
  reply: Done,
})
