import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import type { Ban } from '@skystair/rules/talk/talk.ts'
import { type Sql, sql } from '../../platform/sql.ts'

/** Somebody about whom a keeper decides. */
export interface Judged {
  readonly id: number
  readonly name: string | null
  readonly accessLevel: AccessLevel
  readonly language: Language
  readonly ban: Ban | null
}

/** A SELECT of one jsonb value; null when there is no such player. */
export const selectJudged = (
  id: Sql,
): Sql => sql`SELECT jsonb_build_object('id', judged.id, 'name', judged.name,
    'accessLevel', judged.access_level, 'language', judged.language, 'ban', judged.state -> 'talk' -> 'ban')
  FROM player AS judged WHERE judged.id = ${id} AND judged.deleted_at IS NULL`

/** The player named in the address. */
export const namedInAddress = {
  select: ({ params: { id } }: { params: { id: number } }): Sql => selectJudged(sql`${id}::bigint`),
}
