import type { HistoryCategory } from '@skystair/rules/history/category.ts'
import { useTranslation } from 'react-i18next'

/** What money came in or went out for, in words. */
export function useMoneyWords(): (category: HistoryCategory, reason: string) => string {
  const { t, i18n } = useTranslation('history')
  return (category, reason) => {
    const what = t(`category.${category}`)
    return i18n.exists(`history:reason.${reason}`) ? `${what}: ${t(`reason.${reason as 'HERO'}`)}` : what
  }
}
