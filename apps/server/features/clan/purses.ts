import { TREASURY_CURRENCIES } from '@skystair/rules/clan/clan.ts'
import type { Purses } from '../../platform/money/audit/read-books.ts'

/** The treasuries of all clans, for the audit. */
export const pursesOfClans: Purses = { kind: 'clan', table: 'clan', currencies: TREASURY_CURRENCIES }
