import type { MyClan } from '@skystair/contract/clan-view.ts'
import { BUILDING_TYPES } from '@skystair/rules/clan/clan.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../../platform/pages/overlays.ts'
import { Parchment } from '../../../ui/surfaces/parchment.tsx'
import { ClanPage } from '../clan-page.tsx'
import { BuildingDeeds } from './building-deeds.tsx'
import styles from './building-overlay.module.css'
import { BuildingPicture } from './building-picture.tsx'
import { Cost } from './cost.tsx'
import { FactoryGift } from './factory-gift.tsx'
import { Gains } from './gains.tsx'
import { useHouseState } from './use-house-state.ts'
import { Work } from './work.tsx'

type Type = (typeof BUILDING_TYPES)[number]

/** The sheet of one building: what it is, what it will be, what that costs. */
export default function BuildingOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation('town')
  const type = BUILDING_TYPES.find((candidate) => candidate === subject)
  // An address that somebody made up leads nowhere.
  useEffect(() => {
    if (type === undefined) closeOverlay()
  }, [type])
  if (type === undefined) return null
  return (
    <ClanPage
      title={t(`building.${type}`)}
      footer={(mine) => <BuildingDeeds mine={mine} building={buildingOf(mine, type)} />}
    >
      {(mine) => <Sheet mine={mine} type={type} />}
    </ClanPage>
  )
}

function Sheet({ mine, type }: { mine: MyClan; type: Type }) {
  const { t } = useTranslation('town')
  const building = buildingOf(mine, type)
  const state = useHouseState(building)
  const isIdle = state === 'plot' || state === 'standing'
  return (
    <div className={styles.sheet}>
      <BuildingPicture building={building} />
      <Parchment>
        <p className={styles.tale}>{t(`tale.${type}`)}</p>
        <Gains building={building} />
        {isIdle && building.givesNext !== null && <Cost mine={mine} building={building} />}
        {isIdle && building.givesNext === null && <p className={styles.note}>{t('sheet.top')}</p>}
        {!isIdle && building.endsAt !== null && (
          <Work mine={mine} building={building} endsAt={building.endsAt} />
        )}
        {type === 'GEAR_FACTORY' && building.level > 0 && <FactoryGift />}
      </Parchment>
    </div>
  )
}

function buildingOf({ clan: { buildings } }: MyClan, type: Type) {
  const building = buildings.find(({ buildingType }) => buildingType === type)
  if (building === undefined) throw new Error(`the clan has no ${type}`)
  return building
}
