import type { ClanInfo } from '@skystair/contract/clan-view.ts'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../../platform/language/use-duration.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { now, useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Countdown } from '../../../ui/numbers/timer-bar.tsx'
import { useParticipation } from '../participation.ts'
import { mayJoin } from '../square/standing.tsx'
import { useTies } from '../square/use-ties.ts'

/** The way into a clan, as far as it is open: ask, take the question back, answer an invitation. */
export function JoinDeeds({ clan }: { clan: ClanInfo }) {
  const { t } = useTranslation('clan')
  const ownId = useGame((state) => state.player?.clanId ?? null)
  if (ownId === clan.id)
    return (
      <Button icon="banner" sound="open" onClick={() => openOverlay('clan')}>
        {t('info.own')}
      </Button>
    )
  return ownId === null ? <Joining clan={clan} /> : null
}

function Joining({ clan: { id, membersCurr, membersMax } }: { clan: ClanInfo }) {
  const { t } = useTranslation('clan')
  const wait = useWait()
  const { data, refetch } = useParticipation()
  const { isBusy, apply, accept, withdraw } = useTies()
  if (data === undefined) return null
  const isInvited = data.invitations.some(({ clan }) => clan.id === id)
  const hasApplied = data.applications.some(({ clan }) => clan.id === id)
  const isFull = membersCurr >= membersMax
  if (isInvited)
    return (
      <>
        <Button colour="red" busy={isBusy} onClick={() => withdraw(id)}>
          {t('square.decline')}
        </Button>
        {mayJoin(data) && !isFull && (
          <Button colour="green" icon="check" shining busy={isBusy} onClick={() => accept(id)}>
            {t('square.accept')}
          </Button>
        )}
      </>
    )
  if (hasApplied)
    return (
      <Button busy={isBusy} onClick={() => withdraw(id)}>
        {t('square.withdraw')}
      </Button>
    )
  if (data.state === 'NOT_ENLIGHTENED') return <p>{t('square.level', { level: data.joinLevel })}</p>
  if (data.state === 'NOT_AVAILABLE' && data.freeAt !== null)
    return (
      <Countdown
        endsAt={data.freeAt}
        now={now}
        format={(left) => t('square.rest-left', { time: wait(left) })}
        onEnd={() => void refetch()}
      />
    )
  if (isFull) return <p>{t('info.full')}</p>
  return (
    <Button colour="green" icon="mail" shining busy={isBusy} onClick={() => apply(id)}>
      {t('info.apply')}
    </Button>
  )
}
