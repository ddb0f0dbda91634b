import { priceHistory } from '@skystair/contract/market.ts'
import type { MarketPayment } from '@skystair/rules/market/listing.ts'
import { useTranslation } from 'react-i18next'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { useAnswer } from '../../platform/server/use-answer.ts'
import styles from './market-overlay.module.css'

const shown = 5

/** For what it was sold lately. */
export function PriceHistory({ subject, payment }: { subject: string; payment: MarketPayment }) {
  const { t, i18n } = useTranslation(['market', 'shop'])
  const { answer } = useAnswer(priceHistory, { params: { subject }, query: { payment } })
  const exact = usePriceNumber()
  if (answer === null) return null
  return (
    <section className={styles.history}>
      <h3>{t('history')}</h3>
      {answer.deals.length === 0 && <p>{t('history-empty')}</p>}
      <ul>
        {answer.deals.slice(0, shown).map(({ at, amount, price }) => (
          <li key={`${at} ${price} ${amount}`}>
            <span>{new Date(at).toLocaleDateString(i18n.language)}</span>
            <b>
              {t('history-row', {
                amount,
                price: t(`shop:price.${payment}`, { amount: exact(price) }),
              })}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
