import { GIFTS } from '@skystair/content/gifts/gifts.data.ts'
import { type GiftView, giftKinds as kindsCall, listGifts as listCall } from '@skystair/contract/gifts.ts'
import { read, readBeside } from '../../platform/action.ts'
import { rewardView } from '../../platform/reward-view.ts'
import { owner, sql } from '../../platform/sql.ts'

const shown = 100

export const giftKinds = read(kindsCall, () => ({
  kinds: GIFTS.map(({ id, price, reward }) => ({ id, price: { ...price }, reward: rewardView(reward) })),
}))

export const listGifts = readBeside<typeof listCall, GiftView[] | null>(
  listCall,
  {
    select: (
      _,
      callerId,
    ) => sql`SELECT jsonb_agg(jsonb_build_object('id', mine.id, 'at', floor(extract(epoch FROM mine.at) * 1000),
        'from', jsonb_build_object('id', mine.from_id, 'name', giver.name), 'item', mine.item, 'wish', mine.wish,
        'taken', mine.taken_at IS NOT NULL, 'thanked', mine.thanked_at IS NOT NULL) ORDER BY mine.at DESC)
      FROM (SELECT * FROM gift WHERE gift.player_id = ${owner(callerId)} ORDER BY gift.at DESC LIMIT ${shown}) AS mine
      LEFT JOIN player AS giver ON giver.id = mine.from_id`,
  },
  ({ beside }) => ({ gifts: beside ?? [] }),
)
