import { openChest } from '@skystair/contract/bought-chests.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  campaignKey,
  type RunningChests,
  type Status,
  useChestCampaigns,
} from '../../platform/chests/chest-campaigns.ts'
import { ChestPath } from '../../platform/chests/chest-path.tsx'
import { ChestPicture } from '../../platform/chests/chest-picture.tsx'
import { usePriceWords } from '../../platform/goods/use-price-words.ts'
import { useWait } from '../../platform/language/use-duration.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { now, setPlayer } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './bought-overlay.module.css'
import { ChestOpening, type Opening } from './chest-opening.tsx'
import { ContentsDialog } from './contents-dialog.tsx'
import { ContentsList } from './contents-list.tsx'

/** Chests that what is bought adds up to, of every campaign that runs. */
export default function BoughtOverlay() {
  const { t } = useTranslation(['chests', 'common'])
  const { isPending, isError, again, running } = useChestCampaigns()
  return (
    <PageDialog title={t('path.title')} colour="green">
      {isPending && <Skeleton shape="card" count={3} label={t('loading')} />}
      {isError && (
        <Parchment>
          <EmptyState
            icon="warning"
            title={t('lost')}
            text={t('lost-text')}
            action={<Button onClick={again}>{t('common:button.retry')}</Button>}
          />
        </Parchment>
      )}
      {!isPending && !isError && running.length === 0 && (
        <Parchment>
          <EmptyState icon="chest" title={t('path.none')} text={t('path.none-text')} />
        </Parchment>
      )}
      {running.map((one) => (
        <Campaign key={one.campaign} {...one} />
      ))}
    </PageDialog>
  )
}

type Chest = Status['chests'][number]

function Campaign({ campaign, status, run }: RunningChests) {
  const { t } = useTranslation('chests')
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Chest['chest'] | null>(null)
  const [shown, setShown] = useState<Chest['chest'] | null>(null)
  const [busy, setBusy] = useState(false)
  const [opening, setOpening] = useState<Opening | null>(null)
  const chest =
    status.chests.find((one) => one.chest === chosen) ??
    status.chests.find(({ state }) => state === 'ready') ??
    status.chests.find(({ state }) => state === 'ahead') ??
    status.chests[0]

  async function open(what: Chest) {
    setBusy(true)
    const opened = await act(openChest, { params: { campaign, chest: what.chest } })
    setBusy(false)
    if (opened === null) return void askAgain(queries, campaignKey(campaign))
    setOpening({
      look: what.chest,
      name: t(`colour.${what.chest}`),
      cards: opened.cards,
      seed: opened.seed,
    })
    setPlayer(opened.player)
    queries.setQueryData(campaignKey(campaign), opened.status)
  }

  return (
    <section className={styles.campaign} aria-label={t(`campaign.${campaign}`)}>
      <Head campaign={campaign} status={status} run={run} />
      <div className={styles.way}>
        <ChestPath status={status} onChoose={(one) => setChosen(one.chest)} />
      </div>
      {chest !== undefined && (
        <Parchment className={styles.sheet}>
          <div className={styles.chosen}>
            <span className={styles.picture}>
              <ChestPicture look={chest.chest} isOpen={chest.state === 'opened'} />
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{t(`colour.${chest.chest}`)}</h3>
              <Deed chest={chest} bought={status.bought} isBusy={busy} onOpen={() => void open(chest)} />
            </div>
          </div>
          <ContentsList contents={chest.contents} />
          {chest.contents.draws > 0 && (
            <Button size="small" icon="info" onClick={() => setShown(chest.chest)}>
              {t('contents.seal')}
            </Button>
          )}
        </Parchment>
      )}
      {status.chests
        .filter((one) => one.chest === shown)
        .map((one) => (
          <ContentsDialog
            key={one.chest}
            look={one.chest}
            name={t(`colour.${one.chest}`)}
            text={t('path.lead')}
            contents={one.contents}
            opensIn={null}
            seal={status.seal}
            onClose={() => setShown(null)}
          />
        ))}
      {opening !== null && <ChestOpening opening={opening} onClose={() => setOpening(null)} />}
    </section>
  )
}

function Head({ campaign, status, run: { endsAt, opensUntil } }: RunningChests) {
  const { t } = useTranslation('chests')
  const { number } = usePriceWords()
  const wait = useWait()
  const isOver = endsAt <= now()
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{t(`campaign.${campaign}`)}</h2>
      <p>{t('path.lead')}</p>
      <p className={styles.facts}>
        <b>{t('path.bought', { amount: number(status.bought) })}</b>
        <Countdown
          endsAt={isOver ? opensUntil : endsAt}
          now={now}
          format={(left) => t(isOver ? 'path.over' : 'path.ends', { time: wait(left) })}
        />
      </p>
    </header>
  )
}

type DeedProperties = { chest: Chest; bought: number; isBusy: boolean; onOpen: () => void }

function Deed({ chest: { state, from }, bought, isBusy, onOpen }: DeedProperties) {
  const { t } = useTranslation('chests')
  const { number } = usePriceWords()
  if (state === 'opened') return <p className={styles.note}>{t('path.state.opened')}</p>
  if (state === 'ready')
    return (
      <Button colour="green" shining busy={isBusy} onClick={onOpen}>
        {t('act.take')}
      </Button>
    )
  return (
    <>
      <p className={styles.note}>
        {from <= 1 ? t('path.any') : t('path.left', { amount: number(from - bought) })}
      </p>
      <Button size="small" icon="emerald" sound="open" onClick={() => openOverlay('bank')}>
        {t('path.to-bank')}
      </Button>
    </>
  )
}
