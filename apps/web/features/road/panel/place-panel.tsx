import type { PlaceView } from '@skystair/contract/road.ts'
import { BOSS_EVERY } from '@skystair/rules/road/grow-tile.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CampaignNote } from '../../../platform/calendar/campaign-note.tsx'
import { openLayer } from '../../../platform/pages/overlays.ts'
import { figureOf } from '../../../stage/art/figurines.ts'
import { AtlasIcon } from '../../../stage/pictures/atlas-icon.tsx'
import { FigurePicture } from '../../../stage/pictures/figure-picture.tsx'
import { guardedBy } from '../../../stage/worlds/guardian-apart.ts'
import { BottomSheet } from '../../../ui/layers/bottom-sheet.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { useForecast } from '../forecast/use-forecast.ts'
import { chestAtlas, chestFrame, chestOf } from '../places/chest-look.ts'
import { isFind, lookOf } from '../places/place-look.ts'
import { isGuardian, usePlaces } from '../places/road-places.ts'
import { closePlace, useRoad } from '../walk/road-state.ts'
import { ExchangeOffers } from './exchange-offers.tsx'
import { FindPanel } from './find-panel.tsx'
import { Foes } from './foes.tsx'
import { PlaceButtons } from './place-buttons.tsx'
import styles from './place-panel.module.css'
import { PointerList } from './pointer-list.tsx'
import { PortalStairs } from './portal-stairs.tsx'
import { RaidAbout, RaidBossHere, useIsRaidBoss } from './raid-boss-here.tsx'
import { Reason } from './reason.tsx'
import { RewardList } from './reward-list.tsx'
import { type PlaceInfo, usePlaceInfo } from './use-place-info.ts'

/** What opens when the squad has come to a place. */
export function PlacePanel() {
  const opened = useRoad((state) => state.opened)
  const place = usePlaces((state) => (opened === null ? undefined : state.places.get(opened)))
  if (place === undefined) return null
  return place.event !== null && isFind(place) ? (
    <FindPanel place={place} event={place.event} />
  ) : (
    <OpenedPlace place={place} />
  )
}

function OpenedPlace({ place }: { place: PlaceView }) {
  const { t } = useTranslation(['road', 'common', 'creatures'])
  const info = usePlaceInfo(place)
  const isRaidBoss = useIsRaidBoss(place)
  const apart = guardedBy(place.creatureId ?? '', place.id)
  useEffect(() => openLayer(closePlace), [])
  const frame = {
    open: true,
    onClose: closePlace,
    title: isRaidBoss
      ? t(`creatures:creature.${place.creatureId as 'mossling'}`)
      : isGuardian(place)
        ? apart !== null
          ? t(`creatures:apart.${apart}`)
          : t('guardian', { stair: place.stair })
        : t(`place.${place.placeType}`),
    closeLabel: t('common:button.close'),
  }
  const content = <PlaceContent place={place} info={info} />
  if (place.display === 'DIALOG')
    return (
      <Dialog {...frame} colour="blue">
        {content}
      </Dialog>
    )
  return <BottomSheet {...frame}>{content}</BottomSheet>
}

function PlaceContent({ place, info }: { place: PlaceView; info: PlaceInfo | null }) {
  const { t } = useTranslation('road')
  const { atlas, frame } = lookOf(place)
  const chest = chestOf(place)
  const held = place.creatureId !== null
  const isRaidBoss = useIsRaidBoss(place)
  const forecasted = useForecast(info)
  return (
    <div className={styles.content}>
      <div className={styles.story}>
        {place.creatureId !== null ? (
          <FigurePicture figure={figureOf(place.creatureId)} className={styles.picture} />
        ) : (
          frame !== null && (
            <span className={styles.picture}>
              {chest === null ? (
                <AtlasIcon atlas={atlas} frame={frame} />
              ) : (
                <AtlasIcon atlas={chestAtlas} frame={chestFrame(chest)} />
              )}
            </span>
          )
        )}
        <p>{isRaidBoss ? <RaidAbout /> : t(`about.${aboutOf(place)}`)}</p>
      </div>
      {held && (isRaidBoss ? <RaidBossHere /> : <Foes place={place} info={info} forecasted={forecasted} />)}
      {place.leadsTo !== null && <Turn to={place.leadsTo} />}
      {info !== null && (
        <>
          <RewardList title={held ? t('victory-gives') : t('gives')} reward={info.reward} />
          {place.placeType === 'EXCHANGE' && <ExchangeOffers place={place} offers={info.offers} />}
          {place.placeType === 'PORTAL' && <PortalStairs place={place} stairs={info.portals} />}
        </>
      )}
      {place.placeType === 'POINTER' && <PointerList />}
      <Reason place={place} />
      <PlaceButtons place={place} info={info} forecasted={forecasted} />
    </div>
  )
}

function aboutOf(place: PlaceView): 'guardian' | 'boss' | PlaceView['placeType'] {
  if (!isGuardian(place)) return place.placeType
  return place.stair % BOSS_EVERY === 0 ? 'boss' : 'guardian'
}

function Turn({ to }: { to: NonNullable<PlaceView['leadsTo']> }) {
  const { t } = useTranslation('road')
  return (
    <>
      <p className={styles.note}>
        {t('turn.to', { world: t(`world.${to}`) })}
        {to === 'snow' && <span>{t('turn.snow')}</span>}
      </p>
      {to === 'snow' && <CampaignNote type="SNOW_WORLD" />}
    </>
  )
}
