import {
  editComment as editCall,
  removeComment as removeCall,
  writeComment as writeCall,
} from '@skystair/contract/forum.ts'
import { utter } from '@skystair/rules/chat/say.ts'
import { commentWords, mayEdit, mayPost, mayRead } from '@skystair/rules/forum/forum.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { markedCase } from '../../platform/moderation/cases.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { boardOf } from './board.ts'
import { changeComment, changeTopic, type FoundTopic, foundTopic, theTopic } from './found-topic.ts'
import { mayRemoveHere } from './may-keep.ts'

/** The topic counts its comments: numbers have no gaps, and the last word moves it up. */
export const writeComment = actionWith<typeof writeCall, FoundTopic | null>(
  writeCall,
  foundTopic,
  ({ player, params: { id }, query, body, extra: topic, now, services }) => {
    if (topic === null || !mayRead(player, topic)) return refused('forum.refused.not-found')
    const silent = mayPost(player, now)
    if (silent) return silent
    const text = commentWords(body.text)
    if (isRefusal(text)) return text
    // The same patience as in the chat; only its beginning is compared.
    const spoken = utter(player.talk, text.slice(0, 900), now)
    if (isRefusal(spoken)) return spoken
    const at = new Date(now)
    return {
      player: { ...player, talk: spoken.talk },
      writes: [
        changeTopic(
          boardOf(player, query.clan),
          id,
          sql`last_comment = last_comment + 1, last_at = ${at}::timestamptz`,
        ),
        sql`INSERT INTO forum_comment (topic_id, id, author_id, at, text)
          SELECT topic.id, topic.last_comment, ${player.id}::bigint, ${at}::timestamptz, ${text}::text FROM ${theTopic(sql`${boardOf(player, query.clan)}::text`, id)}`,
        sql`INSERT INTO forum_mark (player_id, topic_id, seen_id)
          SELECT ${owner(player.id)}, topic.id, topic.last_comment FROM ${theTopic(sql`${boardOf(player, query.clan)}::text`, id)}
          ON CONFLICT (player_id, topic_id) DO UPDATE SET seen_id = greatest(forum_mark.seen_id, excluded.seen_id)`,
        ...markedCase(
          { player, now, services },
          'COMMENT',
          text,
          { room: boardOf(player, query.clan) },
          {
            more: sql`jsonb_build_object('id', ${id}::text || '-' || last_comment)`,
            from: theTopic(sql`${boardOf(player, query.clan)}::text`, id),
          },
        ),
      ],
      reply: () => ({ done: true }),
    }
  },
)

export const editComment = actionWith<typeof editCall, FoundTopic | null>(
  editCall,
  foundTopic,
  ({ player, params: { id, number }, query, body, extra: topic, now, services }) => {
    if (!topic?.comment) return refused('forum.refused.not-found')
    if (!mayEdit(player, topic.comment)) return refused('forum.refused.not-yours')
    const silent = mayPost(player, now)
    if (silent) return silent
    const text = commentWords(body.text)
    if (isRefusal(text)) return text
    return {
      player,
      writes: [
        changeComment(id, number, sql`text = ${text}::text, edited_at = ${new Date(now)}::timestamptz`),
        ...markedCase({ player, now, services }, 'COMMENT', text, {
          id: `${id}-${number}`,
          room: boardOf(player, query.clan),
        }),
      ],
      reply: () => ({ done: true }),
    }
  },
)

export const removeComment = actionWith<typeof removeCall, FoundTopic | null>(
  removeCall,
  foundTopic,
  ({ player, params: { id, number }, extra: topic, now }) => {
    if (!topic?.comment) return refused('forum.refused.not-found')
    const { authorId, text } = topic.comment
    if (!mayRemoveHere(player, topic, topic.comment)) return refused('forum.refused.not-yours')
    const at = new Date(now)
    return {
      player,
      writes: [
        changeComment(id, number, sql`deleted_at = ${at}::timestamptz`),
        ...(authorId === player.id
          ? []
          : [
              logDeed(
                {
                  playerId: authorId,
                  actorId: player.id,
                  deed: 'ERASE',
                  note: text.slice(0, 200),
                  detail: { topic: id, comment: number },
                },
                at,
              ),
            ]),
      ],
      reply: () => ({ done: true }),
    }
  },
)
