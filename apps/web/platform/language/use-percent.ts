import { percentOf } from '@skystair/rules/format/percent.ts'
import { useTranslation } from 'react-i18next'

/** A share as everybody is shown it: 0.015 is 1.5 %. */
export function usePercent(): (share: number) => string {
  const { t } = useTranslation('common')
  return (share) => t('number.percent', { value: percentOf(share, t('number.decimal-mark')) })
}
