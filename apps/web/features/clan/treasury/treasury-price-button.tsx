import type { ClanInfo } from '@skystair/contract/clan-view.ts'
import type { TreasuryCurrency } from '@skystair/rules/clan/clan.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import type { Amount } from '../../../platform/goods/lacking.ts'
import { usePriceNumber } from '../../../platform/goods/use-price-number.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { Price } from '../../../ui/numbers/price.tsx'
import { treasuryOf } from './treasury-of.ts'
import styles from './treasury-price-button.module.css'

type Properties = Omit<ComponentProps<typeof Button>, 'colour' | 'note' | 'onClick' | 'sound'> & {
  clan: Pick<ClanInfo, 'clanStat'>
  price: readonly Amount[]
  /** Instead of a price that is nothing. */
  free: string
  onPay: () => void
}

/** The treasury pays; where it cannot, the way to fill it is shown. */
export function TreasuryPriceButton({ clan, price, free, onPay, ...button }: Properties) {
  const { t } = useTranslation(['clan', 'player'])
  const exact = usePriceNumber()
  const treasury = treasuryOf(clan)
  const holds = (currency: Amount['currency']) => treasury[currency as TreasuryCurrency] ?? 0
  const isShort = price.some(({ currency, amount }) => holds(currency) < amount)
  const isDear = price.some(({ currency }) => currency === 'mithril')
  const tellShort = () => {
    showToast({ text: t('clan:refused.insufficient-funds'), tone: 'bad', icon: 'warning' })
    openOverlay('clan-treasury')
  }
  return (
    <Button
      {...button}
      colour={isShort ? 'grey' : isDear ? 'yellow' : 'green'}
      sound={isShort ? 'refuse' : 'tap'}
      onClick={isShort ? tellShort : onPay}
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
                label={`${t(`player:resource.name.${currency}`)}: ${amount}`}
                lacking={holds(currency) < amount}
              />
            ))}
          </span>
        )
      }
    />
  )
}
