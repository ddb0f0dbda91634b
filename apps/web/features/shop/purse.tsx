import { shortGems } from '@skystair/rules/format/short-gems.ts'
import { shortMoney } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../platform/game.ts'
import { ResourceBar } from '../../ui/resource-bar.tsx'

/** What the player can pay with. */
export function Purse() {
  const { t } = useTranslation(['player', 'common', 'shop'])
  const gold = useGame((state) => state.player?.gold ?? 0)
  const mithril = useGame((state) => state.player?.mithril ?? 0)
  const mark = t('common:number.decimal-mark')
  return (
    <ResourceBar
      label={t('shop:purse')}
      resources={[
        {
          icon: 'coin',
          label: t('resource.name.gold'),
          value: gold,
          format: (value) => shortMoney(value, mark),
        },
        {
          icon: 'emerald',
          label: t('resource.name.mithril'),
          value: mithril,
          format: (value) => shortGems(value, mark),
        },
      ]}
    />
  )
}
