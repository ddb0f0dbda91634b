import { CLAN_RIGHTS_OF } from '@skystair/content/clans/rights-of-ranks.data.ts'
import { myClan } from '@skystair/contract/clan.ts'
import { mayOf } from '@skystair/rules/clan/rights.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../platform/server/ask.ts'

/** Whether the player keeps order on the board of the own clan. */
export function useMayKeepClan(isAsked: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['clan', 'mine'],
    queryFn: () => ask(myClan, {}),
    enabled: isAsked,
  })
  return isAsked && data?.clan != null && mayOf(CLAN_RIGHTS_OF, data.clan.rank, 'KEEP_FORUM')
}
