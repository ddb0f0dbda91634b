import { randomUUID } from 'node:crypto'
import { giftOf } from '@skystair/content/gifts/gifts.data.ts'
import { sendGift as contract } from '@skystair/contract/gifts.ts'
import { giftsADay, mayGive } from '@skystair/rules/gifts/gift.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { ofPlayer, ofWorld } from '@skystair/rules/wallet/account.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { actionWith } from '../../platform/action/action.ts'
import { across, owner, sql } from '../../platform/database/sql.ts'
import { markedCase } from '../../platform/moderation/cases.ts'
import { playerView } from '../../platform/views/player-view.ts'

interface Around {
  readonly receiver: { readonly id: number; readonly deaf: boolean; readonly level: number } | null
  /** When the last but so many gifts was given, milliseconds since 1970. */
  readonly earlier: number | null
}

export const sendGift = actionWith<typeof contract, Around>(
  contract,
  {
    select: ({ body: { to } }, callerId) => ({
      receiver: sql`SELECT jsonb_build_object('id', other.id, 'level', other.level,
          'deaf', other.state -> 'talk' -> 'blacklist' @> to_jsonb(${callerId}::bigint))
        FROM player AS other WHERE other.id = ${owner(to)} AND other.deleted_at IS NULL`,
      earlier: sql`SELECT to_jsonb(floor(extract(epoch FROM given.at) * 1000)) FROM gift AS given
        WHERE given.from_id = ${callerId}::bigint ${across('gifts of a giver')}
        ORDER BY given.at DESC OFFSET ${giftsADay - 1} LIMIT 1`,
    }),
  },
  ({ player, body: { to, item, wish: entered }, extra: { receiver, earlier }, now, services }) => {
    const gift = giftOf(item)
    if (!gift) return refused('gifts.refused.unknown')
    const wish = mayGive(player, receiver, entered, earlier, now)
    if (isRefusal(wish)) return wish
    const id = randomUUID()
    const notification = {
      id: randomUUID(),
      kind: 'gift',
      params: { name: player.name ?? '' },
      at: now,
    } as const
    const sender = ofPlayer(player.id)
    return {
      player,
      movements: currencies
        .filter((currency) => (gift.price[currency] ?? 0) > 0)
        .map((currency) => ({
          currency,
          amount: -(gift.price[currency] ?? 0),
          counterparty: ofWorld('gifts'),
          reason: 'GIFT',
        })),
      send: [
        { to, sender, effect: { kind: 'gift' } },
        { to, sender, effect: { kind: 'notification', notification } },
      ],
      writes: [
        sql`INSERT INTO gift (player_id, id, at, from_id, item, wish)
          VALUES (${owner(to)}, ${id}::uuid, ${new Date(now)}::timestamptz, ${player.id}::bigint, ${item}::text, ${wish}::text)`,
        ...markedCase({ player, now, services }, 'GIFT', wish, { id }),
      ],
      reply: playerView,
    }
  },
)
