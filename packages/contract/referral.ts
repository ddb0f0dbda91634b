import { SELF_DOUBTS } from '@skystair/rules/bank/referral.ts'
import { KEEPERS_GIFTS } from '@skystair/rules/gifts/gift-news.ts'
import { Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Count, Done, Fields, Id, Moment, OneOf, OrNull, Uuid } from './shapes.ts'

const Given = Fields({ player: PlayerView, emeralds: Count })
const given = { who: 'TRIAL', changes: true, reply: Given } as const

export const myCode = call('referral.myCode', 'GET /api/referral/my/code', {
  summary: 'One’s own code and link, whom they have brought, and what waits to be taken.',
  who: 'TRIAL',
  changes: false,
  personal: true,
  reply: Fields({
    code: Type.String(),
    url: Type.String(),
    friends: Type.Array(
      Fields({ id: Id, name: OrNull(Type.String()), level: Count, brought: Type.Integer() }),
    ),
    /** What `bonus/take` would give now. */
    waiting: Count,
    startBonus: Count,
    refClanBonus: Count,
    /** Percent of what friends buy. */
    refBonus: Count,
    sharing: Count,
    maySharedAgainAt: Moment,
  }),
})

export const takeBonus = call('referral.takeBonus', 'GET /api/referral/bonus/take', {
  ...given,
  summary: 'Take what friends have brought, and what coming by a link has.',
})

export const share = call('referral.share', 'POST /api/referral/share', {
  ...given,
  summary: 'The link was shared: a few emeralds, once a week.',
})

export const acceptPromo = call('referral.acceptPromo', 'GET /api/player/promo/gift/accept', {
  ...given,
  summary: 'Take what a promo code gives; without a code, the gift with a ribbon that lies on the road.',
  query: Fields({ code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) }),
})

export const acceptPlatformGift = call(
  'referral.platformGift',
  'GET /api/integration/{platform}/gift/accept',
  {
    ...given,
    summary: 'Take the gift of the platform one came from, once.',
    params: Fields({ platform: OneOf(['social', 'photo']) }),
  },
)

export const takeOkDay = call('referral.okDay', 'GET /api/daily/ok/take', {
  ...given,
  summary: 'The gift of the day for those who play on OK.',
})

export const okGroup = call('referral.okGroup', 'GET /api/campaign/get/ok/group', {
  summary: 'The group on OK, and whether its gift was taken.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({
    group: OrNull(Type.String()),
    taken: Type.Boolean(),
    /** So is what lies there today. */
    dayTaken: Type.Boolean(),
  }),
})

export const startVideo = call('referral.startVideo', 'POST /api/bank/video/start', {
  summary: 'A ticket for a film; its reward needs it, after the length of the film.',
  who: 'TRIAL',
  changes: true,
  reply: Fields({ ticket: Uuid, seconds: Count, left: Count }),
})

export const takeVideo = call('referral.takeVideo', 'POST /api/bank/video/take', {
  ...given,
  summary: 'The film is over: its reward, once for a ticket.',
  body: Fields({ ticket: Uuid }),
})

export const makePromo = call('referral.makePromo', 'POST /api/console/promo', {
  summary: 'Make a promo code: how many may take how much, until when, with a reason.',
  who: 'ADMIN',
  changes: true,
  body: Fields({
    code: Type.String({ pattern: '^[A-Z0-9-]{4,40}$' }),
    emeralds: Type.Integer({ minimum: 1, maximum: 100_000 }),
    count: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    until: Moment,
    note: Type.String({ maxLength: 1000 }),
  }),
  reply: Done,
})

export const giveGiftNews = call('referral.giveGiftNews', 'POST /api/console/player/{id}/gift-news', {
  summary: 'Lay a gift with a ribbon on a player’s road, with a reason.',
  who: 'ADMIN',
  changes: true,
  params: Fields({ id: Id }),
  body: Fields({ gift: OneOf(KEEPERS_GIFTS), note: Type.String({ maxLength: 1000 }) }),
  reply: Done,
})

export const playerReferral = call('referral.ofPlayer', 'GET /api/console/player/{id}/referral', {
  summary:
    'Whom a player has invited, what came of it, and who seems to be nobody but the player: for keepers.',
  who: 'MODERATOR',
  changes: false,
  params: Fields({ id: Id }),
  reply: Fields({
    invitedBy: OrNull(Id),
    friends: Type.Array(
      Fields({
        id: Id,
        name: OrNull(Type.String()),
        level: Count,
        brought: Type.Integer(),
        doubt: OrNull(OneOf(SELF_DOUBTS)),
      }),
    ),
  }),
})
