import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { ClanPage } from '../clan-page.tsx'
import { openRecruits } from '../recruiting/open-recruits.ts'
import { MemberList } from './member-list.tsx'
import styles from './members-overlay.module.css'

/** Who is in the clan, and what may be done about each of them. */
export default function MembersOverlay() {
  const { t } = useTranslation('clan')
  return (
    <ClanPage
      title={t('members.title')}
      footer={({ rights, applications }) =>
        rights.includes('INVITE') && (
          <>
            <span className={styles.news}>
              <Button icon="tasks" sound="open" onClick={() => openRecruits('candidates')}>
                {t('recruits.door')}
              </Button>
              {applications > 0 && (
                <strong
                  className={styles.count}
                  role="img"
                  aria-label={t('recruits.waiting', { count: applications })}
                >
                  {applications}
                </strong>
              )}
            </span>
            <Button colour="green" icon="people" sound="open" onClick={() => openRecruits('search')}>
              {t('recruits.invite')}
            </Button>
          </>
        )
      }
    >
      {(mine) => <MemberList mine={mine} />}
    </ClanPage>
  )
}
