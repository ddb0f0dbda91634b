import type { Money } from '@skystair/rules/bank/money.ts'
import { useQuery } from '@tanstack/react-query'
import { usePriceWords } from '../../platform/goods/use-price-words.ts'
import { useHost } from '../../platform/hosts/host-state.ts'
import type { Heap } from './bank-state.ts'

const none: ReadonlyMap<string, string> = new Map()

/** What a heap costs, in words: as the platform writes it where it names prices itself, else as the bank does. null: it is not sold for this money. */
export function useHeapPrice(money: Money): (heap: Heap) => string | null {
  const { price } = usePriceWords()
  const host = useHost((state) => state.host)
  const { data: named = none } = useQuery({
    queryKey: ['till-prices', host?.name ?? 'own'],
    queryFn: () => host?.till?.prices() ?? none,
    staleTime: Number.POSITIVE_INFINITY,
    // The bank's own prices are right, too: nobody waits for a platform that does not answer.
    retry: false,
  })
  return ({ product, prices }) => {
    const asked = prices.find((one) => one.money === money)
    return asked === undefined ? null : (named.get(product) ?? price(asked))
  }
}
