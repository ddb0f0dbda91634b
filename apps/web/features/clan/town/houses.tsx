import type { BuildingView, MyClan } from '@skystair/contract/clan-view.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDuration } from '../../../platform/language/use-duration.ts'
import { useShortTime } from '../../../platform/language/use-short-time.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { now } from '../../../platform/state/game.ts'
import { useStage } from '../../../platform/state/stage-state.ts'
import { type Point, yOf } from '../../../stage/ground/fit-ground.ts'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import spot from '../../../ui/controls/stage-spot.module.css'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useTimeLeft } from '../../../ui/numbers/use-time-left.ts'
import { classes } from '../../../ui/theme/classes.ts'
import { effectOf, useBuildingName } from '../building-words.ts'
import calling from './beckons.module.css'
import { type HouseState, stateOf } from './house-look.ts'
import styles from './houses.module.css'
import { fitTown, siteOf } from './layout.ts'
import { useTownBoard } from './town-board.ts'

/** Half of a house that can be pressed, and how far its plate lies below its foot. */
const half = 78
const plateBelow = 60
/** How high a plot is, and a house before the stage has drawn it. */
const fenceTop = 60
const usualRoof = 120

/** The houses for the hand, the keys and the ear, each over its picture on the stage. */
export function Houses({ mine }: { mine: MyClan }) {
  const { t } = useTranslation('town')
  return (
    <fieldset className={styles.houses} aria-label={t('houses')}>
      {mine.clan.buildings.map((building) => {
        const { buildingType } = building
        const site = siteOf(buildingType)
        if (site === null) return null
        const hasGift = mine.factoryGiftReady && effectOf(building) === 'gift' && building.level > 0
        return <House key={buildingType} building={building} site={site} hasGift={hasGift} />
      })}
    </fieldset>
  )
}

type HouseProperties = { building: BuildingView; site: Point; hasGift: boolean }

function House({ building, site, hasGift }: HouseProperties) {
  const { t } = useTranslation('town')
  const nameOf = useBuildingName()
  const [, setOver] = useState(0)
  const play = usePressSound()
  const { buildingType, level, endsAt } = building
  const state = stateOf(building, now())
  const name = nameOf(buildingType)
  const label = useLabel(building, state, hasGift)
  const look = () => {
    setOver((before) => before + 1)
    useTownBoard.setState(({ finished }) => ({ finished: finished + 1 }))
  }
  return (
    <button
      type="button"
      className={classes(spot.spot, styles.house)}
      style={useBox(building, site, state)}
      data-building={buildingType}
      aria-label={label}
      onClick={() => {
        play('open')
        openOverlay(`building/${buildingType}`)
      }}
    >
      {state === 'building' && endsAt !== null && <Timer endsAt={endsAt} onOver={look} />}
      {state === 'ready' && (
        <Bubble icon="hammer" tone="ready">
          {t('ready')}
        </Bubble>
      )}
      {state === 'standing' && hasGift && (
        <Bubble icon="gift" tone="gift">
          {t('gift-waits')}
        </Bubble>
      )}
      <span className={styles.plate} aria-hidden="true" data-plot={state === 'plot' || undefined}>
        <span className={styles.level}>{level}</span>
        <span className={styles.name}>{name}</span>
      </span>
    </button>
  )
}

function useBox({ buildingType }: BuildingView, { x, y }: Point, state: HouseState) {
  const { scale, height } = useStage((stage) => stage.size)
  const { top, bottom } = useTownBoard((board) => board.covered)
  const fit = fitTown({ top: top / scale, bottom: (height - bottom) / scale })
  const roof = useTownBoard(({ roofs }) => roofs[buildingType] ?? usualRoof)
  const above = (state === 'plot' ? fenceTop : roof) * fit.size
  return {
    left: (x - half) * scale,
    top: (yOf(fit, y) - above) * scale,
    width: half * 2 * scale,
    height: (above + plateBelow * fit.size) * scale,
  }
}

function useLabel(building: BuildingView, state: HouseState, hasGift: boolean): string {
  const { t } = useTranslation('town')
  const nameOf = useBuildingName()
  const duration = useDuration()
  const { buildingType, level, endsAt } = building
  return [
    nameOf(buildingType),
    level === 0 ? t('house.plot') : t('level', { level }),
    ...(state === 'building' && endsAt !== null
      ? [t('house.building', { time: duration(Math.max(0, endsAt - now())) })]
      : []),
    ...(state === 'ready' ? [t('house.ready')] : []),
    ...(hasGift ? [t('house.gift')] : []),
  ].join('. ')
}

function Timer({ endsAt, onOver }: { endsAt: number; onOver: () => void }) {
  const left = useTimeLeft(endsAt, now, onOver)
  const short = useShortTime()
  return (
    <span className={styles.timer} aria-hidden="true">
      <Icon name="hourglass" size={1.5} />
      <span>{short(left)}</span>
    </span>
  )
}

type BubbleProperties = { icon: 'hammer' | 'gift'; tone: 'ready' | 'gift'; children: ReactNode }

function Bubble({ icon, tone, children }: BubbleProperties) {
  return (
    <span className={classes(calling.beckons, styles.bubble)} data-tone={tone} aria-hidden="true">
      <Icon name={icon} size={1.5} />
      {children}
    </span>
  )
}
