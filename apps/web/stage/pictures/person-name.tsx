import type { BankStatus } from '@skystair/rules/bank/bank-book.ts'
import { StatusName } from '../../platform/people/status-name.tsx'
import { LeagueBadge } from './league-badge.tsx'

type Properties = { name: string; status: BankStatus | null; league: number | null }

/** The name of somebody as it stands in lists: with the badge of the league, in the metal of the bank. */
export const PersonName = ({ name, status, league }: Properties) => (
  <>
    <LeagueBadge league={league} size={1.125} /> <StatusName name={name} status={status} />
  </>
)
