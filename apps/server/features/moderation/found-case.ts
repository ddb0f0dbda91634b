import type { CaseKind, Verdict } from '@skystair/rules/moderation/case.ts'
import type { Keeper } from '@skystair/rules/moderation/keeper.ts'
import type { Undo } from '@skystair/rules/moderation/undo.ts'
import type { Subject } from '../../platform/cases.ts'
import type { StandingLine } from '../../platform/passed-on.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { mustTouch, type Step } from '../../platform/steps.ts'
import { type Judged, selectJudged } from './judged.ts'

export interface FoundCase {
  readonly id: string
  readonly kind: CaseKind
  readonly fromId: number
  readonly aboutId: number | null
  readonly subject: Subject
  readonly decision: Verdict | null
  readonly decidedBy: Keeper | null
  readonly decidedAt: number | null
  readonly takenBy: number | null
  readonly takenAt: number | null
  readonly bannedBy: number | null
  readonly undo: Undo | null
  readonly about: Judged | null
  /** The line of the chat it is about. */
  readonly line: (StandingLine & { readonly deleted: boolean }) | null
}

const moment = (at: Sql): Sql => sql`floor(extract(epoch FROM ${at}) * 1000)`

/** A case with the player it is about, in one SELECT of jsonb. */
export const selectCase = (id: string): Sql => sql`SELECT jsonb_build_object('id', item.id, 'kind', item.kind,
    'fromId', item.from_id, 'aboutId', item.about_id, 'subject', item.subject, 'decision', item.decision,
    'decidedBy', (SELECT jsonb_build_object('id', keeper.id, 'accessLevel', keeper.access_level)
      FROM player AS keeper WHERE keeper.id = item.decided_by),
    'decidedAt', ${moment(sql`item.decided_at`)}, 'takenBy', item.taken_by, 'takenAt', ${moment(sql`item.taken_at`)},
    'line', CASE WHEN item.kind = 'CHAT' THEN (
      SELECT jsonb_build_object('copies', line.copies, 'deleted', line.deleted_at IS NOT NULL)
      FROM chat_message AS line
      WHERE line.room = item.subject ->> 'room' AND line.id = (item.subject ->> 'id')::bigint LIMIT 1) END,
    'undo', item.undo, 'about', (${selectJudged(sql`item.about_id`)}),
    'bannedBy', CASE WHEN item.kind = 'APPEAL' THEN (SELECT log.actor_id FROM keeper_log AS log
      WHERE log.player_id = item.about_id AND log.deed = 'BAN' AND log.at <= item.at ORDER BY log.at DESC LIMIT 1) END)
  FROM appeal AS item WHERE item.id = ${id}::uuid`

const dateOf = (moment: number | null): Date | null => (moment === null ? null : new Date(moment))

/** Changes a case that is still as it was found. Of two keepers at once the later finds it anew, and is told. */
export const changeCase = ({ id, decidedAt, takenBy, takenAt }: FoundCase, set: Sql): Step =>
  mustTouch(
    'the_case',
    sql`UPDATE appeal SET ${set}
      WHERE appeal.id = ${id}::uuid AND appeal.decided_at IS NOT DISTINCT FROM ${dateOf(decidedAt)}::timestamptz
        AND appeal.taken_by IS NOT DISTINCT FROM ${takenBy}::bigint
        AND appeal.taken_at IS NOT DISTINCT FROM ${dateOf(takenAt)}::timestamptz`,
  )
