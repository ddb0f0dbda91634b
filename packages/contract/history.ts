import { HISTORY_CATEGORIES } from '@skystair/rules/history/category.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { Fields, Moment, OneOf, OrNull, PageEnd } from './shapes.ts'

const HistoryRow = Fields({
  /** Names the row, and the page that follows it. */
  key: Type.String(),
  at: Moment,
  currency: OneOf(currencies),
  category: OneOf(HISTORY_CATEGORIES),
  reason: Type.String(),
  /** Below zero when it was spent. */
  amount: Type.Integer(),
  /** What was left after it; null in the oldest rows. */
  balance: OrNull(Type.Integer()),
})
export type HistoryRow = Static<typeof HistoryRow>

export const listHistory = call('history.listHistory', 'GET /api/player/history', {
  summary: 'What came into one’s purse and what left it, the newest first, page by page.',
  who: 'TRIAL',
  changes: false,
  query: Fields({
    currency: Type.Optional(OneOf(currencies)),
    /** The key of the last row of the page before. */
    before: Type.Optional(PageEnd),
  }),
  reply: Fields({ rows: Type.Array(HistoryRow), more: Type.Boolean() }),
})
