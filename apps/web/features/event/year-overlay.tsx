import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvents } from '../../platform/event/events.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Memories } from './memories.tsx'
import { YearList } from './year-list.tsx'

/** The feasts of the year: those that come, and those that one remembers. */
export default function YearOverlay() {
  const { t } = useTranslation('event')
  const asked = useEvents()
  const [tab, setTab] = useState<'ahead' | 'past'>('ahead')
  return (
    <PageDialog title={t('year.title')} colour="gold">
      <Tabs
        tall
        label={t('year.title')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'ahead', label: t('year.ahead'), icon: 'hourglass' },
          { value: 'past', label: t('year.behind'), icon: 'book' },
        ]}
      >
        <PagePaper asked={asked}>
          {asked.data !== undefined &&
            (tab === 'ahead' ? <YearList ahead={asked.data.ahead} /> : <Memories past={asked.data.past} />)}
        </PagePaper>
      </Tabs>
    </PageDialog>
  )
}
