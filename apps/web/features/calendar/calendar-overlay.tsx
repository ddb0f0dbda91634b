import { type CampaignStatus, useCampaign } from '@skystair/contract/calendar.ts'
import type { CalendarKind } from '@skystair/rules/calendar/kind.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../platform/calendar/campaign-words.ts'
import { runningKey, useRunning, useSeen } from '../../platform/calendar/running.ts'
import { TimeLeft } from '../../platform/calendar/time-left.tsx'
import { wayThere } from '../../platform/calendar/way-there.ts'
import { eventsOf } from '../../platform/event/events.ts'
import { Purse } from '../../platform/goods/purse.tsx'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { refreshGame, setPlayer, useGame } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { CampaignCard } from '../../stage/campaigns/campaign-card.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './calendar-overlay.module.css'
import { Duel } from './duel.tsx'
import { GroupFire } from './group-fire.tsx'

/** Everything that runs for a while, each with the way to where it is used. */
export default function CalendarOverlay() {
  const { t } = useTranslation(['calendar', 'common'])
  const { data, isPending, isError, refetch } = useRunning()
  const sale = useGame((state) => state.info?.sale ?? null)
  const info = useGame((state) => state.info)
  const events = eventsOf(info).filter(({ endsAt }) => endsAt !== null)
  const running = data?.running ?? []
  useSeen(running.flatMap(({ run, seen }) => (run === null || seen ? [] : [run])))
  return (
    <PageScreen title={t('title')} colour="gold" top={<Purse />}>
      <div className={styles.cards}>
        {isPending && <Skeleton label={t('common:loading')} shape="card" count={3} />}
        {isError && data === undefined && (
          <Parchment>
            <EmptyState
              icon="warning"
              title={t('lost.title')}
              text={t('lost.text')}
              action={<Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
            />
          </Parchment>
        )}
        {data !== undefined && running.length + events.length === 0 && sale === null && (
          <Parchment>
            <EmptyState icon="hourglass" title={t('empty.title')} text={t('empty.text')} />
          </Parchment>
        )}
        {events.map(({ run, kind, endsAt, unseen }) => (
          <CampaignCard
            key={run}
            kind={kind}
            contents={{}}
            isNew={unseen}
            time={<TimeLeft endsAt={endsAt} onEnd={() => void refreshGame()} />}
            button={<Go kind={kind} turnStair={null} />}
          />
        ))}
        {running.map((campaign) => (
          <Running key={campaign.run} campaign={campaign} turnStair={data?.turnStair ?? null} />
        ))}
        {sale !== null && (
          <CampaignCard
            kind={sale.offer}
            contents={{}}
            time={<TimeLeft endsAt={sale.endsAt} onEnd={() => void refetch()} />}
            button={<Go kind={sale.offer} turnStair={null} />}
          />
        )}
        <p className={styles.note}>{t('switch-note')}</p>
      </div>
    </PageScreen>
  )
}

function Running({ campaign, turnStair }: { campaign: CampaignStatus; turnStair: number | null }) {
  const queries = useQueryClient()
  const { type, contents, endsAt, seen } = campaign
  if (type === 'NO') return null
  return (
    <CampaignCard
      kind={type}
      contents={contents}
      isNew={!seen}
      time={<TimeLeft endsAt={endsAt} onEnd={() => void askAgain(queries, runningKey)} />}
      button={
        <>
          {type === 'OK_GROUP' && <GroupFire />}
          {type === 'HERO' && <Duel campaign={campaign} />}
          <Take campaign={campaign} />
          <Go kind={type} turnStair={turnStair} />
        </>
      }
    />
  )
}

function Go({ kind, turnStair }: { kind: CalendarKind; turnStair: number | null }) {
  const words = useCampaignWords()
  const go = wayThere(kind, { turnStair, open: openOverlay })
  if (go === null) return null
  return (
    <Button size="small" colour="green" sound="open" onClick={go}>
      {words.go(kind)}
    </Button>
  )
}

/** What is given for the asking. */
function Take({ campaign: { type, usedToday, used, mostADay, most } }: { campaign: CampaignStatus }) {
  const { t } = useTranslation('calendar')
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  if (type !== 'BOOSTER' && type !== 'SNOW_WORLD') return null
  const isUsed = (mostADay !== null && usedToday >= mostADay) || (most !== null && used >= most)

  async function take() {
    setIsBusy(true)
    const taken = await act(useCampaign, { params: { x: type } })
    setIsBusy(false)
    await askAgain(queries, runningKey)
    if (taken === null) return
    sound.effect('gift')
    setPlayer(taken.player)
    showToast({ text: t('taken'), icon: 'check', tone: 'good' })
  }

  return (
    <Button size="small" colour="yellow" busy={isBusy} disabled={isUsed} onClick={() => void take()}>
      {isUsed ? t('used') : t(`campaign.${type}.take`)}
    </Button>
  )
}
