import { type PaymentView, searchPayments } from '@skystair/contract/bank.ts'
import { PAYMENT_STATES, type PaymentState } from '@skystair/rules/bank/payment.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { SearchField } from '../../platform/pages/search-field.tsx'
import { ask } from '../../platform/server/ask.ts'
import { useSettled } from '../../platform/server/use-settled.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import styles from './console.module.css'
import { Doubts } from './doubts.tsx'
import { PaymentList } from './payment-list.tsx'

/** Every payment, the newest first: found by the provider's own id or by state. */
export function Payments() {
  const { t } = useTranslation(['console', 'common'])
  const [state, setState] = useState<PaymentState | 'ALL' | 'DOUBTED'>('ALL')
  const [written, setWritten] = useState('')
  const providerId = useSettled(written.trim(), 300)
  const asked = useInfiniteQuery({
    queryKey: ['console', 'payments', providerId, state],
    queryFn: ({ pageParam }) =>
      ask(searchPayments, {
        query: {
          ...(pageParam !== '' && { page: pageParam }),
          ...(providerId !== '' && { providerId }),
          ...(state !== 'ALL' && state !== 'DOUBTED' && { state }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    enabled: state !== 'DOUBTED',
  })
  const payments: readonly PaymentView[] = asked.data?.pages.flatMap((page) => page.payments) ?? []
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t('payments.provider-id')}
          placeholder={t('payments.search-placeholder')}
          words={written}
          onWords={setWritten}
        />
        <Select
          label={t('payments.state-label')}
          value={state}
          options={(['ALL', ...PAYMENT_STATES, 'DOUBTED'] as const).map((value) => ({
            value,
            label: t(`payments.state.${value}`),
          }))}
          onValueChange={setState}
        />
      </div>
      {state === 'DOUBTED' ? (
        <Doubts />
      ) : (
        <PagePaper asked={asked} empty={payments.length === 0 && { icon: 'coin', title: t('payments.none') }}>
          <PaymentList payments={payments} />
          {asked.hasNextPage && (
            <Button onClick={() => void asked.fetchNextPage()}>{t('common:button.more')}</Button>
          )}
        </PagePaper>
      )}
    </>
  )
}
