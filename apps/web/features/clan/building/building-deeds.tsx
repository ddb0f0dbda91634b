import { CLANS } from '@skystair/content/clans/clans.ts'
import { completeBuilding, speedUpBuilding, startBuilding } from '@skystair/contract/clan.ts'
import type { BuildingView, MyClan } from '@skystair/contract/clan-view.ts'
import type { TreasuryCurrency } from '@skystair/rules/clan/clan.ts'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { act } from '../../../platform/server/act.ts'
import { now } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { useTimeLeft } from '../../../ui/numbers/use-time-left.ts'
import { effectOf, useBuildingName } from '../building-words.ts'
import { treasuryOf } from '../treasury/treasury-of.ts'
import { TreasuryPriceButton } from '../treasury/treasury-price-button.tsx'
import { useClanDeed } from '../use-clan-deed.ts'
import styles from './building-overlay.module.css'
import { useHouseState } from './use-house-state.ts'

type Properties = { mine: MyClan; building: BuildingView }

/** One great button for what may be done with the house now; only for those whose rank may. */
export function BuildingDeeds({ mine, building }: Properties) {
  const { t } = useTranslation('town')
  const state = useHouseState(building)
  const isHall = effectOf(building) === 'hall' && building.level > 0
  return (
    <div className={styles.deeds}>
      <Button size="small" icon="chest" sound="open" onClick={() => openOverlay('clan-treasury')}>
        {t('sheet.give')}
      </Button>
      {isHall && (
        <Button size="small" icon="trophy" sound="open" onClick={() => openOverlay('clan-hall')}>
          {t('sheet.to-hall')}
        </Button>
      )}
      {(state === 'plot' || state === 'standing') && building.givesNext !== null && (
        <Begin mine={mine} building={building} />
      )}
      {state === 'building' && <Hurry mine={mine} building={building} />}
      {state === 'ready' && <Open mine={mine} building={building} />}
    </div>
  )
}

function Begin({ mine, building: { buildingType, price } }: Properties) {
  const { t } = useTranslation(['town', 'clan'])
  const { isBusy, run } = useClanDeed()
  if (!mine.rights.includes('START_BUILDING')) return <p className={styles.aside}>{t('sheet.not-yours')}</p>
  const treasury = treasuryOf(mine.clan)
  const isShort = price.some(({ currency, amount }) => (treasury[currency as TreasuryCurrency] ?? 0) < amount)
  const { most, busy } = mine.clan.builders
  const why = isShort
    ? t('clan:refused.insufficient-funds')
    : busy >= most
      ? t('clan:refused.builders-busy')
      : null
  async function begin() {
    if (await run(() => act(startBuilding, { body: { buildingType } })))
      showToast({ text: t('sheet.begun'), tone: 'good', icon: 'hammer' })
  }
  return (
    <Button
      size="big"
      icon="hammer"
      colour={why === null ? 'green' : 'grey'}
      shining={why === null}
      sound={why === null ? 'tap' : 'refuse'}
      busy={isBusy}
      onClick={() => (why === null ? void begin() : showToast({ text: why, icon: 'warning', tone: 'bad' }))}
    >
      {t('sheet.build')}
    </Button>
  )
}

function Hurry({ mine, building: { buildingType, endsAt } }: Properties) {
  const { t } = useTranslation('town')
  const { isBusy, run } = useClanDeed()
  const left = useTimeLeft(endsAt ?? 0, now, () => undefined)
  if (!mine.rights.includes('START_BUILDING') || left <= 0) return null
  async function hurry() {
    if (await run(() => act(speedUpBuilding, { body: { buildingType } })))
      showToast({ text: t('sheet.hurried'), tone: 'good', icon: 'hourglass' })
  }
  return (
    <TreasuryPriceButton
      size="big"
      icon="hourglass"
      clan={mine.clan}
      price={[{ currency: 'mithril', amount: CLANS.hastePrice(left) }]}
      free=""
      busy={isBusy}
      onPay={() => void hurry()}
    >
      {t('sheet.hurry')}
    </TreasuryPriceButton>
  )
}

function Open({ mine, building: { buildingType, level } }: Properties) {
  const { t } = useTranslation('town')
  const nameOf = useBuildingName()
  const { isBusy, run } = useClanDeed()
  if (!mine.rights.includes('COMPLETE_BUILDING')) return null
  async function open() {
    if (!(await run(() => act(completeBuilding, { body: { buildingType } })))) return
    const text = t('sheet.opened', { building: nameOf(buildingType), level: level + 1 })
    showToast({ text, tone: 'good', icon: 'star' })
  }
  return (
    <Button size="big" icon="star" colour="green" shining busy={isBusy} onClick={() => void open()}>
      {t('sheet.open')}
    </Button>
  )
}
