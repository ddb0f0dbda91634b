import { CLANS } from '@skystair/content/clans/clans.ts'
import { clanRating as contract } from '@skystair/contract/clan.ts'
import type { ClanPosition } from '@skystair/contract/clan-view.ts'
import { mostMembersAt } from '@skystair/rules/clan/level.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { read } from '../../platform/action/action.ts'
import { across, type Sql, sql } from '../../platform/database/sql.ts'

const clansOnPage = 30

type Row = Omit<ClanPosition, 'positionNumber' | 'membersMax'>

/** Clans by experience, page by page: where a page ended says how many stand before the next. */
export const clanRating = read(contract, async ({ query, services }) => {
  const [place = 0, experience, id] = query.after?.split('_').map(Number) ?? []
  const filter = foldName(query.filter ?? '')
  const after =
    experience === undefined || id === undefined
      ? sql``
      : sql`AND (clan.experience, clan.id) < (${experience}::bigint, ${id}::bigint)`
  const rows =
    await services.database.query<Row>(sql`SELECT clan.id, clan.name, clan.theme, clan.level, clan.experience,
      clan.members AS "membersCurr", clan.advertisement
    FROM clan WHERE clan.closed_at IS NULL ${query.advertised ? sql`AND clan.advertisement IS NOT NULL` : sql``} ${after}
      ${filter === '' ? sql`` : sql`AND clan.id ${beginningWith(filter)}`}
    ORDER BY clan.experience DESC, clan.id DESC LIMIT ${clansOnPage + 1} ${across('all clans')}`)
  const shown = rows.slice(0, clansOnPage)
  const last = shown.at(-1)
  return {
    clans: shown.map((row, index) => ({
      ...row,
      positionNumber: place + index + 1,
      membersMax: mostMembersAt(row.level, CLANS),
    })),
    next: rows.length > clansOnPage && last ? `${place + shown.length}_${last.experience}_${last.id}` : null,
  }
})

const mostFound = 200

const beginningWith = (filter: string): Sql => sql`IN (SELECT clan_id FROM clan_name
  WHERE folded ~>=~ ${filter} AND folded ~<~ (${filter}::text || chr(1114111))
  ORDER BY folded USING ~<~ LIMIT ${mostFound})`
