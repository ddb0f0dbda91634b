import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import { useTranslation } from 'react-i18next'

/** What so much of a currency is called beside its number: "+1 blue crystal", "+5 blue crystals". */
export function useCounted(): (currency: Currency, amount: number) => string {
  const { t } = useTranslation('player')
  // The number stands beside it already, or is still counting up.
  return (currency, amount) =>
    t(`resource.counted.${currency}`, { count: Math.floor(amount), replace: { count: '' } }).trim()
}
