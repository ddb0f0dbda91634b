import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { useGame } from '../../platform/state/game.ts'
import { type Tab, Tabs } from '../../ui/controls/tabs.tsx'
import { CalendarDesk } from './calendar/calendar-desk.tsx'
import { Metrics } from './metrics.tsx'
import { NewsDesk } from './news-desk.tsx'
import { Payments } from './payments.tsx'
import { PlayerSearch } from './player-search.tsx'
import { Promo } from './promo.tsx'
import { Queue } from './queue.tsx'
import { Revenue } from './revenue.tsx'
import { Work } from './work.tsx'

type Section =
  | 'queue'
  | 'players'
  | 'metrics'
  | 'payments'
  | 'revenue'
  | 'promo'
  | 'news'
  | 'calendar'
  | 'work'

/** Where the keepers of the peace work: cases, players, metrics. */
export default function ConsoleOverlay() {
  const { t } = useTranslation(['console', 'calendar'])
  const [section, setSection] = useState<Section>('queue')
  const isAdmin = useGame((state) => state.info?.admined ?? false)
  const tabs: Tab<Section>[] = [
    { value: 'queue', label: t('tab.queue'), icon: 'flag' },
    { value: 'players', label: t('tab.players'), icon: 'people' },
    { value: 'metrics', label: t('tab.metrics'), icon: 'up' },
    { value: 'payments', label: t('tab.payments'), icon: 'coin' },
    ...(isAdmin
      ? [
          { value: 'news', label: t('tab.news'), icon: 'pencil' } as const,
          { value: 'calendar', label: t('calendar:desk.tab'), icon: 'clock' } as const,
          { value: 'revenue', label: t('tab.revenue'), icon: 'chest' } as const,
          { value: 'promo', label: t('tab.promo'), icon: 'ticket' } as const,
          { value: 'work', label: t('tab.work'), icon: 'hourglass' } as const,
        ]
      : []),
  ]
  return (
    <PageDialog colour="blue" title={t('title')} size={section === 'calendar' ? 'whole' : 'wide'}>
      <Tabs tall label={t('tab.label')} value={section} onValueChange={setSection} tabs={tabs}>
        {section === 'queue' && <Queue />}
        {section === 'players' && <PlayerSearch />}
        {section === 'metrics' && <Metrics />}
        {section === 'payments' && <Payments />}
        {section === 'revenue' && <Revenue />}
        {section === 'promo' && <Promo />}
        {section === 'news' && <NewsDesk />}
        {section === 'calendar' && <CalendarDesk />}
        {section === 'work' && <Work />}
      </Tabs>
    </PageDialog>
  )
}
