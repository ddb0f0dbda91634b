import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './backpack-overlay.module.css'
import { Runes } from './runes.tsx'
import { Satchel } from './satchel.tsx'
import { Things } from './things.tsx'

const tabs = ['artifacts', 'satchel', 'runes'] as const
type TabName = (typeof tabs)[number]
const icons = { artifacts: 'ring', satchel: 'potion-red', runes: 'star' } as const

/** All that the player carries: things, elixirs and scrolls, runes. */
export default function BackpackOverlay() {
  const { t } = useTranslation(['things', 'common'])
  const [tab, setTab] = useState<TabName>('artifacts')
  return (
    <PageScreen title={t('title')} colour="green">
      <Tabs
        tall
        label={t('title')}
        value={tab}
        onValueChange={setTab}
        tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`), icon: icons[value] }))}
      >
        {tab === 'artifacts' ? (
          <div className={styles.shelf}>
            <Things />
          </div>
        ) : (
          <Parchment>{tab === 'satchel' ? <Satchel /> : <Runes />}</Parchment>
        )}
      </Tabs>
    </PageScreen>
  )
}
