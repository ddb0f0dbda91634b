import type { PaymentView } from '@skystair/contract/bank.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../platform/goods/use-price-words.ts'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import styles from './console.module.css'
import { PaymentStory } from './payment-story.tsx'
import { useMoment } from './use-moment.ts'

/** Payments in a list; each opens its story. */
export function PaymentList({ payments }: { payments: readonly PaymentView[] }) {
  const { t } = useTranslation('console')
  const moment = useMoment()
  const { number, price } = usePriceWords()
  const [chosen, setChosen] = useState<PaymentView | null>(null)
  return (
    <>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <ListRow
              title={t('payments.what', {
                amount: number(payment.emeralds + payment.extra),
                price: price(payment.price),
              })}
              text={t('payments.about', {
                state: t(`payments.state.${payment.state}`),
                provider: payment.provider,
                time: moment(payment.startedAt),
              })}
              onClick={() => setChosen(payment)}
            />
          </li>
        ))}
      </ul>
      {chosen !== null && <PaymentStory payment={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
