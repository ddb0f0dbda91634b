import type { Clan, ClanWords } from '@skystair/rules/clan/clan.ts'
import type { CaseKind, Verdict } from '@skystair/rules/moderation/case.ts'
import type { Keeper } from '@skystair/rules/moderation/keeper.ts'
import type { Undo } from '@skystair/rules/moderation/undo.ts'
import { across, type Learnt, learnt, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import type { StandingLine } from '../../platform/messages/passed-on.ts'
import type { Subject } from '../../platform/moderation/cases.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'
import { aboutJudged, type Judged, type JudgedAnswers, readJudged } from './judged.ts'

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
  /** The clan it is about. */
  readonly clan: JudgedClan | null
  /** The line of the chat it is about. */
  readonly line: (StandingLine & { readonly deleted: boolean }) | null
}

/** What a clan says of itself, and at which version it was read. */
export type JudgedClan = Pick<Clan, 'id' | ClanWords> & { readonly version: number }

const moment = (at: Sql): Sql => sql`floor(extract(epoch FROM ${at}) * 1000)`

const selectItem = (id: string): Sql => sql`SELECT jsonb_build_object('id', item.id, 'kind', item.kind,
    'fromId', item.from_id, 'aboutId', item.about_id, 'subject', item.subject, 'decision', item.decision,
    'decidedById', item.decided_by, 'decidedAt', ${moment(sql`item.decided_at`)}, 'takenBy', item.taken_by,
    'takenAt', ${moment(sql`item.taken_at`)}, 'undo', item.undo,
    'clanId', CASE WHEN item.kind = 'CLAN' THEN (item.subject ->> 'id')::bigint END)
  FROM moderation_case AS item WHERE item.id = ${id}::uuid`

const ofTheCase = (id: string, column: Sql): Sql =>
  sql`(SELECT ${column} FROM moderation_case AS item WHERE item.id = ${id}::uuid) ${across('the player a case is about')}`

/** A case with the player it is about, the line it is about and those who have judged; `readCase` makes it one. */
export const selectCase = (id: string) => {
  const item = selectItem(id)
  return { item, clan: selectJudgedClan(learnt(item, 'clanId')), ...selectAround(id) }
}

const selectJudgedClan = (
  id: Learnt,
): Sql => sql`SELECT jsonb_build_object('id', clan.id, 'version', clan.version,
    'name', clan.name, 'about', clan.state -> 'about', 'advertisement', clan.advertisement)
  FROM clan WHERE clan.id = ${owner(id)} AND clan.closed_at IS NULL`

const selectAround = (id: string) => ({
  ...aboutJudged(ofTheCase(id, sql`item.about_id`)),
  people: selectPeople(sql`SELECT item.decided_by FROM moderation_case AS item WHERE item.id = ${id}::uuid`),
  line: sql`SELECT jsonb_build_object('copies', line.copies, 'deleted', line.deleted_at IS NOT NULL)
    FROM chat_message AS line WHERE line.room = ${ofTheCase(id, sql`item.subject ->> 'room'`)}
      AND line.id = ${ofTheCase(id, sql`CASE WHEN item.kind = 'CHAT' THEN (item.subject ->> 'id')::bigint END`)} LIMIT 1`,
  firstBannedBy: sql`SELECT to_jsonb(log.actor_id) FROM keeper_log AS log
    WHERE log.player_id = ${ofTheCase(id, sql`item.about_id`)} AND log.deed = 'BAN'
      AND log.at <= ${ofTheCase(id, sql`item.at`)} ORDER BY log.at DESC LIMIT 1`,
})

type Item = Omit<FoundCase, 'decidedBy' | 'about' | 'line' | 'clan' | 'bannedBy'> & {
  readonly decidedById: number | null
}

interface Answers extends JudgedAnswers {
  readonly item: Item | null
  readonly people: People
  readonly line: FoundCase['line']
  readonly clan: FoundCase['clan']
  readonly firstBannedBy: number | null
}

export function readCase({
  item,
  judged,
  bannedBy,
  people,
  line,
  clan,
  firstBannedBy,
}: Answers): FoundCase | null {
  if (item === null) return null
  return {
    ...item,
    about: readJudged({ judged, bannedBy }),
    decidedBy: item.decidedById === null ? null : (people[item.decidedById] ?? null),
    line,
    clan,
    bannedBy: item.kind === 'APPEAL' ? firstBannedBy : null,
  }
}

const dateOf = (moment: number | null): Date | null => (moment === null ? null : new Date(moment))

/** Changes a case that is still as it was found. Of two keepers at once the later finds it anew, and is told. */
export const changeCase = ({ id, decidedAt, takenBy, takenAt }: FoundCase, set: Sql): Step =>
  mustTouch(
    'the_case',
    sql`UPDATE moderation_case SET ${set}
      WHERE moderation_case.id = ${id}::uuid AND moderation_case.decided_at IS NOT DISTINCT FROM ${dateOf(decidedAt)}::timestamptz
        AND moderation_case.taken_by IS NOT DISTINCT FROM ${takenBy}::bigint
        AND moderation_case.taken_at IS NOT DISTINCT FROM ${dateOf(takenAt)}::timestamptz`,
  )
