import { randomUUID } from 'node:crypto'
import { editTopic as editCall, writeTopic as writeCall } from '@skystair/contract/forum.ts'
import { mayEdit, mayPost, topicWords } from '@skystair/rules/forum/forum.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { markedCase } from '../../platform/moderation/cases.ts'
import { changeTopic, type FoundTopic, foundTopic } from './found-topic.ts'

const topicsADay = 10
const day = 24 * 60 * 60 * 1000

export const writeTopic = actionWith<typeof writeCall, number | null>(
  writeCall,
  {
    select: (
      _,
      callerId,
    ) => sql`SELECT to_jsonb(floor(extract(epoch FROM mine.at) * 1000)) FROM forum_topic AS mine
      WHERE mine.author_id = ${callerId}::bigint ORDER BY mine.at DESC OFFSET ${topicsADay - 1} LIMIT 1`,
  },
  ({ player, body, extra: earlier, now, services }) => {
    const silent = mayPost(player, now)
    if (silent) return silent
    if (earlier !== null && now - earlier < day) return refused('forum.refused.enough', { count: topicsADay })
    const words = topicWords(body)
    if (isRefusal(words)) return words
    const id = randomUUID()
    const at = new Date(now)
    return {
      player,
      writes: [
        sql`INSERT INTO forum_topic (board, id, theme, title, text, flag, author_id, at, last_at)
          SELECT 'general', ${id}::uuid, ${body.theme}::text, ${words.title}::text, ${words.text}::text, ${body.flag}::text,
            ${player.id}::bigint, ${at}::timestamptz, ${at}::timestamptz`,
        sql`INSERT INTO forum_mark (player_id, topic_id) VALUES (${owner(player.id)}, ${id}::uuid)`,
        ...markedCase({ player, now, services }, 'TOPIC', `${words.title}\n${words.text}`, { id }),
      ],
      reply: () => ({ id }),
    }
  },
)

export const editTopic = actionWith<typeof editCall, FoundTopic | null>(
  editCall,
  foundTopic,
  ({ player, params: { id }, body, extra: topic, now, services }) => {
    if (topic === null) return refused('forum.refused.not-found')
    if (!mayEdit(player, topic)) return refused('forum.refused.not-yours')
    const silent = mayPost(player, now)
    if (silent) return silent
    const words = topicWords(body)
    if (isRefusal(words)) return words
    return {
      player,
      writes: [
        changeTopic(
          id,
          sql`theme = ${body.theme}::text, flag = ${body.flag}::text, title = ${words.title}::text,
            text = ${words.text}::text, edited_at = ${new Date(now)}::timestamptz`,
        ),
        ...markedCase({ player, now, services }, 'TOPIC', `${words.title}\n${words.text}`, { id }),
      ],
      reply: () => ({ done: true }),
    }
  },
)
