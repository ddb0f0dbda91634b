import { useEffect, useState } from 'react'

/** Milliseconds without a press that are no pause between two presses any more. */
const still = 1_600

/** Whether nobody has pressed anything for a while. */
export function useStillness(isWatched: boolean): boolean {
  const [isStill, setIsStill] = useState(false)
  useEffect(() => {
    if (!isWatched) return
    let waiting = 0
    const wait = () => {
      setIsStill(false)
      window.clearTimeout(waiting)
      waiting = window.setTimeout(() => setIsStill(true), still)
    }
    wait()
    for (const press of presses) window.addEventListener(press, wait, { capture: true })
    return () => {
      window.clearTimeout(waiting)
      for (const press of presses) window.removeEventListener(press, wait, { capture: true })
      setIsStill(false)
    }
  }, [isWatched])
  return isStill
}

const presses = ['pointerdown', 'keydown'] as const
