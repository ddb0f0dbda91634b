import { CAMP_FIRE_UNTIL } from '@skystair/content/camp-fire.ts'
import type { PlaceView } from '@skystair/contract/road.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceAfter } from '../../../platform/goods/balance-change.tsx'
import { PriceButton } from '../../../platform/goods/price-button.tsx'
import { isHurt } from '../../../platform/heroes/is-hurt.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { Forecasted } from '../forecast/use-forecast.ts'
import { isWounded } from '../hud/health-of.ts'
import { attack, payToRetry, restAtFire, sendInstead, takeFrom, turnAt } from '../walk/act-at-place.ts'
import { closePlace } from '../walk/road-state.ts'
import styles from './place-panel.module.css'
import type { PlaceInfo } from './use-place-info.ts'

type Properties = { place: PlaceView; info: PlaceInfo | null; forecasted: Forecasted | null }

/** What can be done at a place now. */
export function PlaceButtons({ place, info, forecasted }: Properties) {
  const { busy, run } = useBusy()
  const { t } = useTranslation('road')
  const { placeType, creatureId, reason } = place
  if (reason === 'BATTLE_LOST')
    return (
      <Buttons>
        <HealButton busy={busy} run={run} />
        <BetterSquad forecasted={forecasted} busy={busy} run={run} />
        {isWorthTrying(forecasted) && (
          <PriceButton
            icon="hourglass"
            busy={busy}
            price={info?.price ?? []}
            onPay={() => run(payToRetry(place))}
          >
            {t('retry')}
          </PriceButton>
        )}
      </Buttons>
    )
  if (reason !== null && reason !== 'DISTANCE') return null
  if (creatureId !== null) return <FightButtons place={place} forecasted={forecasted} busy={busy} run={run} />
  if (placeType === 'TURN')
    return (
      <Buttons>
        <Button
          colour="green"
          size="big"
          icon="forward"
          shining
          busy={busy}
          sound="open"
          onClick={() => run(turnAt(place))}
        >
          {t('act.TURN')}
        </Button>
      </Buttons>
    )
  if (quiet.has(placeType)) return null
  if (info !== null && info.price.length > 0)
    return (
      <>
        <BalanceAfter price={info.price} />
        <Buttons>
          <PriceButton size="big" busy={busy} price={info.price} onPay={() => run(takeFrom(place))}>
            {t(`act.${placeType}`)}
          </PriceButton>
        </Buttons>
      </>
    )
  return (
    <Buttons>
      <Button colour="green" size="big" shining busy={busy} onClick={() => run(takeFrom(place))}>
        {t(`act.${placeType}`)}
      </Button>
    </Buttons>
  )
}

/** These have buttons of their own, or nothing to press. */
const quiet: ReadonlySet<PlaceView['placeType']> = new Set(['EXCHANGE', 'PORTAL', 'POINTER', 'CUSTOM_PLACE'])

type Run = (deed: Promise<boolean>) => void

type Doing = { busy: boolean; run: Run }

/** Nobody pays to be beaten at once: what was lost may be tried again sooner only with a chance. */
const isWorthTrying = (forecasted: Forecasted | null): boolean =>
  forecasted !== null && forecasted.forecast.colour !== 'red'

/** The button is as green, yellow or red as what is said above it; before that is known it is green. */
function FightButtons({ place, forecasted, busy, run }: Omit<Properties, 'info'> & Doing) {
  const { t } = useTranslation('road')
  const colour = forecasted?.forecast.colour ?? 'green'
  return (
    <Buttons>
      <HealButton busy={busy} run={run} />
      <BetterSquad forecasted={forecasted} busy={busy} run={run} />
      <Button
        colour={colour}
        size="big"
        icon="swords"
        shining={colour === 'green'}
        busy={busy}
        onClick={() => run(attack(place))}
      >
        {colour === 'red' ? t('attack-anyway') : t('attack')}
      </Button>
    </Buttons>
  )
}

/** Others of the player's heroes would do better here: one press changes them. */
function BetterSquad({ forecasted, busy, run }: { forecasted: Forecasted | null } & Doing) {
  const { t } = useTranslation(['road', 'common'])
  const better = forecasted?.better ?? null
  if (better === null) return null
  return (
    <Button
      icon="helmet"
      busy={busy}
      note={t('common:odds.of-ten', { count: better.forecast.ofTen })}
      onClick={() => run(sendInstead(better.heroIds))}
    >
      {t('better-squad.send')}
    </Button>
  )
}

/** Whoever is wounded is not sent into a battle, and does not pay for one, without having seen the way to health. */
function HealButton({ busy, run }: Doing) {
  const { t } = useTranslation('road')
  const wounded = useGame(({ player }) => player !== null && isWounded(player))
  const hurt = useGame(({ player }) => player !== null && isHurt(player))
  const hasFire = useGame(({ player }) => player !== null && player.stair < CAMP_FIRE_UNTIL)
  if (hasFire && hurt)
    return (
      <Button
        colour="yellow"
        icon="heart"
        busy={busy}
        note={t('fire.free')}
        onClick={() => run(restAtFire())}
      >
        {t('fire.rest')}
      </Button>
    )
  if (!wounded) return null
  return (
    <Button
      icon="heart"
      sound="open"
      onClick={() => {
        closePlace()
        openOverlay('healing')
      }}
    >
      {t('heal')}
    </Button>
  )
}

const Buttons = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
)

/** One press, one deed: the button waits for the answer. */
function useBusy(): { busy: boolean; run: Run } {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    run: (deed) => {
      setBusy(true)
      void deed.finally(() => setBusy(false))
    },
  }
}
