import { markAdvertisementsSeen } from '@skystair/contract/clan.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { ask } from '../../../platform/server/ask.ts'
import { refreshGame, useGame } from '../../../platform/state/game.ts'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { useParticipation } from '../participation.ts'
import { ClanSearch } from '../rating/clan-search.tsx'
import { FoundClan } from './found-clan.tsx'
import { MyTies } from './my-ties.tsx'
import { Standing } from './standing.tsx'

type TabName = 'clans' | 'ties' | 'found'

/** Where a player without a clan looks for one. */
export function Seekers() {
  const { t } = useTranslation('clan')
  const [tab, setTab] = useState<TabName>('clans')
  const asked = useParticipation()
  const { data } = asked
  useLookAtAdvertisements()
  const invited = data?.invitations.length ?? 0
  return (
    <>
      {data && <Standing participation={data} onFree={() => void asked.refetch()} />}
      <Tabs
        tall
        label={t('square.title')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'clans', label: t('square.tab.clans'), icon: 'banner' },
          {
            value: 'ties',
            label: t('square.tab.ties'),
            icon: 'mail',
            badge: { count: invited, label: t('square.invited', { count: invited }) },
          },
          { value: 'found', label: t('square.tab.found'), icon: 'flag' },
        ]}
      >
        {tab === 'clans' && <ClanSearch />}
        {tab !== 'clans' && data === undefined && <PagePaper asked={asked}>{null}</PagePaper>}
        {tab === 'ties' && data && <MyTies participation={data} />}
        {tab === 'found' && data && <FoundClan participation={data} />}
      </Tabs>
    </>
  )
}

/** Whoever has opened the square need not be called to it again today. */
function useLookAtAdvertisements(): void {
  const isCalled = useGame((state) => state.player?.promptClan ?? false)
  useEffect(() => {
    // Untold, it is told the next time.
    if (isCalled) ask(markAdvertisementsSeen, {}).then(refreshGame, () => undefined)
  }, [isCalled])
}
