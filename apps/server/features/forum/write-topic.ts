import { randomUUID } from 'node:crypto'
import { CLAN_RIGHTS_OF } from '@skystair/content/clans/rights-of-ranks.data.ts'
import { editTopic as editCall, writeTopic as writeCall } from '@skystair/contract/forum.ts'
import type { ClanRank } from '@skystair/rules/clan/clan.ts'
import { mayOf } from '@skystair/rules/clan/rights.ts'
import { mayEdit, mayPost, topicWords } from '@skystair/rules/forum/forum.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith } from '../../platform/action/action.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { markedCase } from '../../platform/moderation/cases.ts'
import { askedBoard, boardOf } from './board.ts'
import { changeTopic, type FoundTopic, foundTopic, selectRank } from './found-topic.ts'

interface Writing {
  /** When the last but so many topics was begun. */
  readonly earlier: number | null
  readonly rank: ClanRank | null
}

interface Answers extends Pick<Writing, 'earlier'> {
  readonly rank?: ClanRank | null
}

const topicsADay = 10
const day = 24 * 60 * 60 * 1000

export const writeTopic = actionWith<typeof writeCall, Writing>(
  writeCall,
  {
    select: ({ query: { clan } }, callerId) => ({
      earlier: sql`SELECT to_jsonb(floor(extract(epoch FROM mine.at) * 1000)) FROM forum_topic AS mine
      WHERE mine.board = ${askedBoard(clan)} AND mine.author_id = ${callerId}::bigint ORDER BY mine.at DESC OFFSET ${topicsADay - 1} LIMIT 1`,
      ...(clan ? { rank: selectRank(callerId) } : {}),
    }),
    read: ({ earlier, rank = null }: Answers) => ({ earlier, rank }),
  },
  ({ player, query, body, extra, now, services }) => {
    const silent = mayPost(player, now)
    if (silent) return silent
    const { earlier, rank } = extra
    const board = boardOf(player, query.clan)
    if (query.clan && (rank === null || !mayOf(CLAN_RIGHTS_OF, rank, 'WRITE_FORUM')))
      return refused(rank === null ? 'clan.refused.no-clan' : 'clan.refused.rank-too-low')
    if (earlier !== null && now - earlier < day) return refused('forum.refused.enough', { count: topicsADay })
    const words = topicWords(body)
    if (isRefusal(words)) return words
    const id = randomUUID()
    const at = new Date(now)
    return {
      player,
      writes: [
        sql`INSERT INTO forum_topic (board, id, theme, title, text, flag, author_id, at, last_at)
          SELECT ${board}::text, ${id}::uuid, ${body.theme}::text, ${words.title}::text, ${words.text}::text, ${body.flag}::text,
            ${player.id}::bigint, ${at}::timestamptz, ${at}::timestamptz`,
        sql`INSERT INTO forum_mark (player_id, topic_id) VALUES (${owner(player.id)}, ${id}::uuid)`,
        ...markedCase({ player, now, services }, 'TOPIC', `${words.title}\n${words.text}`, {
          id,
          room: boardOf(player, query.clan),
        }),
      ],
      reply: () => ({ id, room: boardOf(player, query.clan) }),
    }
  },
)

export const editTopic = actionWith<typeof editCall, FoundTopic | null>(
  editCall,
  foundTopic,
  ({ player, params: { id }, query, body, extra: topic, now, services }) => {
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
          boardOf(player, query.clan),
          id,
          sql`theme = ${body.theme}::text, flag = ${body.flag}::text, title = ${words.title}::text,
            text = ${words.text}::text, edited_at = ${new Date(now)}::timestamptz`,
        ),
        ...markedCase({ player, now, services }, 'TOPIC', `${words.title}\n${words.text}`, {
          id,
          room: boardOf(player, query.clan),
        }),
      ],
      reply: () => ({ done: true }),
    }
  },
)
