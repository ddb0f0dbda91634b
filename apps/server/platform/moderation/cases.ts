import { randomUUID } from 'node:crypto'
import { WATCHLIST } from '@skystair/content/moderation/watchlist.data.ts'
import type { Call } from '@skystair/contract/call.ts'
import type { Ban } from '@skystair/rules/chat/talk.ts'
import type { CaseKind } from '@skystair/rules/moderation/case.ts'
import { marksOf, type TextMark } from '@skystair/rules/moderation/watchlist.ts'
import type { ActionContext } from '../action/action.ts'
import { type Sql, sql } from '../database/sql.ts'

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

/** What only the writes before it know of a case, such as the number of a line: jsonb of a row, and where that row is. */
interface Learnt {
  readonly more: Sql
  readonly from: Sql
}

/** Puts a case into the queue. */
export const openCase = (
  { kind, fromId, aboutId, subject }: NewCase,
  now: number,
  learnt: Learnt | null = null,
): Sql =>
  sql`INSERT INTO moderation_case (id, at, kind, from_id, about_id, subject)
    SELECT ${randomUUID()}::uuid, ${new Date(now)}::timestamptz, ${kind}::text, ${fromId}::bigint, ${aboutId}::bigint,
      ${JSON.stringify(subject)}::jsonb ${learnt === null ? sql`` : sql`|| ${learnt.more} FROM ${learnt.from}`}`

/**
 * A case for a text that the filter marks; none for the others. While nobody has judged it,
 * other words in the same place are the same case: whoever writes them again and again does not fill the queue.
 */
export function markedCase(
  { player, now, services }: Pick<ActionContext<Call>, 'player' | 'now' | 'services'>,
  kind: CaseKind,
  quoted: string,
  subject: Subject = {},
  learnt: Learnt | null = null,
): readonly Sql[] {
  // A link into the game itself, as players copy it to each other, advertises nothing.
  const foreign = quoted.replaceAll(`${new URL(services.config.publicUrl).origin}/`, '/')
  const marks = marksOf(foreign, WATCHLIST)
  if (marks.length === 0) return []
  const marked = { ...subject, quoted, marks }
  const opened = openCase({ kind, fromId: 0, aboutId: player.id, subject: marked }, now, learnt)
  // What has got its number only now cannot have been judged before.
  if (learnt !== null) return [opened]
  const sameCase = sql`moderation_case.from_id = 0 AND moderation_case.about_id = ${player.id}::bigint AND moderation_case.kind = ${kind}::text
    AND moderation_case.decision IS NULL AND coalesce(moderation_case.subject ->> 'id', '') = ${subject.id ?? ''}::text
    AND coalesce(moderation_case.subject ->> 'room', '') = ${subject.room ?? ''}::text`
  return [
    sql`UPDATE moderation_case SET subject = ${JSON.stringify(marked)}::jsonb WHERE ${sameCase}`,
    sql`${opened} WHERE NOT EXISTS (SELECT 1 FROM moderation_case WHERE ${sameCase})`,
  ]
}
