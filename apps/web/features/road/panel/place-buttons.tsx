import type { PlaceView } from '@skystair/contract/road.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { usePriceNumber } from '../../../platform/goods/use-price-number.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Price } from '../../../ui/numbers/price.tsx'
import { isWounded } from '../hud/health-of.ts'
import { attack, payToRetry, takeFrom, turnAt } from '../walk/act-at-place.ts'
import { closePlace } from '../walk/road-state.ts'
import styles from './place-panel.module.css'
import type { PlaceInfo } from './use-place-info.ts'

type Properties = { place: PlaceView; info: PlaceInfo | null; isRaidBoss: boolean }

/** What can be done at a place now. */
export function PlaceButtons({ place, info, isRaidBoss }: Properties) {
  const { busy, run } = useBusy()
  const { t } = useTranslation('road')
  const { placeType, creatureId, reason } = place
  if (reason === 'BATTLE_LOST')
    return (
      <Buttons>
        <HealButton />
        <Button
          colour="yellow"
          icon="hourglass"
          busy={busy}
          note={<Cost info={info} />}
          onClick={() => run(payToRetry(place))}
        >
          {t('retry')}
        </Button>
      </Buttons>
    )
  if (reason !== null && reason !== 'DISTANCE') return null
  if (creatureId !== null)
    return <FightButtons place={place} info={info} isRaidBoss={isRaidBoss} busy={busy} run={run} />
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
  return (
    <Buttons>
      <Button
        colour="green"
        size="big"
        shining
        busy={busy}
        note={info !== null && info.price.length > 0 ? <Cost info={info} /> : null}
        onClick={() => run(takeFrom(place))}
      >
        {t(`act.${placeType}`)}
      </Button>
    </Buttons>
  )
}

/** These have buttons of their own, or nothing to press. */
const quiet: ReadonlySet<PlaceView['placeType']> = new Set(['EXCHANGE', 'PORTAL', 'POINTER', 'CUSTOM_PLACE'])

type Run = (deed: Promise<boolean>) => void

function FightButtons({ place, info, isRaidBoss, busy, run }: Properties & { busy: boolean; run: Run }) {
  const { t } = useTranslation('road')
  const isHopeless = !isRaidBoss && (info?.outlook === 'hopeless' || info?.outlook === 'risky')
  return (
    <Buttons>
      <HealButton />
      <Button
        colour={isHopeless ? 'red' : 'green'}
        size="big"
        icon="swords"
        shining={!isHopeless}
        busy={busy}
        onClick={() => run(attack(place))}
      >
        {isHopeless ? t('attack-anyway') : t('attack')}
      </Button>
    </Buttons>
  )
}

/** Whoever is wounded is not sent into a battle, and does not pay for one, without having seen the way to health. */
function HealButton() {
  const { t } = useTranslation('road')
  const wounded = useGame(({ player }) => player !== null && isWounded(player))
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

function Cost({ info }: { info: PlaceInfo | null }) {
  const { t } = useTranslation('player')
  const exact = usePriceNumber()
  const player = useGame((state) => state.player)
  return info?.price.map(({ currency, amount }) => (
    <Price
      key={currency}
      icon={currencyIcons[currency]}
      amount={exact(amount)}
      label={`${t(`resource.name.${currency}`)}: ${amount}`}
      lacking={player !== null && player[currency] < amount}
    />
  ))
}

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
