import { PLATFORM_GIFTS, RIBBON_GIFTS } from '@skystair/content/bank/referral.data.ts'
import {
  takeOkDay as dayCall,
  acceptPlatformGift as giftCall,
  okGroup as groupCall,
  makePromo as makeCall,
  acceptPromo as promoCall,
  giveGiftNews as ribbonCall,
} from '@skystair/contract/referral.ts'
import { dayOf } from '@skystair/rules/bank/video.ts'
import { campaignOf } from '@skystair/rules/calendar/campaign.ts'
import { nextGift, withoutGift } from '@skystair/rules/gifts/gift-news.ts'
import { reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action, actionWith, readWith } from '../../platform/action/action.ts'
import { type CalendarChanges, calendarChanges, runningFor } from '../../platform/calendar/running.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { emeraldsFrom, givenReply, selectClaim, writeClaim } from './claims.ts'

const foldCode = (code: string): string => code.trim().toUpperCase()

interface Promo {
  readonly emeralds: number
  readonly until: number
  readonly remaining: number
}

export const acceptPromo = actionWith<typeof promoCall, { promo: Promo | null; used: number | null }>(
  promoCall,
  {
    select: ({ query: { code = '' } }, callerId) => ({
      promo: sql`SELECT jsonb_build_object('emeralds', emeralds, 'remaining', remaining,
          'until', floor(extract(epoch FROM until) * 1000)) FROM promo_code WHERE code = ${foldCode(code)}::text`,
      used: selectClaim(callerId, `promo:${foldCode(code)}`),
    }),
  },
  async ({ player, query: { code }, extra: { promo, used }, now, services, attempt }) => {
    if (code === undefined) return takeRibbonGift(player)
    const tooMany = attempt === 1 && (await services.limits.spend('codes', String(player.id)))
    if (tooMany) return tooMany
    if (promo === null) return refused('bank.refused.no-promo')
    if (used !== null) return refused('errors.promotion-used')
    if (promo.until <= now || promo.remaining === 0) return refused('bank.refused.promo-over')
    const at = new Date(now)
    return {
      player,
      movements: [emeraldsFrom('promo', promo.emeralds, 'PROMO')],
      writes: [
        writeClaim(player.id, `promo:${foldCode(code)}`, 1, at, 'errors.promotion-used'),
        mustTouch(
          'promo',
          sql`UPDATE promo_code SET remaining = remaining - 1
            WHERE code = ${foldCode(code)}::text AND remaining > 0 AND until > ${at}::timestamptz`,
          'bank.refused.promo-over',
        ),
      ],
      reply: givenReply(promo.emeralds),
    }
  },
)

/** The gift with a ribbon that lies on the road. */
function takeRibbonGift(player: Player) {
  const gift = nextGift(player.giftNews)
  if (gift === null) return refused('bank.refused.no-gift')
  const emeralds = RIBBON_GIFTS[gift]
  return {
    player: { ...player, giftNews: withoutGift(player.giftNews, gift) },
    movements: [emeraldsFrom('keepers', emeralds, 'RIBBON_GIFT')],
    reply: givenReply(emeralds),
  }
}

export const giveGiftNews = actionWith<typeof ribbonCall, boolean>(
  ribbonCall,
  {
    select: ({ params: { id } }) => sql`SELECT to_jsonb(EXISTS (SELECT 1 FROM player AS other
      WHERE other.id = ${owner(id)} AND other.deleted_at IS NULL))`,
  },
  ({ player, params: { id }, body: { gift, note }, extra: exists, now }) => {
    if (!exists) return refused('player.refused.not-found')
    const unexplained = reasonMissing(note)
    if (unexplained) return unexplained
    return {
      player,
      send: [{ to: id, sender: ofWorld('keepers'), effect: { kind: 'gift-news', gift } as const }],
      writes: [
        logDeed({ playerId: id, actorId: player.id, deed: 'GRANT', note, detail: { gift } }, new Date(now)),
      ],
      reply: () => ({ done: true }),
    }
  },
)

export const makePromo = action(makeCall, ({ player, body, now }) => {
  const unexplained = reasonMissing(body.note)
  if (unexplained) return unexplained
  if (body.until <= now) return refused('bank.refused.promo-over')
  const { note, ...detail } = body
  const at = new Date(now)
  return {
    player,
    writes: [
      sql`INSERT INTO promo_code (code, emeralds, remaining, until, made_by, made_at)
        VALUES (${body.code}::text, ${body.emeralds}::bigint, ${body.count}::bigint, ${new Date(body.until)}::timestamptz,
          ${player.id}::bigint, ${at}::timestamptz)`,
      logDeed({ playerId: player.id, actorId: player.id, deed: 'PROMO', note, detail }, at),
    ],
    conflicts: { promo_code_pkey: 'bank.refused.promo-known' },
    reply: () => ({ done: true }),
  }
})

const sources = { social: 'OK', photo: 'FOTOSTRANA' } as const

export const acceptPlatformGift = actionWith<typeof giftCall, number | null>(
  giftCall,
  { select: ({ params: { platform } }, callerId) => selectClaim(callerId, `gift:${platform}`) },
  ({ player, params: { platform }, extra: taken, now }) => {
    if (player.userSource !== sources[platform]) return refused('bank.refused.other-platform')
    if (taken !== null) return refused('errors.promotion-used')
    const emeralds = PLATFORM_GIFTS[platform]
    return {
      player: { ...player, giftNews: withoutGift(player.giftNews, 'FOTOSTRANA') },
      movements: [emeraldsFrom('platform', emeralds, 'PLATFORM_GIFT')],
      writes: [writeClaim(player.id, `gift:${platform}`, 1, new Date(now), 'errors.promotion-used')],
      reply: givenReply(emeralds),
    }
  },
)

interface OkDay {
  readonly last: number | null
  readonly changes: CalendarChanges
}

export const takeOkDay = actionWith<typeof dayCall, OkDay>(
  dayCall,
  {
    select: (_, callerId) => ({ last: selectClaim(callerId, 'ok-day'), changes: calendarChanges.select() }),
  },
  ({ player, extra: { last, changes }, now }) => {
    if (player.userSource !== 'OK') return refused('bank.refused.other-platform')
    const run = campaignOf(runningFor(player, changes, now), 'OK_GROUP')
    if (run === null) return refused('calendar.refused.not-running')
    if (last === dayOf(now)) return refused('errors.promotion-used')
    const emeralds = Number(run.contents.emeralds)
    return {
      player,
      movements: [emeraldsFrom('platform', emeralds, 'PLATFORM_GIFT')],
      writes: [writeClaim(player.id, 'ok-day', dayOf(now), new Date(now), 'errors.promotion-used')],
      reply: givenReply(emeralds),
    }
  },
)

export const okGroup = readWith<typeof groupCall, OkDay & { readonly taken: number | null }>(
  groupCall,
  {
    select: (_, callerId) => ({
      taken: selectClaim(callerId, 'gift:social'),
      last: selectClaim(callerId, 'ok-day'),
      changes: calendarChanges.select(),
    }),
  },
  ({ player, extra: { taken, last, changes }, now, services: { config } }) => ({
    group: campaignOf(runningFor(player, changes, now), 'OK_GROUP') && config.platformSecrets.OK_GROUP_ID,
    taken: taken !== null,
    dayTaken: last === dayOf(now),
  }),
)
