import { myCode, takeBonus } from '@skystair/contract/referral.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { GainCelebration } from './gain-celebration.tsx'
import { Invitation, type Referral } from './invitation.tsx'
import styles from './invitations-overlay.module.css'
import { useGain } from './use-gain.ts'

const friendsKey = ['invitations'] as const

/** The link that brings friends, and what they have brought. */
export default function FriendsOverlay() {
  const { t, i18n } = useTranslation(['bank', 'common'])
  const queries = useQueryClient()
  const { isBusy, emeralds, gain, close } = useGain()
  const asked = useQuery({
    queryKey: friendsKey,
    queryFn: ({ signal }) => ask(myCode, {}, signal),
    staleTime: 0,
  })
  const { data } = asked
  const number = (value: number) => value.toLocaleString(i18n.language)
  const again = () => void askAgain(queries, friendsKey)
  return (
    <PageDialog title={t('invitations.title')} colour="green">
      <PagePaper asked={asked}>
        {data !== undefined && (
          <div className={styles.page}>
            {data.waiting > 0 && (
              <div className={styles.waiting}>
                <b>{t('invitations.waiting', { amount: number(data.waiting) })}</b>
                <Button
                  colour="green"
                  icon="emerald"
                  shining
                  busy={isBusy}
                  onClick={() => void gain(() => act(takeBonus, {})).then(again)}
                >
                  {t('common:button.take')}
                </Button>
              </div>
            )}
            <Invitation referral={data} onShared={again} />
            <Friends friends={data.friends} />
          </div>
        )}
      </PagePaper>
      <GainCelebration
        emeralds={emeralds}
        title={t('invitations.taken')}
        text={t('invitations.taken-text')}
        actionLabel={t('invitations.glad')}
        onClose={close}
      />
    </PageDialog>
  )
}

function Friends({ friends }: Pick<Referral, 'friends'>) {
  const { t, i18n } = useTranslation(['bank', 'common'])
  return (
    <section>
      <h3 className={styles.heading}>{t('invitations.list')}</h3>
      {friends.length === 0 && (
        <EmptyState icon="people" title={t('invitations.empty')} text={t('invitations.empty-text')} />
      )}
      <ul className={styles.friends}>
        {friends.map(({ id, name, level, brought }) => (
          <li key={id}>
            <ListRow
              title={name ?? t('common:unknown-player')}
              text={t('invitations.level', { level })}
              onClick={() => openOverlay(`player/${id}`)}
              end={
                brought > 0 && (
                  <b className={styles.brought}>
                    {t('invitations.brought', { amount: brought.toLocaleString(i18n.language) })}
                    <Icon name="emerald" size={1.25} />
                  </b>
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
