import { browseMarket } from '@skystair/contract/market.ts'
import { MARKET_RESOURCES } from '@skystair/rules/market/listing.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/server/ask.ts'
import { isOfSupplies, type Wish } from './filters.tsx'
import { kindsNamed } from './kinds-named.ts'

const orders = {
  newest: { order: 'newest' },
  strongest: { order: 'strongest' },
  'cheapest-gold': { order: 'cheapest', payment: 'gold' },
  'cheapest-mithril': { order: 'cheapest', payment: 'mithril' },
} as const

/** What is offered of what is wished for, page by page. */
export function useGoods({ search, shelf, order, rarity }: Wish) {
  const { t } = useTranslation(['things', 'player'])
  const section = isOfSupplies(shelf) ? 'resource' : 'artifact'
  const names: Readonly<Record<string, string>> =
    section === 'artifact'
      ? t('things:name.artifact', { returnObjects: true })
      : Object.fromEntries(MARKET_RESOURCES.map((one) => [one, t(`player:resource.name.${one}`)]))
  const kinds = kindsNamed(search, names)
  const isShelf = shelf !== 'artifact' && shelf !== 'resource'
  return useInfiniteQuery({
    queryKey: ['market', section, shelf, order, rarity, kinds?.join('_')],
    queryFn: async ({ pageParam }) =>
      // Nothing is called like that: nobody need be asked.
      kinds?.length === 0
        ? { listings: [], next: null }
        : await ask(browseMarket, {
            query: {
              section,
              ...orders[order],
              ...(isShelf && { shelf }),
              ...(rarity !== 'any' && section === 'artifact' && { rarity }),
              ...(kinds !== null && { kinds: kinds.join('_') }),
              ...(pageParam !== '' && { after: pageParam }),
            },
          }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}
