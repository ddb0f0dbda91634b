import { type ApartView, portalInfo } from '@skystair/contract/portal.ts'
import { parsePlaceId, placeApart } from '@skystair/rules/road/place.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceAfter } from '../../platform/goods/balance-change.tsx'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import { leaveOverlays, openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { doorKey, goInside } from '../../platform/portal/portal-deeds.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { useGame } from '../../platform/state/game.ts'
import { leaveVisit } from '../../platform/state/visit.ts'
import { sound } from '../../sound/sound.ts'
import { PrizeChips } from '../../stage/pictures/prize-chips.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './door.module.css'
import { DoorPicture } from './door-picture.tsx'

/** What is behind a door, told before anybody goes in; the subject is a place apart or a portal of the road. */
export default function DoorOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['portal', 'common'])
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...doorKey, subject],
    queryFn: ({ signal }) => ask(portalInfo, { params: { id: subject } }, signal),
    staleTime: 0,
  })
  const isRoadPortal = parsePlaceId(subject) !== null
  return (
    <PageDialog title={data === undefined ? t('title') : t(`place.${data.place}.name`)} colour="purple">
      <div className={styles.page}>
        {isPending && <Skeleton label={t('common:loading')} shape="card" count={2} />}
        {isError && (
          <EmptyState
            icon="lock"
            title={t('failed')}
            action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
          />
        )}
        {data !== undefined && <Behind door={data} subject={subject} isRoadPortal={isRoadPortal} />}
      </div>
    </PageDialog>
  )
}

type Properties = { door: ApartView; subject: string; isRoadPortal: boolean }

function Behind({ door, subject, isRoadPortal }: Properties) {
  const { t } = useTranslation(['portal', 'creatures'])
  const { place, stairs, stairsLeft } = door
  const open = stairsLeft === null ? null : stairsLeft === 0 ? t('won') : t('left', { count: stairsLeft })
  return (
    <>
      <div className={styles.scene}>
        <DoorPicture place={place} />
        {isRoadPortal && <span className={styles.where}>{t('behind')}</span>}
      </div>
      <Parchment className={styles.paper}>
        <p className={styles.tale}>{t(`place.${place}.tale`)}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('guardian')}</dt>
            <dd>{t(`creatures:apart.${place}`)}</dd>
          </div>
          <div>
            <dt>{t('inside')}</dt>
            <dd>{t('stairs', { count: stairs })}</dd>
          </div>
        </dl>
        <h3 className={styles.heading}>
          <Icon name="chest" size={1.5} />
          {t('prize')}
        </h3>
        <PrizeChips prize={door.prize} />
        {open !== null && <p className={styles.open}>{open}</p>}
        <p className={styles.promise}>{t('promise')}</p>
      </Parchment>
      <div className={styles.deeds}>
        <Enter door={door} subject={subject} />
        {isRoadPortal && (
          <Button size="small" icon="shop" sound="open" onClick={() => openOverlay('portal-shop')}>
            {t('open-shop')}
          </Button>
        )}
      </div>
    </>
  )
}

function Enter({ door, subject }: { door: ApartView; subject: string }) {
  const { t } = useTranslation('portal')
  const queries = useQueryClient()
  const world = useGame(({ player }) => player?.worldType ?? 'main')
  const [isBusy, setIsBusy] = useState(false)
  const go = async (discount: number | null) => {
    setIsBusy(true)
    const isInside = await goInside(door.place, discount)
    setIsBusy(false)
    if (!isInside) return void askAgain(queries, [...doorKey, subject])
    sound.effect('portal')
    leaveVisit()
    leaveOverlays()
  }
  if (world === door.place) return <p className={styles.note}>{t('here')}</p>
  if (world === 'raid' || placeApart(world) !== null) return <p className={styles.note}>{t('elsewhere')}</p>
  if (door.stairsLeft === null && door.keys === 0)
    return (
      <>
        <BalanceAfter price={[{ currency: door.currency, amount: door.price }]} />
        <PriceButton
          size="big"
          wide
          busy={isBusy}
          price={[{ currency: door.currency, amount: door.price }]}
          onPay={() => void go(door.discount)}
        >
          {t('buy-enter')}
        </PriceButton>
      </>
    )
  return (
    <Button colour="green" size="big" wide shining icon="forward" busy={isBusy} onClick={() => void go(null)}>
      {t(door.stairsLeft === null ? 'enter' : 'enter-open')}
    </Button>
  )
}
