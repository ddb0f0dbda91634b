import type { CaseKind, Verdict } from '@skystair/rules/moderation/case.ts'
import type { Subject } from '../../platform/cases.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { type Judged, selectJudged } from './judged.ts'

/** What has been done, and so what must be done to take it back. */
export interface Undo {
  readonly deed: 'BAN' | 'UNBAN' | 'RENAME' | 'ERASE' | null
  readonly ban?: Judged['ban']
  readonly from?: string
  readonly to?: string
}

export interface FoundCase {
  readonly id: string
  readonly kind: CaseKind
  readonly fromId: number
  readonly subject: Subject
  readonly decision: Verdict | null
  readonly takenBy: number | null
  readonly takenAt: number | null
  readonly bannedBy: number | null
  readonly undo: Undo | null
  readonly about: Judged | null
}

/** A case with the player it is about, in one SELECT of jsonb. */
export const selectCase = (id: string): Sql => sql`SELECT jsonb_build_object('id', item.id, 'kind', item.kind,
    'fromId', item.from_id, 'subject', item.subject, 'decision', item.decision, 'takenBy', item.taken_by,
    'takenAt', floor(extract(epoch FROM item.taken_at) * 1000), 'undo', item.undo,
    'about', (${selectJudged(sql`item.about_id`)}),
    'bannedBy', CASE WHEN item.kind = 'APPEAL' THEN (SELECT log.actor_id FROM keeper_log AS log
      WHERE log.player_id = item.about_id AND log.deed = 'BAN' AND log.at <= item.at ORDER BY log.at DESC LIMIT 1) END)
  FROM appeal AS item WHERE item.id = ${id}::uuid`
