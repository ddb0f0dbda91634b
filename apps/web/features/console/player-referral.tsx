import { playerReferral } from '@skystair/contract/referral.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { ask } from '../../platform/server/ask.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import styles from './console.module.css'

/** Whom a player has invited, what came of it, and who seems to be nobody but the player. */
export function PlayerReferral({ playerId }: { playerId: number }) {
  const { t } = useTranslation(['console', 'common'])
  const { data } = useQuery({
    queryKey: ['console', 'referral', playerId],
    queryFn: () => ask(playerReferral, { params: { id: playerId } }),
    staleTime: 0,
  })
  if (data === undefined || (data.invitedBy === null && data.friends.length === 0)) return null
  const { invitedBy, friends } = data
  return (
    <section>
      <h3 className={styles.heading}>{t('referral.title')}</h3>
      {invitedBy !== null && (
        <Button size="small" sound="open" onClick={() => openOverlay(`card/${invitedBy}`)}>
          {t('referral.invited-by', { id: invitedBy })}
        </Button>
      )}
      <ul className={styles.list}>
        {friends.map(({ id, name, level, brought, doubt }) => (
          <li key={id}>
            <ListRow
              title={<bdi>{name ?? t('common:unknown-player')}</bdi>}
              text={
                <>
                  {t('referral.friend', { level, brought })}
                  {doubt !== null && <span className={styles.banned}> {t(`referral.${doubt}`)}</span>}
                </>
              }
              onClick={() => openOverlay(`card/${id}`)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
