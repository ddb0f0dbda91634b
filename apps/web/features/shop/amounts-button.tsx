import type { BoosterView } from '@skystair/contract/shop.ts'
import { shortMoney } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/currency-icons.ts'
import { useGame } from '../../platform/game.ts'
import { Button } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { showToast } from '../../ui/show-toast.ts'

type Properties = {
  price: BoosterView['price']
  label: string
  busy: boolean
  onPay: () => void
}

/** Pays, or says what is missing and where it comes from. */
export function AmountsButton({ price, label, busy, onPay }: Properties) {
  const { t } = useTranslation(['shop', 'wallet', 'player', 'common'])
  const player = useGame((state) => state.player)
  const missing = price.find(({ currency, amount }) => (player?.[currency] ?? 0) < amount)
  return (
    <Button
      size="small"
      colour={missing ? 'grey' : price.length === 0 ? 'green' : 'yellow'}
      sound={missing ? 'refuse' : 'tap'}
      busy={busy}
      onClick={() => {
        if (missing) showToast({ text: t(`wallet:lacking.${missing.currency}`), icon: 'info' })
        else onPay()
      }}
      note={
        price.length === 0
          ? t('pack.free')
          : price.map(({ currency, amount }) => (
              <Price
                key={currency}
                icon={currencyIcons[currency]}
                amount={shortMoney(amount, t('common:number.decimal-mark'))}
                label={`${t(`player:resource.name.${currency}`)}: ${amount}`}
              />
            ))
      }
    >
      {label}
    </Button>
  )
}
