import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import type { Keeper } from '@skystair/rules/moderation/keeper.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import type { Ban } from '@skystair/rules/talk/talk.ts'
import { owner, type Sql, sql } from '../../platform/sql.ts'

/** Somebody about whom a keeper decides. */
export interface Judged {
  readonly id: number
  readonly name: string | null
  readonly accessLevel: AccessLevel
  readonly language: Language
  readonly ban: Ban | null
  /** Who has given that ban. */
  readonly bannedBy: Keeper | null
}

/** A SELECT of one jsonb value; null when there is no such player. */
export const selectJudged = (
  id: Sql,
): Sql => sql`SELECT jsonb_build_object('id', judged.id, 'name', judged.name,
    'accessLevel', judged.access_level, 'language', judged.language, 'ban', judged.state -> 'talk' -> 'ban',
    'bannedBy', (SELECT jsonb_build_object('id', keeper.id, 'accessLevel', keeper.access_level)
      FROM keeper_log AS log JOIN player AS keeper ON keeper.id = log.actor_id
      WHERE log.player_id = judged.id AND log.deed = 'BAN'
        AND coalesce(log.detail -> 'given' -> 'until', log.detail -> 'until') = judged.state -> 'talk' -> 'ban' -> 'until'
      ORDER BY log.at DESC LIMIT 1))
  FROM player AS judged WHERE judged.id = ${id} AND judged.deleted_at IS NULL`

/** The player named in the address. */
export const namedInAddress = {
  select: ({ params: { id } }: { params: { id: number } }): Sql => selectJudged(sql`${id}::bigint`),
}

/** True of a row of `player` that is still as the keeper found it: name, rights and voice. */
export const asJudged = ({ id, name, accessLevel, ban }: Judged): Sql =>
  sql`(player.id = ${owner(id)} AND player.deleted_at IS NULL AND player.name IS NOT DISTINCT FROM ${name}::text
    AND player.access_level = ${accessLevel}::text AND player.state -> 'talk' -> 'ban' = ${JSON.stringify(ban)}::jsonb)`
