import type { Player } from '@skystair/rules/player/player.ts'
import { learnt, type Sql, sql, theCaller } from '../../platform/database/sql.ts'

export const generalBoard = 'general'

/** The board that a call is about, as a question names it: that of everybody, or of the caller's own clan. */
export const askedBoard = (ofClan: boolean | undefined): Sql =>
  ofClan ? sql`('clan-' || ${learnt(theCaller, 'clan_id')}::text)` : sql`${generalBoard}::text`

/** The same, once the caller is known. Whoever has no clan finds nothing on its board. */
export const boardOf = ({ clanId }: Pick<Player, 'clanId'>, ofClan: boolean | undefined): string =>
  ofClan ? `clan-${clanId ?? 'none'}` : generalBoard
