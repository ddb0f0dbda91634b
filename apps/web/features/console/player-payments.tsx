import { playerPayments } from '@skystair/contract/bank.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/server/ask.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './console.module.css'
import { PaymentList } from './payment-list.tsx'

/** What a player has got for money. */
export function PlayerPayments({ playerId }: { playerId: number }) {
  const { t } = useTranslation(['console', 'common'])
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['console', 'payments of', playerId],
    queryFn: ({ pageParam }) =>
      ask(playerPayments, { params: { id: playerId }, query: pageParam === '' ? {} : { page: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const payments = data?.pages.flatMap((page) => page.payments) ?? []
  return (
    <section>
      <h3 className={styles.heading}>{t('card.payments')}</h3>
      {data !== undefined && payments.length === 0 && <p>{t('payments.none')}</p>}
      <PaymentList payments={payments} />
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{t('common:button.more')}</Button>}
    </section>
  )
}
