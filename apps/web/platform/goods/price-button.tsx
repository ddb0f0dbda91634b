import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Price } from '../../ui/numbers/price.tsx'
import { useGame } from '../state/game.ts'
import { currencyIcons } from './currency-icons.ts'
import { GoodsName } from './goods-name.tsx'
import { type Amount, missingOf, tellLacking } from './lacking.ts'
import styles from './price-button.module.css'
import { usePriceNumber } from './use-price-number.ts'

type Properties = Omit<ComponentProps<typeof Button>, 'colour' | 'note' | 'onClick' | 'sound' | 'price'> & {
  price: readonly Amount[]
  /** What is bought, where several such buttons stand side by side; whoever sees it reads it above the button. */
  goods?: string | null
  /** Instead of a price that is nothing. */
  free?: ReactNode
  onPay: () => void
}

/** Pays, or says what is missing and where it comes from. */
export function PriceButton({ price, goods = null, free = null, onPay, children, ...button }: Properties) {
  const { t } = useTranslation('player')
  const exact = usePriceNumber()
  const player = useGame((state) => state.player)
  const isShort = player !== null && missingOf(price, player).length > 0
  const isDear = price.some(({ currency }) => currency === 'mithril')
  return (
    <Button
      {...button}
      colour={isShort ? 'grey' : isDear ? 'yellow' : 'green'}
      sound={isShort ? 'refuse' : 'tap'}
      onClick={() => (isShort ? tellLacking(price) : onPay())}
      note={
        price.length === 0 ? (
          free
        ) : (
          <span className={styles.price}>
            {price.map(({ currency, amount }) => (
              <Price
                key={currency}
                icon={currencyIcons[currency]}
                amount={exact(amount)}
                label={`${t(`resource.name.${currency}`)}: ${exact(amount)}`}
              />
            ))}
          </span>
        )
      }
    >
      {children}
      {goods !== null && <GoodsName name={goods} />}
    </Button>
  )
}
