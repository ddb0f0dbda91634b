import { spokenNumber } from '@skystair/rules/format/spoken-number.ts'
import { useTranslation } from 'react-i18next'

/** Large numbers where there is room for a word: thousands and millions are called as the language calls them. */
export function useSpokenNumber() {
  const { t } = useTranslation('common')
  const number = (told: number): string => {
    const { value, unit } = spokenNumber(told, t('number.decimal-mark'))
    return unit === null ? value : t(`number.unit.${unit}`, { value })
  }
  return { number }
}
