import { shortGems } from '@skystair/rules/format/short-gems.ts'
import { shortMoney } from '@skystair/rules/format/short-number.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../platform/game.ts'
import { closeOverlay } from '../../platform/overlays.ts'
import { ResourceBar } from '../../ui/resource-bar.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Browse } from './browse.tsx'
import { Stall } from './stall.tsx'

type TabName = 'buy' | 'sell'

/** Where players trade with each other. */
export default function MarketOverlay() {
  const { t } = useTranslation(['market', 'common'])
  const [tab, setTab] = useState<TabName>('buy')
  return (
    <Screen
      title={t('title')}
      backLabel={t('common:button.back')}
      onClose={closeOverlay}
      colour="gold"
      top={<Purse />}
    >
      <Tabs
        tall
        label={t('title')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'buy', label: t('tab.buy'), icon: 'search' },
          { value: 'sell', label: t('tab.sell'), icon: 'banner' },
        ]}
      >
        {tab === 'buy' ? <Browse /> : <Stall />}
      </Tabs>
    </Screen>
  )
}

function Purse() {
  const { t } = useTranslation(['player', 'common', 'market'])
  const gold = useGame((state) => state.player?.gold ?? 0)
  const mithril = useGame((state) => state.player?.mithril ?? 0)
  const mark = t('common:number.decimal-mark')
  return (
    <ResourceBar
      label={t('market:title')}
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
