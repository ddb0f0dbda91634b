import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useTranslation } from 'react-i18next'
import { ResourceBar } from '../../ui/numbers/resource-bar.tsx'
import { openOverlay, useOverlays } from '../pages/overlays.ts'
import { useGame } from '../state/game.ts'
import { currencyIcons } from './currency-icons.ts'

const payments = ['gold', 'mithril'] as const

/** What the player can pay with. */
export function Purse() {
  const { t } = useTranslation(['player', 'common'])
  const player = useGame((state) => state.player)
  const isInBank = useOverlays(({ stack }) => stack.includes('bank'))
  const mark = t('common:number.decimal-mark')
  return (
    <ResourceBar
      label={t('purse')}
      resources={payments.map((currency) => ({
        icon: currencyIcons[currency],
        label: t(`resource.name.${currency}`),
        value: player?.[currency] ?? 0,
        format: (value) => shortCurrency(currency, value, mark),
        ...(currency === 'mithril' &&
          !isInBank && {
            onAdd: () => openOverlay('bank'),
            addLabel: t('resource.add'),
          }),
      }))}
    />
  )
}
