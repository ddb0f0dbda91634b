import type { EventView } from '@skystair/contract/event.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { EventIcon } from '../../stage/pictures/event-icon.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import textStyles from '../../ui/theme/text.module.css'
import { type Spot, type StepState, spotsOf, stateOf } from './path-layout.ts'
import styles from './prize-path.module.css'
import { PrizePicture } from './prize-picture.tsx'
import { usePrizeWords } from './use-prize-words.ts'

type Properties = {
  event: EventView
  /** Which step is looked at, from 1. */
  chosen: number
  onChoose: (step: number) => void
}

/** The prizes on a stair of stones: those behind, the next one in a light, the hero on top. */
export function PrizePath({ event, chosen, onChoose }: Properties) {
  const { t } = useTranslation('event')
  const spots = spotsOf(event.path.length)
  return (
    <ol className={styles.path} aria-label={t('page.path')}>
      {spots.map((spot, index) => (
        <Step
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity but its place on the path
          key={index}
          event={event}
          step={index + 1}
          spot={spot}
          from={spots[index - 1] ?? null}
          isChosen={chosen === index + 1}
          onChoose={onChoose}
        />
      ))}
    </ol>
  )
}

type StepProperties = {
  event: EventView
  step: number
  spot: Spot
  from: Spot | null
  isChosen: boolean
  onChoose: (step: number) => void
}

function Step({ event, step, spot, from, isChosen, onChoose }: StepProperties) {
  const { t } = useTranslation('event')
  const play = usePressSound()
  const words = usePrizeWords()
  const reward = event.path[step - 1]
  if (reward === undefined) return null
  const state = stateOf(step, event)
  const isTop = step === event.path.length
  return (
    <li className={styles.step} data-state={state} data-top={isTop || undefined} style={placed(spot)}>
      {from !== null && <Planks from={from} to={spot} />}
      <button
        type="button"
        className={styles.button}
        aria-pressed={isChosen}
        onClick={() => {
          play('tab')
          onChoose(step)
        }}
      >
        <span className={textStyles.hidden}>
          {t('page.step', { number: step })}: {words(reward)}. {t(`page.state.${state}`)}
        </span>
        <span className={styles.picture} aria-hidden="true">
          <PrizePicture reward={reward} />
        </span>
        <Amount reward={reward} />
        <span className={styles.stone} aria-hidden="true" />
        <Price event={event} step={step} state={state} />
      </button>
    </li>
  )
}

function Amount({ reward }: { reward: EventView['beyond'] }) {
  const items = useRewardItems()
  const [first] = items(reward)
  if (first === undefined || first.amount === '+1') return null
  return (
    <b className={styles.amount} aria-hidden="true">
      {first.amount}
    </b>
  )
}

function Price({ event, step, state }: { event: EventView; step: number; state: StepState }) {
  return (
    <span className={styles.price} aria-hidden="true">
      {state === 'taken' ? (
        <Icon name="check" size={1.125} />
      ) : (
        <>
          <span className={styles.coin}>
            <EventIcon kind={event.kind} />
          </span>
          {event.total * step}
        </>
      )}
    </span>
  )
}

const placed = ({ x, y }: Spot): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  zIndex: Math.round(y),
})

/** Two boards from the step before. */
function Planks({ from, to }: { from: Spot; to: Spot }) {
  const way: CSSProperties & Record<'--dx' | '--dy', string> = {
    '--dx': `${from.x - to.x}`,
    '--dy': `${from.y - to.y}`,
  }
  return (
    <span className={styles.planks} style={way} aria-hidden="true">
      <i />
      <i />
    </span>
  )
}
