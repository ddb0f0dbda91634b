import { Dialog as Base } from '@base-ui/react/dialog'
import { type CSSProperties, type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { useClosing } from '../controls/press-sound.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-source.ts'
import { Counter } from '../numbers/counter.tsx'
import { Ribbon, type RibbonColour } from '../surfaces/ribbon.tsx'
import styles from './celebration.module.css'
import dialogStyles from './dialog.module.css'
import { useWayBack } from './way-back.ts'

export type Reward = {
  icon: IconName
  /** A number counts up from nothing; it is written by `format`. */
  amount: string | number
  label: string
  format?: (value: number) => string
}

type Properties = {
  open: boolean
  onClose: () => void
  title: string
  text?: string | null
  icon?: IconName
  /** Instead of the icon: who or what has come. */
  picture?: ReactNode
  colour?: RibbonColour
  rewards?: readonly Reward[]
  /** Between what was won and the button: a word, a link. */
  children?: ReactNode
  /** A defeat is told with dignity: no confetti. */
  solemn?: boolean
  actionLabel: string
}

const CONFETTI = 28

/** Milliseconds until the icon has come to rest: whoever presses sooner meant what was shown before. */
const restAfter = 620

/** Rays, confetti and what was won: level up, victory, a chest. */
export function Celebration({
  open,
  onClose,
  title,
  text = null,
  icon = 'trophy',
  picture = null,
  colour = 'gold',
  rewards = [],
  children = null,
  solemn = false,
  actionLabel,
}: Properties) {
  const shown = useDeferredValue(open)
  const isAtRest = useRest(shown)
  const close = isAtRest ? onClose : null
  return (
    <Base.Root open={shown} onOpenChange={useClosing(close)}>
      <Base.Portal>
        <Base.Backdrop forceRender className={dialogStyles.backdrop} />
        <Base.Popup {...useWayBack()} className={styles.stage}>
          {!solemn && <Rejoicing />}
          <span className={styles.icon}>{picture ?? <Icon name={icon} size={8} />}</span>
          <Base.Title className={styles.title}>
            <Ribbon colour={colour}>{title}</Ribbon>
          </Base.Title>
          {text !== null && <Base.Description className={styles.text}>{text}</Base.Description>}
          {rewards.length > 0 && (
            <ul className={styles.rewards}>
              {rewards.map((reward, place) => (
                <li
                  key={`${reward.icon} ${reward.label}`}
                  className={styles.reward}
                  style={{ animationDelay: `${350 + place * 140}ms` }}
                >
                  <Icon name={reward.icon} size={3} />
                  <span className={styles.amount}>
                    <Amount {...reward} delay={350 + place * 140} />
                  </span>
                  <span className={styles.what}>{reward.label}</span>
                </li>
              ))}
            </ul>
          )}
          {children}
          <Button
            colour="green"
            size="big"
            shining
            aria-disabled={!isAtRest || undefined}
            onClick={() => close?.()}
          >
            {actionLabel}
          </Button>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function useRest(shown: boolean): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setIsAtRest(true), restAfter)
    return () => {
      clearTimeout(timer)
      setIsAtRest(false)
    }
  }, [shown])
  return isAtRest
}

function Rejoicing() {
  return (
    <>
      <span className={styles.rays} aria-hidden="true" />
      <span className={styles.confetti} aria-hidden="true">
        {Array.from({ length: CONFETTI }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a scrap of paper has no identity but its place
          <i key={place} style={flight(place)} />
        ))}
      </span>
    </>
  )
}

type AmountProperties = Pick<Reward, 'amount' | 'format'> & { delay: number }

/** Starts to count when its card has come to rest. */
function Amount({ amount, format = String, delay }: AmountProperties) {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  if (typeof amount === 'string') return amount
  return <Counter value={begun ? amount : 0} format={format} milliseconds={900} />
}

const scraps = ['#ffcf4d', '#e8483f', '#5cc12a', '#3d8fee', '#c05bf2', '#fff6df']

/** Golden-angle steps spread the scraps evenly without any dice. */
function flight(place: number): CSSProperties & Record<`--${string}`, string> {
  const angle = place * 137.5
  return {
    '--paper': scraps[place % scraps.length] ?? '#ffcf4d',
    '--way': `${Math.round(Math.cos(angle) * 45)}vmin`,
    '--rise': `${-22 - ((place * 29) % 30)}vmin`,
    '--spin': `${360 + ((place * 83) % 720)}deg`,
    animationDelay: `${(place % 7) * 45}ms`,
  }
}
