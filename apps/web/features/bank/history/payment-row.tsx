import type { PaymentView } from '@skystair/contract/bank.ts'
import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../../platform/goods/use-price-words.ts'
import { timeOf } from '../../../platform/language/time-of.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import styles from './history-overlay.module.css'

const icons: Readonly<Record<PaymentView['state'], IconName>> = {
  STARTED: 'hourglass',
  GEMS_GRANTED: 'gift',
  GEMS_TAKEN: 'check',
  REFUNDED: 'back',
}

type Properties = { payment: PaymentView; onMissing: () => void }

/** One purchase: how much, for how much, when, and where it is now. */
export function PaymentRow({ payment, onMissing }: Properties) {
  const { t, i18n } = useTranslation('bank')
  const { number, price } = usePriceWords()
  const { emeralds, extra, state, abandoned, startedAt, payerId, receiverId } = payment
  const isLost = state === 'STARTED' && abandoned
  const sum =
    extra > 0 ? t('history.from', { amount: number(emeralds), extra: number(extra) }) : number(emeralds)
  return (
    <ListRow
      start={<Icon name={isLost ? 'close' : icons[state]} size={2} />}
      title={
        <span className={styles.sum}>
          <Icon name="emerald" size={1.25} /> {sum}
          {payerId !== receiverId && <em className={styles.friend}>{t('history.for')}</em>}
        </span>
      }
      text={
        <span className={styles.text}>
          <span data-state={state}>{t(`history.state.${isLost ? 'abandoned' : state}`)}</span>
          <time dateTime={new Date(startedAt).toISOString()}>{timeOf(startedAt, i18n.language)}</time>
        </span>
      }
      end={
        <span className={styles.end}>
          <b>{price(payment.price)}</b>
          {state === 'STARTED' && (
            <Button size="small" onClick={onMissing}>
              {t('history.missing')}
            </Button>
          )}
        </span>
      }
    />
  )
}
