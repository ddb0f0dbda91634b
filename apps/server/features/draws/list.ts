import { listDraws as contract, type DrawView } from '@skystair/contract/draws.ts'
import { DRAWS, nextDraw } from '@skystair/rules/draw/draw.ts'
import { drawPageSize } from '@skystair/rules/page-sizes.ts'
import { readWith } from '../../platform/action/action.ts'
import { moment } from '../../platform/database/moment.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { nextSeal } from '../../platform/draws/draws.ts'

/** Where a page ends: the moment, the kind and the number of its last draw. */
const endOf = ({ at, kind, number }: DrawView): string => `${at}_${kind}_${number}`

export const listDraws = readWith<typeof contract, readonly DrawView[] | null>(
  contract,
  {
    select: ({ query: { page } }, callerId) => {
      const [at = '0', kind = '', number = '0'] = page?.split('_') ?? []
      const older =
        page === undefined
          ? sql``
          : sql`AND (own.at, own.kind, own.number) < (${moment(Number(at))}::timestamptz, ${kind}::text, ${Number(number)}::bigint)`
      return sql`SELECT jsonb_agg(to_jsonb(page.*)) FROM (
        SELECT own.kind, own.number, (extract(epoch FROM own.at) * 1000)::bigint AS at, own.seed, own.throws, own.drawn
        FROM draw AS own WHERE own.player_id = ${owner(callerId)} ${older}
        ORDER BY own.at DESC, own.kind DESC, own.number DESC LIMIT ${drawPageSize + 1}::integer) AS page`
    },
  },
  ({ player, extra, services }) => {
    const found = extra ?? []
    const draws = found.slice(0, drawPageSize)
    const last = draws.at(-1)
    return {
      seals: DRAWS.map((kind) => ({
        kind,
        number: nextDraw(player.draws, kind),
        seal: nextSeal(services.config, player, kind),
      })),
      draws: [...draws],
      next: found.length > drawPageSize && last !== undefined ? endOf(last) : null,
    }
  },
)
