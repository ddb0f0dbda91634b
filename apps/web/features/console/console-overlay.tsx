import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../platform/game.ts'
import { closeOverlay } from '../../platform/overlays.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { Figures } from './figures.tsx'
import { NewsDesk } from './news-desk.tsx'
import { PlayerSearch } from './player-search.tsx'
import { Queue } from './queue.tsx'

type Section = 'queue' | 'players' | 'figures' | 'news'

/** Where the keepers of the peace work: cases, players, figures. */
export default function ConsoleOverlay() {
  const { t } = useTranslation(['console', 'common'])
  const [section, setSection] = useState<Section>('queue')
  const isAdmin = useGame((state) => state.info?.admined ?? false)
  const tabs: Tab<Section>[] = [
    { value: 'queue', label: t('tab.queue'), icon: 'flag' },
    { value: 'players', label: t('tab.players'), icon: 'people' },
    { value: 'figures', label: t('tab.figures'), icon: 'up' },
    ...(isAdmin ? [{ value: 'news', label: t('tab.news'), icon: 'pencil' } as const] : []),
  ]
  return (
    <Dialog
      open
      tall
      size="wide"
      colour="blue"
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={t('title')}
    >
      <Tabs tall label={t('tab.label')} value={section} onValueChange={setSection} tabs={tabs}>
        {section === 'queue' && <Queue />}
        {section === 'players' && <PlayerSearch />}
        {section === 'figures' && <Figures />}
        {section === 'news' && <NewsDesk />}
      </Tabs>
    </Dialog>
  )
}
