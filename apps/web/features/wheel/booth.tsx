import type { ReplyOf } from '@skystair/contract/call.ts'
import type { takeWheelReward, WheelView } from '@skystair/contract/wheel.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../platform/language/use-duration.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { now, setPlayer, useGame } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import textStyles from '../../ui/theme/text.module.css'
import styles from './booth.module.css'
import { Cauldron } from './cauldron.tsx'
import { FairSeal } from './fair-seal.tsx'
import { HeroChoice } from './hero-choice.tsx'
import { usePrizeWords } from './use-prize-words.ts'
import { useTurning } from './use-turning.ts'
import { WheelDisc } from './wheel-disc.tsx'
import { spin, takeReward, wheelKey } from './wheel-state.ts'
import { WonCelebration } from './won-celebration.tsx'

type Won = ReplyOf<typeof takeWheelReward> & { readonly from: WheelView }

/** The wheel in its booth: the cauldron above, tickets, the big button and the seal below. */
export function Booth({ wheel: seen }: { wheel: WheelView }) {
  const { t } = useTranslation('wheel')
  const queries = useQueryClient()
  const { nameOf } = usePrizeWords()
  const [busy, setBusy] = useState(false)
  const [won, setWon] = useState<Won | null>(null)
  // What a spin has won is known before the wheel shows it: until it lies there, the page stays as it was.
  const before = useRef(seen)
  const indexOf = ({ sectors, waiting }: WheelView) =>
    waiting === null ? null : sectors.findIndex(({ id }) => id === waiting.sector)
  const { disc, pointer, isTurning, turnTo } = useTurning(indexOf(seen))
  const wheel = isTurning ? before.current : seen
  const place = isTurning ? null : indexOf(wheel)
  const sector = place === null ? undefined : wheel.sectors[place]
  const choice = wheel.waiting?.creatures ?? []

  async function turn() {
    before.current = seen
    setBusy(true)
    const spun = await spin()
    const stops = spun === null ? null : indexOf(spun.wheel)
    if (spun !== null && stops !== null) {
      setPlayer(spun.player)
      const turned = turnTo(stops)
      queries.setQueryData(wheelKey, spun.wheel)
      await turned
      if (spun.wheel.waiting?.emeralds !== 0) sound.effect('fireworks')
    } else await askAgain(queries, wheelKey)
    setBusy(false)
  }

  async function take(hero: string | null) {
    setBusy(true)
    const taken = await takeReward(hero)
    setBusy(false)
    if (taken === null) return void askAgain(queries, wheelKey)
    sound.effect(taken.creatures.length > 0 ? 'victory' : 'reward')
    setPlayer(taken.player)
    queries.setQueryData(wheelKey, taken.wheel)
    setWon({ ...taken, from: wheel })
  }

  return (
    <div className={styles.booth}>
      <span className={styles.curtain} aria-hidden="true" />
      <Cauldron wheel={wheel} />
      <div className={styles.stage}>
        <WheelDisc sectors={wheel.sectors} disc={disc} pointer={pointer} isTurning={isTurning} won={place} />
      </div>
      <p className={textStyles.hidden} role="status">
        {isTurning ? t('turning') : sector && t('stopped', { prize: nameOf(sector) })}
      </p>
      <div className={styles.foot}>
        <Tickets wheel={wheel} />
        {sector !== undefined && choice.length === 0 && (
          <Button
            className={styles.main}
            colour="green"
            size="big"
            shining
            busy={busy}
            onClick={() => void take(null)}
          >
            <span className={styles.verb}>{t('take')}</span>
            <small className={styles.price}>{nameOf(sector)}</small>
          </Button>
        )}
        {sector === undefined && (
          <SpinButton wheel={wheel} busy={busy || isTurning} onSpin={() => void turn()} />
        )}
        <FairSeal wheel={wheel} />
      </div>
      {sector !== undefined && choice.length > 0 && (
        <HeroChoice creatures={choice} busy={busy} onChoose={(hero) => void take(hero)} />
      )}
      <WonCelebration won={won} onClose={() => setWon(null)} />
    </div>
  )
}

function SpinButton({ wheel, busy, onSpin }: { wheel: WheelView; busy: boolean; onSpin: () => void }) {
  const { t } = useTranslation('wheel')
  const wait = useWait()
  const isFree = wheel.freeLeft > 0
  if (!isFree && wheel.ticketSpinsLeft === 0)
    return (
      <Button className={styles.main} size="big" disabled>
        <span className={styles.verb}>{t('no-spins')}</span>
        <small className={styles.price}>
          {t('again-in', { time: wait(Math.max(0, wheel.newDayAt - now())) })}
        </small>
      </Button>
    )
  return (
    <Button className={styles.main} colour="green" size="big" shining busy={busy} onClick={onSpin}>
      <span className={styles.verb}>{t('spin')}</span>
      <small className={styles.price}>
        {isFree ? (
          t('free')
        ) : (
          <>
            <Icon name="ticket" size={1.125} /> {t('for-ticket')}
          </>
        )}
      </small>
    </Button>
  )
}

function Tickets({ wheel: { ticketSpinsLeft } }: { wheel: WheelView }) {
  const { t } = useTranslation(['wheel', 'player'])
  const tickets = useGame((state) => state.player?.tickets ?? 0)
  return (
    <p className={styles.plate}>
      <span className={styles.tickets}>
        <Icon name="ticket" size={2} label={t('player:resource.name.tickets')} /> × {tickets}
      </span>
      <small>{t('tickets-left', { left: ticketSpinsLeft })}</small>
    </p>
  )
}
