import type { AccessLevel } from '@skystair/rules/access/access-level.ts'
import type { Ban } from '@skystair/rules/chat/talk.ts'
import type { Keeper } from '@skystair/rules/moderation/keeper.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'

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

const selectJudged = (id: Sql): Sql => sql`SELECT jsonb_build_object('id', judged.id, 'name', judged.name,
    'accessLevel', judged.access_level, 'language', judged.language, 'ban', judged.state -> 'talk' -> 'ban')
  FROM player AS judged WHERE judged.id = ${id} AND judged.deleted_at IS NULL`

/** The keeper who has given a player the ban of today. */
const selectBanner = (
  id: Sql,
): Sql => sql`SELECT jsonb_build_object('id', keeper.id, 'accessLevel', keeper.access_level)
  FROM person AS keeper WHERE keeper.id = (
    SELECT log.actor_id FROM keeper_log AS log JOIN player AS judged ON judged.id = log.player_id
    WHERE log.player_id = ${id} AND log.deed = 'BAN'
      AND coalesce(log.detail -> 'given' -> 'until', log.detail -> 'until') = judged.state -> 'talk' -> 'ban' -> 'until'
    ORDER BY log.at DESC LIMIT 1)`

export interface JudgedAnswers {
  readonly judged: Omit<Judged, 'bannedBy'> | null
  readonly bannedBy: Keeper | null
}

/** Questions about somebody to be judged; `readJudged` makes one of the answers. */
export const aboutJudged = (id: Sql) => ({ judged: selectJudged(id), bannedBy: selectBanner(id) })

export const readJudged = ({ judged, bannedBy }: JudgedAnswers): Judged | null =>
  judged && { ...judged, bannedBy }

/** The player named in the address. */
export const namedInAddress = {
  select: ({ params: { id } }: { params: { id: number } }) => aboutJudged(owner(id)),
  read: readJudged,
}

/** True of a row of `player` that is still as the keeper found it: name, rights and voice. */
export const asJudged = ({ id, name, accessLevel, ban }: Judged): Sql =>
  sql`(player.id = ${owner(id)} AND player.deleted_at IS NULL AND player.name IS NOT DISTINCT FROM ${name}::text
    AND player.access_level = ${accessLevel}::text AND player.state -> 'talk' -> 'ban' = ${JSON.stringify(ban)}::jsonb)`
