import type { PlayerView } from '@skystair/contract/player-view.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { placeApart } from '@skystair/rules/road/place.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useGathering, useVisitEvents } from '../../../platform/event/events.ts'
import { useFeast } from '../../../platform/event/use-feast.ts'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { useGame } from '../../../platform/state/game.ts'
import { companionFigures, heroFigures } from '../../../stage/art/figurines.ts'
import { Face } from '../../../stage/pictures/face.tsx'
import { lookAt, type WorldLook } from '../../../stage/worlds/world-look.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Counter } from '../../../ui/numbers/counter.tsx'
import { Progress } from '../../../ui/numbers/progress.tsx'
import plank from '../../../ui/surfaces/plank.module.css'
import { Ribbon } from '../../../ui/surfaces/ribbon.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import textStyles from '../../../ui/theme/text.module.css'
import { NearbyPlaces } from '../panel/nearby-places.tsx'
import { PlacePanel } from '../panel/place-panel.tsx'
import { lookBack, useRoad } from '../walk/road-state.ts'
import { useErrands } from '../walk/use-errands.ts'
import { ApartFoot } from './apart-foot.tsx'
import { ChestShelf } from './chest-shelf.tsx'
import styles from './hud.module.css'
import { FootDoors, SideDoors } from './hud-doors.tsx'
import { NextBoss } from './next-boss.tsx'
import { QuickRow } from './quick-row.tsx'
import raidStyles from './raid-frame.module.css'
import { LeaveRaid, RaidHead } from './raid-head.tsx'
import { RibbonGift } from './ribbon-gift.tsx'
import { StepButtons } from './step-buttons.tsx'
import { ToBank } from './to-bank.tsx'
import { TrialOffer } from './trial-offer.tsx'
import { useRoadKeys } from './use-road-keys.ts'

/** Comes only while a feast lasts. */
const Garland = lazy(() => import('../../../stage/feast/garland.tsx'))

/** What frames the road: who walks, what the purse holds, where the squad is. */
export default function Hud() {
  const player = useGame((state) => state.player)
  return player === null ? null : <RoadHud player={player} />
}

function RoadHud({ player }: { player: PlayerView }) {
  const { t } = useTranslation(['road', 'player', 'common'])
  useRoadKeys()
  useErrands()
  useVisitEvents()
  useGathering()
  const look = useLook()
  const isRaid = player.worldType === 'raid'
  const feast = useFeast()
  return (
    <div className={styles.hud}>
      <StepButtons />
      <NearbyPlaces />
      <div className={classes(styles.head, isRaid && raidStyles.head)}>
        <div className={classes(plank.plank, plank.beads, styles.top)} data-frame="top">
          <Avatar player={player} />
          <Purse player={player} />
        </div>
        {feast !== null && player.worldType === 'main' && (
          <div className={styles.garland}>
            <Suspense fallback={null}>
              <Garland feast={feast} />
            </Suspense>
          </div>
        )}
        <div className={styles.second} data-frame="top">
          <div className={styles.experience}>
            <Progress
              label={t('player:profile.experience')}
              value={player.currentExp}
              max={player.maxExp}
              text={t('experience', {
                value: shortNumber(player.currentExp, t('common:number.decimal-mark')),
                total: shortNumber(player.maxExp, t('common:number.decimal-mark')),
              })}
            />
          </div>
          <h1 className={styles.place}>
            <Ribbon colour="blue" size="small">
              {placeApart(player.worldType) === null ? t(`location.${look}`) : t(`world.${player.worldType}`)}
            </Ribbon>
          </h1>
        </div>
        {isRaid && <RaidHead />}
        <SideDoors player={player} />
      </div>
      {!isRaid && (
        <Suspense fallback={null}>
          <NextBoss player={player} />
        </Suspense>
      )}
      <div className={styles.foot} data-frame="foot">
        <BackToSquad />
        {isRaid && <LeaveRaid />}
        <Suspense fallback={null}>
          <ChestShelf player={player} />
          <ApartFoot />
        </Suspense>
        <QuickRow player={player} />
        <TrialOffer player={player} />
        <RibbonGift player={player} />
      </div>
      <FootDoors player={player} />
      {/* Its words come when it first opens; what is already there stays meanwhile. */}
      <Suspense fallback={null}>
        <PlacePanel />
      </Suspense>
    </div>
  )
}

/** One's own face leads to one's own page. */
function Avatar({ player }: { player: PlayerView }) {
  const { t } = useTranslation(['common', 'player'])
  const play = usePressSound()
  return (
    <button
      type="button"
      className={styles.avatar}
      data-status={player.bankStatus ?? undefined}
      title={t('player:profile.own')}
      onClick={() => {
        play('open')
        openOverlay(`player/${player.id}`)
      }}
    >
      <Face figure={heroFigures[player.gender]} className={styles.face} />
      <Face figure={companionFigures[player.companionImage]} className={styles.companion} />
      <span className={styles.level} aria-hidden="true">
        {player.level}
      </span>
      <span className={textStyles.hidden}>
        {t('player:profile.own')}: {player.name ?? t('unknown-player')},{' '}
        {t('on-level', { level: player.level })}
      </span>
    </button>
  )
}

const PURSE = ['gold', 'crystal', 'elixir', 'mithril'] as const

function Purse({ player }: { player: PlayerView }) {
  const { t } = useTranslation(['player', 'common'])
  const mark = t('common:number.decimal-mark')
  return (
    <ul className={styles.purse}>
      {PURSE.map((name) => (
        <li key={name} className={styles.resource} data-resource={name} title={t(`resource.name.${name}`)}>
          <Icon name={currencyIcons[name]} size={1.625} label={t(`resource.name.${name}`)} />
          <span>
            <Counter value={player[name]} format={(value) => shortCurrency(name, value, mark)} />
          </span>
          {name === 'mithril' && <ToBank />}
        </li>
      ))}
    </ul>
  )
}

/** What the stair looks like that is looked at: under the squad, or along the road. */
function useLook(): WorldLook {
  const stair = useRoad(({ looking, stair: here }) => looking ?? here)
  const world = useGame((state) => state.player?.worldType ?? 'main')
  return lookAt(world, stair)
}

/** Only for those who have looked away. */
function BackToSquad() {
  const { t } = useTranslation('road')
  const away = useRoad(({ looking, stair }) => looking !== null && Math.abs(looking - stair) > 4)
  if (!away) return null
  return (
    <Button size="small" icon="back" onClick={lookBack}>
      {t('to-squad')}
    </Button>
  )
}
