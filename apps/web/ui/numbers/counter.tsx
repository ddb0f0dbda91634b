import { useEffect, useRef, useState } from 'react'
import textStyles from '../theme/text.module.css'
import styles from './counter.module.css'

type Properties = {
  value: number
  /** Turns the number into the reader's way of writing it. */
  format?: (value: number) => string
  milliseconds?: number
}

const easeOut = (share: number) => 1 - (1 - share) ** 3

/** Runs from the old number to the new one; a screen reader hears only where it ends. */
export function Counter({ value, format = String, milliseconds = 700 }: Properties) {
  const shown = useCounted(value, milliseconds)
  return (
    <span className={styles.counter}>
      <span key={value} className={styles.number} aria-hidden="true">
        {format(shown)}
      </span>
      <span className={textStyles.hidden}>{format(value)}</span>
    </span>
  )
}

function useCounted(value: number, milliseconds: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (start === value) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = value
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - began) / milliseconds))
      from.current = share < 1 ? Math.round(start + (value - start) * easeOut(share)) : value
      setShown(from.current)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, milliseconds])
  return shown
}
