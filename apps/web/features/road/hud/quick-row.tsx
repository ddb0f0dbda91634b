import type { PlayerView } from '@skystair/contract/player-view.ts'
import type { PlaceView } from '@skystair/contract/road.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { HelpButton } from '../../../platform/pages/help-button.tsx'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Progress } from '../../../ui/numbers/progress.tsx'
import textStyles from '../../../ui/theme/text.module.css'
import { useForecast } from '../forecast/use-forecast.ts'
import { usePlaceInfo } from '../panel/use-place-info.ts'
import { isGuardian, usePlaces } from '../places/road-places.ts'
import { goTo, lastOpenStair, useRoad } from '../walk/road-state.ts'
import { healthOf, strengthNow } from './health-of.ts'
import styles from './quick-row.module.css'

/** Within the reach of a thumb: how the squad is, and who is to be beaten next. */
export function QuickRow({ player }: { player: PlayerView }) {
  const guardian = useNextGuardian(player)
  const isOver = player.stepsLeft === 0
  return (
    <>
      <StepsLeft player={player} />
      <div className={styles.row}>
        <SquadCard player={player} guardian={isOver ? null : guardian} />
        <HelpButton page="stair" />
        {isOver ? <WayHome size="big" /> : guardian !== null && <ToBattle guardian={guardian} />}
      </div>
    </>
  )
}

/** A world that lets in for a few victories says how many are left; who cannot win them goes home. */
function StepsLeft({ player: { stepsLeft } }: { player: PlayerView }) {
  const { t } = useTranslation('road')
  if (stepsLeft === null) return null
  return (
    <div className={styles.visit}>
      {stepsLeft > 0 && <WayHome size="small" />}
      <p className={styles.steps} role="status">
        {stepsLeft === 0 ? t('steps.none') : t('steps.left', { count: stepsLeft })}
      </p>
    </div>
  )
}

/** Walks to the turn nearest to the squad. */
function WayHome({ size }: { size: 'small' | 'big' }) {
  const { t } = useTranslation('road')
  const stair = useRoad((state) => state.stair)
  const turn = usePlaces(
    ({ places }) =>
      [...places.values()]
        .filter(({ placeType, reason }) => placeType === 'TURN' && (reason === null || reason === 'DISTANCE'))
        .sort((one, other) => Math.abs(one.stair - stair) - Math.abs(other.stair - stair))[0],
  )
  if (turn === undefined) return null
  return (
    <Button size={size} icon="back" onClick={() => goTo(turn)}>
      {t('steps.home')}
    </Button>
  )
}

type Guarded = { player: PlayerView; guardian: PlaceView | null }

/** How strong the squad is as it stands, against whom, and how often it would win: the sheet of that guardian says the same. */
function SquadCard({ player, guardian }: Guarded) {
  const { t } = useTranslation(['road', 'common'])
  const play = usePressSound()
  const info = usePlaceInfo(guardian)
  const forecast = useForecast(info)?.forecast ?? null
  const { current, total } = healthOf(player)
  const mark = t('common:number.decimal-mark')
  const ours = shortNumber(strengthNow(player), mark)
  const theirs = guardian === null ? null : shortNumber(guardian.power, mark)
  return (
    <button
      type="button"
      className={styles.card}
      data-forecast={forecast?.colour}
      onClick={() => {
        play('open')
        openOverlay('healing')
      }}
    >
      <span className={styles.words}>
        <Icon name="helmet" size={1.375} />
        <span className={textStyles.hidden}>{t('squad-card')}:</span>
        <b className={styles.ours}>{ours}</b>
        {theirs !== null && (
          <>
            <span className={styles.name}>{t('odds.against')}</span>
            <b className={styles.theirs}>{theirs}</b>
          </>
        )}
      </span>
      <span className={textStyles.hidden}>
        {t('health.label')}:{' '}
        {t('common:number.percent', { value: Math.floor((current / Math.max(1, total)) * 100) })}
      </span>
      <span className={styles.health} aria-hidden="true">
        <Progress label="" tone="health" size="thin" value={current} max={total} />
      </span>
      {guardian !== null && (
        <span className={styles.odds}>
          {info?.isForMany
            ? t('odds.for-many')
            : forecast === null
              ? t('common:odds.rolling')
              : t('common:odds.of-ten', { count: forecast.ofTen })}
        </span>
      )}
    </button>
  )
}

/** Walks to the guardian who stands across the way. */
function ToBattle({ guardian }: { guardian: PlaceView }) {
  const { t } = useTranslation('road')
  return (
    <Button colour="green" size="big" icon="swords" shining onClick={() => goTo(guardian)}>
      {t('to-battle')}
    </Button>
  )
}

/** Who bars the way. */
function useNextGuardian({ maxCoordinate }: PlayerView): PlaceView | null {
  const next = lastOpenStair(maxCoordinate) + 1
  return usePlaces(
    ({ places }) => [...places.values()].find((place) => isGuardian(place) && place.stair === next) ?? null,
  )
}
