import { GIFTS } from '@skystair/content/gifts/gifts.data.ts'
import { type GiftView, giftKinds as kindsCall, listGifts as listCall } from '@skystair/contract/gifts.ts'
import { read, readWith } from '../../platform/action/action.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import { rewardView } from '../../platform/views/reward-view.ts'

const shown = 100

const newest = (playerId: number, most: number): Sql => sql`(SELECT * FROM gift
  WHERE gift.player_id = ${owner(playerId)} ORDER BY gift.at DESC LIMIT ${most}::integer) AS mine`

export const giftKinds = read(kindsCall, () => ({
  kinds: GIFTS.map(({ id, price, reward }) => ({ id, price: { ...price }, reward: rewardView(reward) })),
}))

interface Answers {
  readonly gifts: readonly (Omit<GiftView, 'from'> & { readonly fromId: number })[] | null
  readonly people: People
}

export const listGifts = readWith<typeof listCall, GiftView[]>(
  listCall,
  {
    select: (_, callerId) => ({
      gifts: sql`SELECT jsonb_agg(jsonb_build_object('id', mine.id, 'at', floor(extract(epoch FROM mine.at) * 1000),
          'fromId', mine.from_id, 'item', mine.item, 'wish', mine.wish,
          'taken', mine.taken_at IS NOT NULL, 'thanked', mine.thanked_at IS NOT NULL) ORDER BY mine.at DESC)
        FROM ${newest(callerId, shown)}`,
      // Some more: gifts that come meanwhile move the page on.
      people: selectPeople(sql`SELECT mine.from_id FROM ${newest(callerId, 2 * shown)}`),
    }),
    read: ({ gifts, people }: Answers) =>
      (gifts ?? []).map(({ fromId, ...gift }) => ({
        ...gift,
        from: { id: fromId, name: people[fromId]?.name ?? null },
      })),
  },
  ({ extra }) => ({ gifts: extra }),
)
