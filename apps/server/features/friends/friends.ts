import {
  addFriend as addCall,
  listFriends as listCall,
  removeFriend as removeCall,
} from '@skystair/contract/friends.ts'
import { befriend, MOST_FRIENDS } from '@skystair/rules/friends/friends.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import { across, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'

/** Whoever was here so lately is here. */
const ONLINE_FOR = 10 * 60_000

const own = (playerId: number): Sql =>
  sql`SELECT coalesce(jsonb_agg(kept.friend_id ORDER BY kept.at DESC, kept.friend_id), '[]')
    FROM friend AS kept WHERE kept.player_id = ${owner(playerId)}`

interface Kept {
  readonly ids: readonly number[]
  readonly people: People
}

export const listFriends = readWith<typeof listCall, Kept>(
  listCall,
  {
    select: (_, callerId) => ({
      ids: own(callerId),
      people: selectPeople(
        sql`SELECT kept.friend_id FROM friend AS kept WHERE kept.player_id = ${owner(callerId)}`,
      ),
    }),
  },
  async ({ extra: { ids, people }, player, now, services }) => {
    const [seen] = (await askAll(services.database, player.id, [
      sql`SELECT jsonb_object_agg(latest.player_id, floor(extract(epoch FROM latest.seen_at) * 1000))
        FROM (SELECT player_id, max(seen_at) AS seen_at FROM session WHERE player_id = ANY(${ids}::bigint[])
          GROUP BY player_id) AS latest ${across('who is online')}`,
    ])) as [Readonly<Record<string, number>> | null]
    const friends = ids.flatMap((id) => {
      const person = people[id]
      // Whoever has left for ever has no name any more.
      if (person === undefined || person.name === null) return []
      const { name, gender, level, clanId, league, bankStatus } = person
      const seenAt = seen?.[id] ?? null
      const online = seenAt !== null && now - seenAt < ONLINE_FOR
      return [{ id, name, gender, level, clanId, league, bankStatus, seenAt, online }]
    })
    return {
      friends: friends.toSorted(
        (one, other) =>
          Number(other.online) - Number(one.online) ||
          (other.seenAt ?? 0) - (one.seenAt ?? 0) ||
          one.id - other.id,
      ),
      most: MOST_FRIENDS,
    }
  },
)

interface Asked {
  readonly ids: readonly number[]
  readonly people: People
}

export const addFriend = actionWith<typeof addCall, Asked>(
  addCall,
  {
    select: ({ body: { playerId } }, callerId) => ({
      ids: own(callerId),
      people: selectPeople(sql`SELECT ${playerId}::bigint`),
    }),
  },
  ({ player, body: { playerId }, extra: { ids, people }, now }) => {
    if ((people[playerId]?.name ?? null) === null) return refused('friends.refused.nobody')
    const kept = befriend(ids, player.id, playerId)
    if (isRefusal(kept)) return kept
    return {
      player,
      writes: [
        sql`INSERT INTO friend (player_id, friend_id, at)
          VALUES (${owner(player.id)}, ${playerId}::bigint, ${new Date(now)}::timestamptz)
          ON CONFLICT (player_id, friend_id) DO NOTHING`,
      ],
      reply: () => ({ ids: [...kept] }),
    }
  },
)

export const removeFriend = actionWith<typeof removeCall, { readonly ids: readonly number[] }>(
  removeCall,
  { select: (_, callerId) => ({ ids: own(callerId) }) },
  ({ player, body: { playerId }, extra: { ids } }) => ({
    player,
    writes: [
      sql`DELETE FROM friend WHERE friend.player_id = ${owner(player.id)} AND friend.friend_id = ${playerId}::bigint`,
    ],
    reply: () => ({ ids: ids.filter((id) => id !== playerId) }),
  }),
)

export const friendsRoutes = [listFriends, addFriend, removeFriend]
