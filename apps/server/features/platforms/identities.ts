import type { Language } from '@skystair/rules/player/choices.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { sql } from '../../platform/database/sql.ts'
import type { Platform, PlatformUser } from './platform.ts'

/** Under which a platform's player is found again. */
export const identityOf = ({ name }: Platform, { id }: PlatformUser): string => `${name}:${id}`

/** A question: who a platform's player is here. */
export const selectIdentity = (identity: string): Sql =>
  sql`SELECT jsonb_build_object('id', player_id) FROM platform_player WHERE folded = ${identity}::text`

export const insertIdentity = (identity: string, playerId: number, at: Date): Sql =>
  sql`INSERT INTO platform_player (folded, player_id, at)
    VALUES (${identity}::text, ${playerId}::bigint, ${at}::timestamptz)`

export const speaks = (user: PlatformUser, chosen: Language | undefined, page: Language): Language =>
  chosen ?? user.language ?? page
