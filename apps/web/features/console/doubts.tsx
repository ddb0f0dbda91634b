import { listDoubts } from '@skystair/contract/bank.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './console.module.css'
import { usePaymentWords } from './payment-words.ts'
import { useMoment } from './use-moment.ts'

/** Words of providers that did nothing, and why; below, how many came that nobody had signed. */
export function Doubts() {
  const { t } = useTranslation(['console', 'common'])
  const words = usePaymentWords()
  const moment = useMoment()
  const asked = useInfiniteQuery({
    queryKey: ['console', 'doubts'],
    queryFn: ({ pageParam }) => ask(listDoubts, { query: pageParam === '' ? {} : { page: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const doubts = asked.data?.pages.flatMap((page) => page.doubts) ?? []
  const unsigned = asked.data?.pages[0]?.unsigned ?? []
  const isEmpty = doubts.length === 0 && unsigned.length === 0
  return (
    <PagePaper asked={asked} empty={isEmpty && { icon: 'coin', title: t('payments.no-doubts') }}>
      <ul className={styles.list} aria-label={t('payments.doubts')}>
        {doubts.map(({ at, provider, why, reference, providerId }) => (
          <li key={`${at} ${reference} ${providerId} ${why}`} className={styles.entry}>
            <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
            <span>{t('payments.doubt', { provider, why: words('why', why) })}</span>
            <span className={styles.amount}>{[reference, providerId].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {asked.hasNextPage && (
        <Button onClick={() => void asked.fetchNextPage()}>{t('common:button.more')}</Button>
      )}
      {unsigned.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('payments.unsigned')}</h3>
          <ul>
            {unsigned.map(({ provider, day, count }) => (
              <li key={`${provider} ${day}`} className={styles.entry}>
                <time dateTime={new Date(day).toISOString()}>{moment(day)}</time>
                <span>{provider}</span>
                <span className={styles.amount}>{count}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PagePaper>
  )
}
