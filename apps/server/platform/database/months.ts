import { type Sql, sql } from './sql.ts'

/** As many as the months that are kept, and one. */
const mostMarks = 14

/**
 * A room or a dialog remembers the number and the moment of the first line of each month: lines are divided by month, and
 * who looks for some by their numbers knows the few parts they can lie in.
 */
const markOf = (id: Sql, at: Date): Sql => {
  // As a text: of what is put into a row on many machines no part may depend on settings, as those that build objects do.
  const rest = `, "month": "${monthOf(at)}", "at": "${at.toISOString()}"}`
  return sql`('{"id": ' || (${id})::text || ${rest}::text)::jsonb`
}

const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

export const firstMonth = (at: Date): Sql => sql`('[]'::jsonb || ${markOf(sql`1`, at)})`

/** The marks with one more, if the next line is the first of its month. */
export const markedMonths = (months: Sql, nextId: Sql, at: Date): Sql => sql`CASE
  WHEN ${months} -> -1 ->> 'month' >= ${monthOf(at)}::text THEN ${months}
  WHEN jsonb_array_length(${months}) < ${mostMarks}::integer THEN ${months} || ${markOf(nextId, at)}
  ELSE (${months} - 0) || ${markOf(nextId, at)} END`

/** Fields of a question: `since` and `until`, between which the lines of these numbers were written. */
export const whenWritten = (months: Sql, first: Sql, last: Sql, now: number): Sql => sql`
  'since', coalesce((SELECT max((mark ->> 'at')::timestamptz) FROM jsonb_array_elements(${months}) AS mark
    WHERE (mark ->> 'id')::bigint <= greatest(${first}, 1)) - ${clocksDiffer}, '-infinity'),
  'until', least((SELECT min((mark ->> 'at')::timestamptz) FROM jsonb_array_elements(${months}) AS mark
    WHERE (mark ->> 'id')::bigint > ${last}) + ${clocksDiffer}, ${new Date(now)}::timestamptz + interval '1 day')`

/** Of two lines the later may have the earlier moment, given by another node. */
const clocksDiffer = sql`interval '1 hour'`
