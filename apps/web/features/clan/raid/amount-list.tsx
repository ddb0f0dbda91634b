import type { RaidView } from '@skystair/contract/raid.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './amount-list.module.css'

/** Money of several kinds in a row. */
export function AmountList({ amounts }: { amounts: RaidView['loot'] }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <ul className={styles.amounts}>
      {amounts.map(({ currency, amount }) => (
        <li key={currency}>
          <Icon name={currencyIcons[currency]} size={1.5} label={t(`resource.name.${currency}`)} />
          <b>{shortCurrency(currency, amount, t('common:number.decimal-mark'))}</b>
        </li>
      ))}
    </ul>
  )
}
