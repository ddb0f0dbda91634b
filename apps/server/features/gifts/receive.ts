import { randomUUID } from 'node:crypto'
import { GROWING } from '@skystair/content/beginning.ts'
import { giftOf } from '@skystair/content/gifts/gifts.data.ts'
import { takeGift as takeCall, thankForGift as thankCall } from '@skystair/contract/gifts.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { ofPlayer, ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

interface Found {
  readonly item: string
  readonly fromId: number
  readonly taken: boolean
  readonly thanked: boolean
}

const own = {
  select: (
    { params: { id } }: { params: { id: string } },
    callerId: number,
  ) => sql`SELECT jsonb_build_object('item', mine.item,
      'fromId', mine.from_id, 'taken', mine.taken_at IS NOT NULL, 'thanked', mine.thanked_at IS NOT NULL)
    FROM gift AS mine WHERE mine.player_id = ${owner(callerId)} AND mine.id = ${id}::uuid`,
}

/** Loaded with the player and guarded by the player's version: two hands in one parcel never both find it full. */
export const takeGift = actionWith<typeof takeCall, Found | null>(
  takeCall,
  own,
  ({ player, params: { id }, extra: found, now }) => {
    const gift = found === null ? undefined : giftOf(found.item)
    if (found === null || !gift) return refused('gifts.refused.not-found')
    if (found.taken) return refused('gifts.refused.taken')
    const received = receive(climberOf(player), gift.reward, GROWING, boostsOf(player, now))
    if (isRefusal(received)) return received
    const { player: richer, movements } = climbed(player, received.climber, {
      counterparty: ofWorld('gifts'),
      reason: 'GIFT',
    })
    return {
      player: { ...richer, newGifts: Math.max(0, richer.newGifts - 1) },
      movements,
      writes: [
        sql`UPDATE gift SET taken_at = ${new Date(now)}::timestamptz
          WHERE gift.player_id = ${owner(player.id)} AND gift.id = ${id}::uuid`,
      ],
      reply: (saved, at) => ({ player: playerView(saved, at), reward: rewardView(gift.reward) }),
    }
  },
)

export const thankForGift = actionWith<typeof thankCall, Found | null>(
  thankCall,
  own,
  ({ player, params: { id }, extra: found, now }) => {
    if (found === null) return refused('gifts.refused.not-found')
    if (found.thanked) return refused('gifts.refused.thanked')
    const notification = {
      id: randomUUID(),
      kind: 'gift-thanks',
      params: { name: player.name ?? '' },
      at: now,
    } as const
    return {
      player,
      send: [
        { to: found.fromId, sender: ofPlayer(player.id), effect: { kind: 'notification', notification } },
      ],
      writes: [
        sql`UPDATE gift SET thanked_at = ${new Date(now)}::timestamptz
          WHERE gift.player_id = ${owner(player.id)} AND gift.id = ${id}::uuid`,
      ],
      reply: () => ({ done: true }),
    }
  },
)
