import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import { useGame } from '../state/game.ts'
import styles from './balance-change.module.css'
import { currencyIcons } from './currency-icons.ts'
import { type Amount, missingOf } from './lacking.ts'
import { usePriceNumber } from './use-price-number.ts'

/** What paying would leave in the purse; whoever cannot pay is told what is missing instead. */
export function BalanceAfter({ price }: { price: readonly Amount[] }) {
  const player = useGame((state) => state.player)
  if (player === null || missingOf(price, player).length > 0) return null
  return <BalanceChange changes={price.map(({ currency, amount }) => ({ currency, amount: -amount }))} />
}

/** What the purse holds before and after; what is paid is less than nothing. */
export function BalanceChange({ changes }: { changes: readonly Amount[] }) {
  const { t } = useTranslation('player')
  const exact = usePriceNumber()
  const player = useGame((state) => state.player)
  if (player === null) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ currency, amount }) => (
        <li key={currency}>
          <Icon name={currencyIcons[currency]} size={1.5} />
          {t('resource.change', {
            name: t(`resource.name.${currency}`),
            before: exact(player[currency]),
            after: exact(Math.max(0, player[currency] + amount)),
          })}
        </li>
      ))}
    </ul>
  )
}
