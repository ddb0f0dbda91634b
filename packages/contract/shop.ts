import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import { offers } from '@skystair/rules/shop/offer.ts'
import { HERO_PAYMENTS } from '@skystair/rules/shop/recruit.ts'
import { ATTACK_KINDS, COLOURS, SKILL_TYPES } from '@skystair/rules/skill/skills.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { SpecialView } from './heroes.ts'
import { PlayerView } from './player-view.ts'
import { Amounts, Count, Fields, Id, Moment, OneOf, OrNull } from './shapes.ts'

const Prices = Fields({ gold: Count, mithril: Count })

/** A hero in the shop, as it would join at the player's stair. */
const HeroOffer = Fields({
  imageId: Type.String(),
  tier: OneOf(HERO_TIERS),
  warriorClass: Type.String(),
  colour: OneOf(COLOURS),
  attackKind: OneOf(ATTACK_KINDS),
  slotsCount: Count,
  rankLimit: Count,
  power: Type.Number(),
  skills: Type.Array(Fields({ skillType: OneOf(SKILL_TYPES), amount: Type.Number() })),
  specials: Type.Array(SpecialView),
  /** With what the hero asks less of somebody whose deeds it likes. */
  prices: Prices,
  /** Percent of it; 0: none. */
  fond: Count,
  /** Already taken off the prices: a hero of the week. */
  percentOff: Count,
})
export type HeroOffer = Static<typeof HeroOffer>

const SaleView = Fields({
  offer: OneOf(offers),
  tier: OneOf(HERO_TIERS),
  percent: Count,
  startsAt: Moment,
  endsAt: Moment,
  viewed: Type.Boolean(),
})
export type SaleView = Static<typeof SaleView>

export const HeroShop = Fields({
  tiers: Type.Array(Fields({ tier: OneOf(HERO_TIERS), fromStair: Count, open: Type.Boolean() })),
  heroes: Type.Array(HeroOffer),
  /** What each of one's own heroes would take off a price; those worth nothing are left out. */
  exchanges: Type.Array(Fields({ heroId: Id, worth: Prices })),
  /** Times in which a tier costs less: now, or soon. */
  sales: Type.Array(SaleView),
})
export type HeroShop = Static<typeof HeroShop>

export const heroShop = call('shop.heroShop', 'GET /api/shop/hero/list', {
  summary: 'Every hero for sale, tier by tier, at the prices of the player’s stair.',
  who: 'TRIAL',
  changes: false,
  reply: HeroShop,
})

export const buyHero = call('shop.buyHero', 'POST /api/shop/hero/{id}/buy', {
  summary: 'A hero joins for gold or emeralds; an old one may go in exchange.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ id: Type.String({ maxLength: 60, pattern: '^[a-z0-9-]+$' }) }),
  body: Fields({
    payment: OneOf(HERO_PAYMENTS),
    exchangeId: Type.Optional(Id),
    offer: Type.Optional(OneOf(offers)),
  }),
  reply: Fields({ player: PlayerView, heroId: Id }),
})

const ItemName = Fields({ id: Type.String({ maxLength: 60, pattern: '^[a-z0-9-]+$' }) })

const BoosterView = Fields({
  id: Type.String(),
  lasts: Count,
  /** Times that what comes without it is multiplied by. */
  experience: Type.Number(),
  healthPerLevel: Type.Number(),
  regeneration: Type.Number(),
  price: Amounts,
  /** Already taken off the price while a campaign runs. */
  percentOff: Count,
})
export type BoosterView = Static<typeof BoosterView>

const PackView = Fields({
  id: Type.String(),
  state: OneOf(['TAKEN', 'NEXT', 'LATER'] as const),
  price: Amounts,
  gives: Amounts,
  /** A hero who comes for a while. */
  guest: OrNull(Type.String()),
  guestStays: Count,
})
export type PackView = Static<typeof PackView>

export const ItemShop = Fields({
  boosters: Type.Array(BoosterView),
  /** The packs of the week, taken in their order. */
  packs: Type.Array(PackView),
  /** When new packs come. */
  renewsAt: Moment,
})
export type ItemShop = Static<typeof ItemShop>

export const itemShop = call('shop.itemShop', 'GET /api/shop/item/list', {
  summary: 'Boosters, and the packs of the week.',
  who: 'TRIAL',
  changes: false,
  reply: ItemShop,
})

export const buyBooster = call('shop.buyBooster', 'POST /api/shop/booster/{id}/buy', {
  summary: 'The same booster goes on longer; another takes its place only when told so.',
  who: 'TRIAL',
  changes: true,
  params: ItemName,
  body: Fields({ replace: Type.Optional(Type.Boolean()) }),
  reply: PlayerView,
})

export const takePack = call('shop.takePack', 'POST /api/shop/pack/{id}/take', {
  summary: 'Take the next pack of the week.',
  who: 'TRIAL',
  changes: true,
  params: ItemName,
  reply: Fields({ player: PlayerView, shop: ItemShop }),
})
