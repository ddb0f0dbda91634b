import { applyToAll } from '@skystair/contract/clan.ts'
import type { Invitation } from '@skystair/contract/clan-view.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../../platform/language/use-duration.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { Banner } from '../../../platform/people/banner.tsx'
import { act } from '../../../platform/server/act.ts'
import { now } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { Countdown } from '../../../ui/numbers/timer-bar.tsx'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import { useClanDeed } from '../use-clan-deed.ts'
import { useShortAgo } from '../use-short-ago.ts'
import styles from './square.module.css'
import { mayJoin, type Participation } from './standing.tsx'
import { useTies } from './use-ties.ts'

/** Who calls the player, whom the player has asked, and whether all may know that a home is sought. */
export function MyTies({ participation }: { participation: Participation }) {
  const { t } = useTranslation('clan')
  const { busyWith, accept, withdraw } = useTies()
  const { invitations, applications, state, joinLevel } = participation
  const isFree = mayJoin(participation)
  return (
    <PagePaper
      empty={
        invitations.length + applications.length === 0 &&
        !isFree && {
          icon: 'mail',
          title: t('square.no-ties'),
          text:
            state === 'NOT_ENLIGHTENED' ? t('square.no-ties-yet', { level: joinLevel }) : t('square.resting'),
        }
      }
    >
      {isFree && <Seeking participation={participation} />}
      {invitations.length > 0 && <h3 className={styles.heading}>{t('square.invitations')}</h3>}
      <ul className={styles.ties} aria-label={t('square.invitations')}>
        {invitations.map((tie) => (
          <Tie key={tie.clan.id} tie={tie}>
            <Button
              size="small"
              colour="red"
              busy={busyWith === tie.clan.id}
              onClick={() => withdraw(tie.clan.id)}
            >
              {t('square.decline')}
            </Button>
            {isFree && (
              <Button
                size="small"
                colour="green"
                busy={busyWith === tie.clan.id}
                onClick={() => accept(tie.clan.id)}
              >
                {t('square.accept')}
              </Button>
            )}
          </Tie>
        ))}
      </ul>
      {applications.length > 0 && <h3 className={styles.heading}>{t('square.applications')}</h3>}
      <ul className={styles.ties} aria-label={t('square.applications')}>
        {applications.map((tie) => (
          <Tie key={tie.clan.id} tie={tie}>
            <Button size="small" busy={busyWith === tie.clan.id} onClick={() => withdraw(tie.clan.id)}>
              {t('square.withdraw')}
            </Button>
          </Tie>
        ))}
      </ul>
      {isFree && invitations.length + applications.length === 0 && (
        <p className={styles.hint}>{t('square.no-ties-text')}</p>
      )}
    </PagePaper>
  )
}

function Tie({ tie: { clan, at }, children }: { tie: Invitation; children: ReactNode }) {
  const { t } = useTranslation('clan')
  const ago = useShortAgo()
  return (
    <li>
      <ListRow
        start={
          <Banner
            theme={clan.theme}
            size={2.5}
            level={{ value: clan.level, label: t('level', { level: clan.level }) }}
          />
        }
        title={<bdi>{clan.name}</bdi>}
        text={ago(at)}
        onClick={() => openOverlay(`clan-info/${clan.id}`)}
        end={children}
      />
    </li>
  )
}

/** Tells all clans for a week that the player seeks one, or no longer. */
function Seeking({ participation: { seekingUntil } }: { participation: Participation }) {
  const { t } = useTranslation('clan')
  const wait = useWait()
  const { isBusy, run } = useClanDeed()
  const isSeeking = seekingUntil !== null && seekingUntil > now()
  return (
    <div className={styles.seeking}>
      <Switch
        label={t('square.seek')}
        checked={isSeeking}
        disabled={isBusy}
        onCheckedChange={(seek) => void run(() => act(applyToAll, { body: { seek } }))}
      />
      {isSeeking ? (
        <Countdown
          endsAt={seekingUntil}
          now={now}
          format={(left) => t('square.seeking-left', { time: wait(left) })}
        />
      ) : (
        <p className={styles.hint}>{t('square.seek-text')}</p>
      )}
    </div>
  )
}
