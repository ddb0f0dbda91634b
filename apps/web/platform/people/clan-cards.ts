import { clanCards } from '@skystair/contract/clan.ts'
import type { ClanCard } from '@skystair/contract/clan-view.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../server/ask.ts'
import { gather } from './gather.ts'

const mostAtOnce = 50
/** A name or a banner that has just changed may be seen as it was for so long. */
const fresh = 5 * 60_000

/** Rows that appear together ask together. */
const cardOf = gather<number, ClanCard>(mostAtOnce, async (ids) => {
  const { clans } = await ask(clanCards, { query: { ids: ids.join(',') } })
  return new Map(clans.map((card) => [card.id, card]))
})

/** Name and banner of a clan; `null` until they are known, and for nobody's clan. */
export function useClanCard(clanId: number | null): ClanCard | null {
  const { data } = useQuery({
    queryKey: ['clan-card', clanId],
    queryFn: () => (clanId === null ? null : cardOf(clanId)),
    enabled: clanId !== null,
    staleTime: fresh,
    retry: false,
  })
  return data ?? null
}
