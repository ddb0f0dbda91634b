import type { Price } from '@skystair/rules/bank/money.ts'
import { useTranslation } from 'react-i18next'
import { moneyOfStates } from './price-words.ts'

/** Numbers and prices as they are written where the player lives. */
export function usePriceWords() {
  const { t, i18n } = useTranslation('bank')
  const number = (value: number): string => value.toLocaleString(i18n.language)
  const price = (asked: Price): string => {
    const { money, amount } = asked
    return moneyOfStates(asked, i18n.language) ?? t(`money.${money as 'XTR'}`, { count: amount })
  }
  return { number, price }
}
