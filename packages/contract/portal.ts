import { CARDS } from '@skystair/rules/portal/cards.ts'
import { PLACES_APART } from '@skystair/rules/road/place.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { RewardView } from './reward.ts'
import { Count, Fields, Moment, OneOf, OrNull, WordId } from './shapes.ts'

const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** A place apart as one player finds it: what is behind the door, who guards it, what it gives and costs. */
export const ApartView = Fields({
  place: OneOf(PLACES_APART),
  stairs: Count,
  /** The creature that guards its last stair. */
  guardian: Type.String(),
  /** What is certain to lie behind the guardian. */
  prize: RewardView,
  currency: OneOf(currencies),
  /** What a key costs, and what it costs now, by so many hundredths less. */
  fullPrice: Count,
  price: Count,
  discount: Percent,
  keys: Count,
  /** The door stands open: victories that are left before the prize; `null`: it is locked. */
  stairsLeft: OrNull(Count),
})
export type ApartView = Static<typeof ApartView>

/** The cards of the campaign. Face down: only the seal of what they were drawn with is told. */
export const DiscountCards = Fields({
  /** What stands on each, in hundredths; `null`: it lies face down. */
  cards: Type.Array(OrNull(Percent)),
  chosen: OrNull(Type.Integer({ minimum: 0, maximum: CARDS - 1 })),
  seal: OrNull(Type.String()),
  seed: OrNull(Type.String()),
  /** Until when the turned card is good; face down: until when one can be turned. */
  until: Moment,
  /** How often each is laid first; what is turned has no odds any more. */
  odds: Type.Array(Fields({ percent: Percent, chance: Type.Number() })),
})
export type DiscountCards = Static<typeof DiscountCards>

/** The whole shop. */
export const PortalShop = Fields({
  places: Type.Array(ApartView),
  offer: Fields({ place: OneOf(PLACES_APART), discount: Percent, until: Moment }),
  /** The card that was turned and is good still. */
  card: OrNull(Fields({ discount: Percent, until: Moment })),
  /** Three cards lie face down for this player. */
  cardsWait: Type.Boolean(),
  most: Count,
})
export type PortalShop = Static<typeof PortalShop>

const look = { who: 'TRIAL', changes: false } as const
const seen = Type.Integer({ minimum: 0, maximum: 100 })

export const portalOffer = call('portal.offer', 'GET /api/portal/offer/get', {
  ...look,
  summary: 'The portal shop: every place apart, what its key costs today, and the offer of the day.',
  reply: PortalShop,
})

export const portalInfo = call('portal.info', 'GET /api/portal/{id}/info', {
  ...look,
  summary: 'What is behind a portal of the road or behind the door of a place apart.',
  params: WordId,
  reply: ApartView,
})

export const portalDiscounts = call('portal.discounts', 'GET /api/campaign/get/portal/discounts', {
  ...look,
  summary: 'The three discount cards of the campaign: face down with their seal, or as they were turned.',
  reply: DiscountCards,
})

export const chooseDiscount = call('portal.chooseDiscount', 'GET /api/portal/mark/discount/chosen', {
  who: 'TRIAL',
  changes: true,
  summary: 'Turn one of the three cards (0, 1 or 2). What stands on it was drawn by the server.',
  query: Fields({ discount: Type.Integer({ minimum: 0, maximum: CARDS - 1 }) }),
  reply: Fields({ cards: DiscountCards, shop: PortalShop }),
})

export const buyPortalKey = call('portal.buyKey', 'POST /api/portal/{id}/key/buy', {
  who: 'TRIAL',
  changes: true,
  summary: 'Buy the key of a place apart. `discount` is the one that was shown: another one is refused.',
  params: WordId,
  body: Fields({ discount: seen }),
  reply: Fields({ player: PlayerView, shop: PortalShop }),
})

export const usePortal = call('portal.use', 'POST /api/portal/{id}/use', {
  summary:
    'Step from one portal of the road out of another (`toStair`), or into a place apart: through its open door, with a key, or with one that is bought at once for what `discount` leaves of its price. All places known so far are to be forgotten.',
  who: 'TRIAL',
  changes: true,
  params: WordId,
  body: Fields({ toStair: Type.Optional(Count), discount: Type.Optional(seen) }),
  reply: PlayerView,
})

export const leavePortal = call('portal.leave', 'POST /api/portal/leave', {
  summary:
    'Come home from a place apart: with its prize, once the guardian is beaten; before that the door stays open. All places known so far are to be forgotten.',
  who: 'TRIAL',
  changes: true,
  reply: Fields({ player: PlayerView, place: OneOf(PLACES_APART), prize: OrNull(RewardView) }),
})
