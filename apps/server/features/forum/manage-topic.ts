import {
  pinTopic as pinCall,
  rateTopic as rateCall,
  removeTopic as removeCall,
  seeTopic as seeCall,
} from '@skystair/contract/forum.ts'
import { mayRead } from '@skystair/rules/forum/forum.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { boardOf } from './board.ts'
import { changeTopic, type FoundTopic, foundTopic } from './found-topic.ts'
import { mayKeep, mayRemoveHere } from './may-keep.ts'

export const removeTopic = actionWith<typeof removeCall, FoundTopic | null>(
  removeCall,
  foundTopic,
  ({ player, params: { id }, query, extra: topic, now }) => {
    if (topic === null) return refused('forum.refused.not-found')
    if (!mayRemoveHere(player, topic, topic)) return refused('forum.refused.not-yours')
    const at = new Date(now)
    return {
      player,
      writes: [
        changeTopic(boardOf(player, query.clan), id, sql`deleted_at = ${at}::timestamptz`),
        ...(topic.authorId === player.id
          ? []
          : [
              logDeed(
                {
                  playerId: topic.authorId,
                  actorId: player.id,
                  deed: 'ERASE',
                  note: topic.title,
                  detail: { topic: id },
                },
                at,
              ),
            ]),
      ],
      reply: () => ({ done: true }),
    }
  },
)

export const pinTopic = actionWith<typeof pinCall, FoundTopic | null>(
  pinCall,
  foundTopic,
  ({ player, params: { id }, query, body: { pinned }, extra: topic }) =>
    topic === null
      ? refused('forum.refused.not-found')
      : !mayKeep(player, topic)
        ? refused('forum.refused.not-yours')
        : {
            player,
            writes: [changeTopic(boardOf(player, query.clan), id, sql`pinned = ${pinned}::boolean`)],
            reply: () => ({ done: true }),
          },
)

/** The vote is loaded with the player and guarded by the player's version: the sum never counts it twice. */
export const rateTopic = actionWith<typeof rateCall, FoundTopic | null>(
  rateCall,
  foundTopic,
  ({ player, params: { id }, query, body: { vote }, extra: topic }) => {
    if (topic === null || !mayRead(player, topic)) return refused('forum.refused.not-found')
    if (topic.authorId === player.id) return refused('forum.refused.own-topic')
    return {
      player,
      writes: [
        sql`INSERT INTO forum_mark (player_id, topic_id, vote) VALUES (${owner(player.id)}, ${id}::uuid, ${vote}::smallint)
          ON CONFLICT (player_id, topic_id) DO UPDATE SET vote = excluded.vote`,
        changeTopic(boardOf(player, query.clan), id, sql`rating = rating + ${vote - topic.vote}::integer`),
      ],
      reply: () => ({ done: true }),
    }
  },
)

export const seeTopic = actionWith<typeof seeCall, FoundTopic | null>(
  seeCall,
  foundTopic,
  ({ player, params: { id }, body: { number }, extra: topic }) =>
    topic === null || !mayRead(player, topic)
      ? refused('forum.refused.not-found')
      : {
          player,
          writes: [
            sql`INSERT INTO forum_mark (player_id, topic_id, seen_id)
              VALUES (${owner(player.id)}, ${id}::uuid, ${number}::bigint)
              ON CONFLICT (player_id, topic_id) DO UPDATE SET seen_id = greatest(forum_mark.seen_id, excluded.seen_id)`,
          ],
          reply: () => ({ done: true }),
        },
)
