import { priceNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'

/** A price as it is asked for: to the last coin, never less than it is. */
export function usePriceNumber(): (amount: number) => string {
  const { t } = useTranslation('common')
  return (amount) => priceNumber(amount, t('number.decimal-mark'), t('number.group-mark'))
}
