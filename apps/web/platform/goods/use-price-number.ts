import { priceNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'

/** What a language puts between thousands. */
const groupMark = (language: string): string => (10_000).toLocaleString(language).replaceAll(/\d/g, '')

/** A price as it is asked for: to the last coin, never less than it is. */
export function usePriceNumber(): (amount: number) => string {
  const { t, i18n } = useTranslation('common')
  return (amount) => priceNumber(amount, t('number.decimal-mark'), groupMark(i18n.language))
}
