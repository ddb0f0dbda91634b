import { openReader } from '../reader.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const few = 1_000
const many = 1_000_000
const pages = 300
const topic = '11111111-1111-4111-8111-111111111111'

export const forumPage: Row = {
  name: 'forum-page',
  title: 'time of a forum page at 1,000,000 comments ÷ at 1,000',
  bound: { most: 1.5 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const open = async (comments: number) => {
      const reader = await opened.add(openReader(await world.populate(1_000, { name: `forum_${comments}` })))
      await reader.change(`INSERT INTO forum_topic
          (board, id, theme, title, text, flag, author_id, at, last_at, last_comment)
        VALUES ('general', '${topic}', 'TALK', 'By the fire', 'Who goes up?', 'GUEST', 1, now(), now(), ${comments})`)
      await reader.change(`INSERT INTO forum_comment (topic_id, id, author_id, at, text)
        SELECT '${topic}', n, 1 + n % 1000, now(), 'A word of middling length about bears, number ' || n
        FROM generate_series(1, ${comments}) AS n`)
      await reader.change('VACUUM ANALYZE forum_comment')
      const somewhere = () => `/api/forum/topic/${topic}?after=${Math.floor(Math.random() * (comments - 20))}`
      await reader.time(pages, somewhere)
      return () => reader.time(pages, somewhere)
    }
    const [large, small] = [await open(many), await open(few)]
    return sideBySide(9, large, small)
  },
}
