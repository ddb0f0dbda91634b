import { randomUUID } from 'node:crypto'
import { WATCHLIST } from '@skystair/content/moderation/watchlist.data.ts'
import type { Call } from '@skystair/contract/call.ts'
import type { CaseKind } from '@skystair/rules/moderation/case.ts'
import { marksOf, type TextMark } from '@skystair/rules/moderation/marks.ts'
import type { Ban } from '@skystair/rules/talk/talk.ts'
import type { ActionContext } from './action.ts'
import { type Part, part } from './part.ts'
import { type Sql, sql } from './sql.ts'

/** What a case is about, as it was when somebody complained. */
export interface Subject {
  /** The complaint, plea or letter. */
  readonly text?: string
  readonly quoted?: string
  readonly marks?: readonly TextMark[]
  readonly context?: readonly object[]
  readonly ban?: Ban
  /** The room under which a line is kept. */
  readonly room?: string | undefined
  /** The number of a line or letter, a topic, or `topic-number` for a comment. */
  readonly id?: string
}

interface NewCase {
  readonly kind: CaseKind
  /** 0: nobody asked, the filter has marked it. */
  readonly fromId: number
  readonly aboutId: number | null
  readonly subject: Subject
}

/** Puts a case into the queue. `more` is jsonb that only the statement knows, such as the number of a line. */
export const openCase = (
  { kind, fromId, aboutId, subject }: NewCase,
  now: number,
  more: Sql = sql`'{}'::jsonb`,
): Sql =>
  sql`INSERT INTO appeal (id, at, kind, from_id, about_id, subject)
    SELECT ${randomUUID()}::uuid, ${new Date(now)}::timestamptz, ${kind}::text, ${fromId}::bigint, ${aboutId}::bigint,
      ${JSON.stringify(subject)}::jsonb || ${more} FROM saved`

/**
 * A case for a text that the filter marks; none for the others. `more` as for any case. While nobody has judged it,
 * other words in the same place are the same case: whoever writes them again and again does not fill the queue.
 */
export function markedCase(
  { player, now, services }: Pick<ActionContext<Call>, 'player' | 'now' | 'services'>,
  kind: CaseKind,
  quoted: string,
  subject: Subject = {},
  more?: Sql,
): readonly (Sql | Part)[] {
  // A link into the game itself, as players copy it to each other, advertises nothing.
  const foreign = quoted.replaceAll(`${new URL(services.config.publicUrl).origin}/`, '/')
  const marks = marksOf(foreign, WATCHLIST)
  if (marks.length === 0) return []
  const marked = { ...subject, quoted, marks }
  const opened = openCase({ kind, fromId: 0, aboutId: player.id, subject: marked }, now, more)
  // What has got its number only now cannot have been judged before.
  if (more !== undefined) return [opened]
  return [
    part(
      'marked_before',
      sql`UPDATE appeal SET subject = ${JSON.stringify(marked)}::jsonb FROM saved
        WHERE appeal.from_id = 0 AND appeal.about_id = saved.id AND appeal.kind = ${kind}::text
          AND appeal.decision IS NULL AND coalesce(appeal.subject ->> 'id', '') = ${subject.id ?? ''}::text
        RETURNING appeal.id`,
    ),
    sql`${opened} WHERE NOT EXISTS (SELECT FROM marked_before)`,
  ]
}
