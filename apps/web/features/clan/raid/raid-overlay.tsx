import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRaidNow } from '../../../platform/raid/raid-state.ts'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { Skeleton } from '../../../ui/surfaces/skeleton.tsx'
import { ClanPage } from '../clan-page.tsx'
import { Board } from './board.tsx'
import { BossSheet } from './boss-sheet.tsx'
import { Difficulties } from './difficulties.tsx'
import { RaidDeeds } from './raid-deeds.tsx'

const tabs = ['boss', 'board', 'next'] as const
type Tab = (typeof tabs)[number]

/** The raid of the clan: whom it fights this week, who has dealt how much, and whom it wants next. */
export default function RaidOverlay() {
  const { t } = useTranslation(['raid', 'common'])
  const [tab, setTab] = useState<Tab>('boss')
  const raid = useRaidNow()
  return (
    <ClanPage title={t('title')} footer={() => raid !== null && tab === 'boss' && <RaidDeeds raid={raid} />}>
      {() =>
        raid === null ? (
          <Skeleton label={t('common:loading')} shape="row" count={5} />
        ) : (
          <Tabs
            tall
            label={t('title')}
            value={tab}
            onValueChange={setTab}
            tabs={[
              { value: 'boss', label: t('tab.boss'), icon: 'skull' },
              { value: 'board', label: t('tab.board'), icon: 'trophy' },
              { value: 'next', label: t('tab.next'), icon: 'flame' },
            ]}
          >
            {tab === 'boss' && <BossSheet raid={raid} />}
            {tab === 'board' && <Board week={raid.week} />}
            {tab === 'next' && <Difficulties />}
          </Tabs>
        )
      }
    </ClanPage>
  )
}
