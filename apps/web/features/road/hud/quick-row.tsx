import type { PlayerView } from '@skystair/contract/player-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { HelpButton } from '../../../platform/pages/help-button.tsx'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Progress } from '../../../ui/numbers/progress.tsx'
import textStyles from '../../../ui/theme/text.module.css'
import { isGuardian, usePlaces } from '../places/road-places.ts'
import { goTo, lastOpenStair, useRoad } from '../walk/road-state.ts'
import { healthOf } from './health-of.ts'
import styles from './quick-row.module.css'

/** Within the reach of a thumb: how the squad is, and who is to be beaten next. */
export function QuickRow({ player }: { player: PlayerView }) {
  return (
    <>
      <StepsLeft player={player} />
      <div className={styles.row}>
        <SquadCard player={player} />
        <HelpButton page="stair" />
        {player.stepsLeft === 0 ? <WayHome size="big" /> : <ToBattle player={player} />}
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

function SquadCard({ player }: { player: PlayerView }) {
  const { t } = useTranslation(['road', 'common'])
  const play = usePressSound()
  const { current, total } = healthOf(player)
  const mark = t('common:number.decimal-mark')
  const power = player.creatures.reduce((sum, hero) => sum + (hero.combative ? hero.power : 0), 0)
  return (
    <button
      type="button"
      className={styles.card}
      onClick={() => {
        play('open')
        openOverlay('healing')
      }}
    >
      <Icon name="helmet" size={2.25} />
      <span className={styles.words}>
        <span className={styles.name}>{t('squad-card')}</span>
        <b>{shortNumber(power, mark)}</b>
      </span>
      <span className={textStyles.hidden}>
        {t('health.label')}: {Math.floor((current / Math.max(1, total)) * 100)}%
      </span>
      <span className={styles.health} aria-hidden="true">
        <Progress label="" tone="health" size="thin" value={current} max={total} />
      </span>
    </button>
  )
}

/** Walks to the guardian who stands across the way. */
function ToBattle({ player }: { player: PlayerView }) {
  const { t } = useTranslation('road')
  const next = lastOpenStair(player.maxCoordinate) + 1
  const guardian = usePlaces(({ places }) =>
    [...places.values()].find((place) => isGuardian(place) && place.stair === next),
  )
  if (guardian === undefined) return null
  return (
    <Button colour="green" size="big" icon="swords" shining onClick={() => goTo(guardian)}>
      {t('to-battle')}
    </Button>
  )
}
