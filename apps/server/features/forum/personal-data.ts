import { owner, sql } from '../../platform/database/sql.ts'
import type { PersonalData } from '../../platform/people/personal-data.ts'

export const forumData: PersonalData = {
  tables: ['forum_topic', 'forum_comment', 'forum_mark'],
  shown: (playerId) => ({
    forumTopics: sql`SELECT jsonb_agg(jsonb_build_object('id', own.id, 'at', own.at, 'theme', own.theme,
        'title', own.title, 'text', own.text, 'deleted_at', own.deleted_at) ORDER BY own.at)
      FROM forum_topic AS own WHERE own.author_id = ${playerId}::bigint`,
    forumComments: sql`SELECT jsonb_agg(jsonb_build_object('topic_id', own.topic_id, 'id', own.id, 'at', own.at,
        'text', own.text, 'deleted_at', own.deleted_at) ORDER BY own.at)
      FROM forum_comment AS own WHERE own.author_id = ${playerId}::bigint`,
    forumMarks: sql`SELECT jsonb_agg(to_jsonb(own) - 'player_id') FROM forum_mark AS own
      WHERE own.player_id = ${owner(playerId)}`,
  }),
  forget: (playerId, at) => [
    sql`UPDATE forum_topic SET title = '', text = '', deleted_at = coalesce(forum_topic.deleted_at, ${at}::timestamptz)
      WHERE forum_topic.author_id = ${playerId}::bigint`,
    sql`UPDATE forum_comment SET text = '', deleted_at = coalesce(forum_comment.deleted_at, ${at}::timestamptz)
      WHERE forum_comment.author_id = ${playerId}::bigint`,
    sql`DELETE FROM forum_mark WHERE forum_mark.player_id = ${owner(playerId)}`,
  ],
}
