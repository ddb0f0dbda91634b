import type { HeroView } from '@skystair/contract/hero-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'

/** Heroes to choose from; namesakes are told apart by their power. */
export function useHeroOptions(): (heroes: readonly HeroView[]) => { value: string; label: string }[] {
  const { t } = useTranslation(['creatures', 'common'])
  return (heroes) =>
    heroes.map(({ id, imageId, power }) => ({
      value: String(id),
      label: `${t(`creatures:hero.${imageId as 'wanderer'}`)} (${shortNumber(power, t('common:number.decimal-mark'))})`,
    }))
}
