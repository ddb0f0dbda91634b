import type { WheelSectorView } from '@skystair/contract/wheel.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import type { IconName } from '../../ui/icons/icon-source.ts'

const HOUR = 3_600_000
const icons = { booster: 'bolt', artifact: 'sword', hero: 'helmet', cauldron: 'emerald' } as const

export function iconOf({ id, kind, amounts: [first] }: WheelSectorView): IconName {
  if (kind !== 'amounts') return icons[kind]
  return id === 'sack' || first === undefined ? 'bag' : currencyIcons[first.currency]
}

/** What a sector gives, in full and as short as it stands on the wheel. */
export function usePrizeWords() {
  const { t } = useTranslation(['wheel', 'player', 'common'])
  const mark = t('common:number.decimal-mark')
  const hoursOf = ({ booster }: WheelSectorView) => Math.round((booster?.lasts ?? 0) / HOUR)
  return {
    nameOf(sector: WheelSectorView): string {
      const [first] = sector.amounts
      if (sector.kind === 'amounts' && first !== undefined)
        return t('prize.amounts', {
          amount: shortCurrency(first.currency, first.amount, mark),
          name: t(`player:resource.name.${first.currency}`),
        })
      if (sector.kind === 'booster') return t('prize.booster', { hours: hoursOf(sector) })
      return sector.kind === 'amounts' ? '' : t(`prize.${sector.kind}`)
    },
    shortOf(sector: WheelSectorView): string {
      const [first] = sector.amounts
      if (sector.kind === 'amounts')
        return first === undefined ? '' : shortCurrency(first.currency, first.amount, mark)
      if (sector.kind === 'booster') return t('short.hours', { hours: hoursOf(sector) })
      return t(`short.${sector.kind}`)
    },
    hoursOf,
  }
}
