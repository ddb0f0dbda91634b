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
  const hold = useHold(move)
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    PageUp: value + step * 10,
    PageDown: value - step * 10,
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
        {...hold(-step)}
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
        {...hold(step)}
      />
    </div>
  )
}

const HOLD_MILLISECONDS = 400
const REPEAT_MILLISECONDS = 70

function useHold(move: (by: number, isHeard?: boolean) => void) {
  const hasRun = useRef(false)
  const [by, setBy] = useState<number | null>(null)
  const repeat = useEffectEvent(move)
  useEffect(() => {
    if (by === null) return
    let timer = setTimeout(function again() {
      hasRun.current = true
      repeat(by)
      timer = setTimeout(again, REPEAT_MILLISECONDS)
    }, HOLD_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [by])
  const release = () => setBy(null)
  return (step: number) => ({
    onPointerDown: () => {
      hasRun.current = false
      setBy(step)
    },
    // Letting go after a run is no further step; a key has no detail.
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 || !hasRun.current) move(step, false)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  })
}
