import { listHistory as contract, type HistoryRow } from '@skystair/contract/history.ts'
import { categoryOf, toldReason, UNTOLD } from '@skystair/rules/history/category.ts'
import { historyPageSize } from '@skystair/rules/page-sizes.ts'
import { readAccount } from '@skystair/rules/wallet/account.ts'
import { readWith } from '../../platform/action/action.ts'
import { moment } from '../../platform/database/moment.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { amountOf, otherSideOf } from '../../platform/money/books.ts'

interface Row extends Omit<HistoryRow, 'key' | 'category'> {
  readonly id: string
  readonly account: string
}

/** Younger than every row: where the first page begins. */
const latest = '8640000000000000_ffffffff-ffff-ffff-ffff-ffffffffffff'

export const listHistory = readWith<typeof contract, readonly Row[] | null>(
  contract,
  {
    select: ({ query: { before = latest, currency = null } }, callerId) => {
      const [at = '0', id = ''] = before.split('_')
      return sql`SELECT jsonb_agg(to_jsonb(page.*)) FROM (
        SELECT own.id, (extract(epoch FROM own.at) * 1000)::bigint AS at, own.currency, own.reason, own.balance,
          ${amountOf('own')} AS amount, ${otherSideOf('own')} AS account
        FROM ledger AS own
        WHERE own.owner_id = ${owner(callerId)} AND (${currency}::text IS NULL OR own.currency = ${currency})
          AND own.reason <> ALL(${UNTOLD}::text[])
          AND (own.at, own.id) < (${moment(Number(at))}::timestamptz, ${id}::uuid)
        ORDER BY own.at DESC, own.id DESC LIMIT ${historyPageSize + 1}::integer) AS page`
    },
  },
  ({ extra }) => {
    const rows = extra ?? []
    return {
      rows: rows.slice(0, historyPageSize).map(({ id, account, ...row }) => ({
        ...row,
        key: `${row.at}_${id}`,
        category: categoryOf(readAccount(account), row.reason),
        reason: toldReason(readAccount(account), row.reason, row.amount),
      })),
      more: rows.length > historyPageSize,
    }
  },
)
