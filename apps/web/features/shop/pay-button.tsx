import type { HeroPayment } from '@skystair/rules/shop/recruit.ts'
import { useTranslation } from 'react-i18next'
import { BalanceAfter } from '../../platform/goods/balance-change.tsx'
import { tellLacking } from '../../platform/goods/lacking.ts'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Price } from '../../ui/numbers/price.tsx'
import styles from './shop-overlay.module.css'

type Properties = {
  payment: HeroPayment
  price: number
  /** The price before the exchange, struck out. */
  oldPrice: number | null
  busy: boolean
  onPay: () => void
}

/** Pays, or says how much is missing and where it comes from. */
export function PayButton({ payment, price, oldPrice, busy, onPay }: Properties) {
  const { t } = useTranslation('shop')
  const owned = useGame((state) => state.player?.[payment] ?? 0)
  const written = usePriceNumber()
  const missing = Math.max(0, price - owned)
  return (
    <div className={styles.payment}>
      <Button
        wide
        colour={missing > 0 ? 'grey' : payment === 'gold' ? 'green' : 'yellow'}
        busy={busy}
        sound={missing > 0 ? 'refuse' : 'tap'}
        onClick={() => {
          if (missing === 0) onPay()
          else tellLacking([{ currency: payment, amount: price }])
        }}
        note={
          <Price
            icon={payment === 'gold' ? 'coin' : 'emerald'}
            amount={written(price)}
            oldAmount={oldPrice !== null && oldPrice > price ? written(oldPrice) : null}
            label={t(`price.${payment}`, { amount: written(price) })}
          />
        }
      >
        {t('hire')}
      </Button>
      <BalanceAfter price={[{ currency: payment, amount: price }]} />
      {missing > 0 && (
        <p className={styles.small}>
          {t('missing', { amount: t(`price.${payment}`, { amount: written(missing) }) })}
        </p>
      )}
    </div>
  )
}
