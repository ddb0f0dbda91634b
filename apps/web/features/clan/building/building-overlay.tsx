import { CLAN_BUILDINGS } from '@skystair/content/clans/buildings.data.ts'
import type { BuildingView, MyClan } from '@skystair/contract/clan-view.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../../platform/pages/overlays.ts'
import { Parchment } from '../../../ui/surfaces/parchment.tsx'
import { effectOf, useBuildingName } from '../building-words.ts'
import { ClanPage } from '../clan-page.tsx'
import { BuildingDeeds } from './building-deeds.tsx'
import styles from './building-overlay.module.css'
import { BuildingPicture } from './building-picture.tsx'
import { Cost } from './cost.tsx'
import { FactoryGift } from './factory-gift.tsx'
import { Gains } from './gains.tsx'
import { useHouseState } from './use-house-state.ts'
import { Work } from './work.tsx'

/** The sheet of one building: what it is, what it will be, what that costs. */
export default function BuildingOverlay({ subject }: { subject: string }) {
  const nameOf = useBuildingName()
  const design = CLAN_BUILDINGS[subject]
  // An address that somebody made up leads nowhere.
  useEffect(() => {
    if (design === undefined) closeOverlay()
  }, [design])
  if (design === undefined) return null
  return (
    <ClanPage
      title={nameOf(subject)}
      footer={(mine) => <BuildingDeeds mine={mine} building={buildingOf(mine, subject)} />}
    >
      {(mine) => <Sheet mine={mine} building={buildingOf(mine, subject)} />}
    </ClanPage>
  )
}

function Sheet({ mine, building }: { mine: MyClan; building: BuildingView }) {
  const { t } = useTranslation('town')
  const { buildingType, level, endsAt, givesNext } = building
  const state = useHouseState(building)
  const isIdle = state === 'plot' || state === 'standing'
  return (
    <div className={styles.sheet}>
      <BuildingPicture building={building} />
      <Parchment>
        <p className={styles.tale}>{t(`tale.${buildingType as 'EXPERIENCE'}`)}</p>
        <Gains mine={mine} building={building} />
        {isIdle && givesNext !== null && <Cost mine={mine} building={building} />}
        {isIdle && givesNext === null && <p className={styles.note}>{t('sheet.top')}</p>}
        {!isIdle && endsAt !== null && <Work mine={mine} building={building} endsAt={endsAt} />}
        {effectOf(building) === 'gift' && level > 0 && <FactoryGift />}
      </Parchment>
    </div>
  )
}

function buildingOf({ clan: { buildings } }: MyClan, type: string) {
  const building = buildings.find(({ buildingType }) => buildingType === type)
  if (building === undefined) throw new Error(`the clan has no ${type}`)
  return building
}
