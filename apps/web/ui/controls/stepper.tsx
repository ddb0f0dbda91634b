import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { usePressSound } from './press-sound.ts'
import styles from './stepper.module.css'

type Properties = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  /** Where it is another way down than up. */
  stepDown?: number
  lessLabel: string
  moreLabel: string
  format?: (value: number) => string
  onValueChange: (value: number) => void
}

/** A number between two buttons; holding a button runs on, arrow keys work too. */
export function Stepper({
  label,
  value,
  min,
  max,
  step = 1,
  stepDown = step,
  lessLabel,
  moreLabel,
  format = String,
  onValueChange,
}: Properties) {
  const play = usePressSound()
  const within = (next: number) => Math.min(max, Math.max(min, next))
  const move = (by: number, isHeard = true) => {
    const next = within(value + by)
    if (next === value) return
    if (isHeard) play('step')
    onValueChange(next)
  }
  const hold = useHold((direction, isHeard) => move(direction < 0 ? -stepDown : step, isHeard))
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - stepDown,
    ArrowLeft: value - stepDown,
    PageUp: value + step * 10,
    PageDown: value - stepDown * 10,
    Home: min,
    End: max,
  }
  return (
    <div className={styles.stepper}>
      <IconButton
        icon="minus"
        label={lessLabel}
        size="small"
        colour="blue"
        sound={value <= min ? 'refuse' : 'step'}
        // At its end a button keeps the focus: who steps by keys is not thrown off the page.
        aria-disabled={value <= min || undefined}
        {...hold(-1)}
      />
      <span
        className={styles.value}
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={format(value)}
        onKeyDown={(event) => {
          const target = targets[event.key]
          if (target === undefined) return
          event.preventDefault()
          move(within(target) - value)
        }}
      >
        {format(value)}
      </span>
      <IconButton
        icon="plus"
        label={moreLabel}
        size="small"
        colour="green"
        sound={value >= max ? 'refuse' : 'step'}
        aria-disabled={value >= max || undefined}
        {...hold(1)}
      />
    </div>
  )
}

const HOLD_MILLISECONDS = 400
const REPEAT_MILLISECONDS = 70

type Direction = -1 | 1

function useHold(move: (direction: Direction, isHeard?: boolean) => void) {
  const hasRun = useRef(false)
  const [held, setHeld] = useState<Direction | null>(null)
  const repeat = useEffectEvent(move)
  useEffect(() => {
    if (held === null) return
    let timer = setTimeout(function again() {
      hasRun.current = true
      repeat(held)
      timer = setTimeout(again, REPEAT_MILLISECONDS)
    }, HOLD_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [held])
  const release = () => setHeld(null)
  return (direction: Direction) => ({
    onPointerDown: () => {
      hasRun.current = false
      setHeld(direction)
    },
    // Letting go after a run is no further step; a key has no detail.
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 || !hasRun.current) move(direction, false)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  })
}
