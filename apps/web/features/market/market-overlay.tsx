import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Purse } from '../../platform/goods/purse.tsx'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Browse } from './browse.tsx'
import { Stall } from './stall.tsx'

type TabName = 'buy' | 'sell'

/** Where players trade with each other. */
export default function MarketOverlay() {
  const { t } = useTranslation(['market', 'common'])
  const [tab, setTab] = useState<TabName>('buy')
  return (
    <PageScreen title={t('title')} colour="gold" top={<Purse />}>
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
    </PageScreen>
  )
}
