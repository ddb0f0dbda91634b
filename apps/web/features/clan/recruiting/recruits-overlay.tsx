import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { ClanPage } from '../clan-page.tsx'
import { Candidates } from './candidates.tsx'
import { InviteByName } from './invite-by-name.tsx'
import { type RecruitsTab, recruitsTab } from './open-recruits.ts'
import styles from './recruits.module.css'

/** Who wants to come, who seeks any clan, and whom the clan itself may call. */
export default function RecruitsOverlay() {
  const { t } = useTranslation('clan')
  const [tab, setTab] = useState<RecruitsTab>(recruitsTab.getState)
  useEffect(() => () => recruitsTab.setState('candidates', true), [])
  return (
    <ClanPage title={t('recruits.title')} right="INVITE">
      {({ clan, applications }) => {
        const isFull = clan.membersCurr >= clan.membersMax
        return (
          <>
            <p className={styles.room} data-full={isFull || undefined}>
              {isFull
                ? t('recruits.full')
                : t('recruits.room', { count: clan.membersMax - clan.membersCurr })}
            </p>
            <Tabs
              tall
              label={t('recruits.title')}
              value={tab}
              onValueChange={setTab}
              tabs={[
                {
                  value: 'candidates',
                  label: t('recruits.tab.candidates'),
                  icon: 'tasks',
                  badge: { count: applications, label: t('recruits.waiting', { count: applications }) },
                },
                { value: 'search', label: t('recruits.tab.search'), icon: 'search' },
              ]}
            >
              {tab === 'candidates' ? <Candidates isFull={isFull} /> : <InviteByName isFull={isFull} />}
            </Tabs>
          </>
        )
      }}
    </ClanPage>
  )
}
