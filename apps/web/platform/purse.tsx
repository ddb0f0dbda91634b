import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useTranslation } from 'react-i18next'
import { ResourceBar } from '../ui/resource-bar.tsx'
import { currencyIcons } from './currency-icons.ts'
import { useGame } from './game.ts'

const payments = ['gold', 'mithril'] as const

/** What the player can pay with. */
export function Purse() {
  const { t } = useTranslation(['player', 'common'])
  const player = useGame((state) => state.player)
  const mark = t('common:number.decimal-mark')
  return (
    <ResourceBar
      label={t('purse')}
      resources={payments.map((currency) => ({
        icon: currencyIcons[currency],
        label: t(`resource.name.${currency}`),
        value: player?.[currency] ?? 0,
        format: (value) => shortCurrency(currency, value, mark),
      }))}
    />
  )
}
