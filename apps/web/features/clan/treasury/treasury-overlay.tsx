import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { ClanPage } from '../clan-page.tsx'
import { Holdings } from './holdings.tsx'
import { Log } from './log.tsx'

type TabName = 'holdings' | 'log'

/** What the clan owns, how to give to it, and where everything came from and went. */
export default function TreasuryOverlay() {
  const { t } = useTranslation('clan')
  const [tab, setTab] = useState<TabName>('holdings')
  return (
    <ClanPage title={t('treasury.title')}>
      {(mine) => (
        <Tabs
          tall
          label={t('treasury.title')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'holdings', label: t('treasury.tab.holdings'), icon: 'chest' },
            { value: 'log', label: t('treasury.tab.log'), icon: 'book' },
          ]}
        >
          {tab === 'holdings' ? <Holdings mine={mine} /> : <Log clanId={mine.clan.id} />}
        </Tabs>
      )}
    </ClanPage>
  )
}
