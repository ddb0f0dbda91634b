import type { ForceView } from '@skystair/contract/force-view.ts'
import { useTranslation } from 'react-i18next'

/** Says what a force gives: "+2,5 % to attack". Points are points, the rest is percent. */
export function useEffectText(): (force: Pick<ForceView, 'effect'>, amount: number) => string {
  const { t, i18n } = useTranslation('forces')
  return ({ effect }, amount) => {
    const number = effect === 'immortality' ? amount : amount * 100
    const written = number.toLocaleString(i18n.language, { maximumFractionDigits: 1 })
    return t(`effect.${effect}`, { amount: written })
  }
}
