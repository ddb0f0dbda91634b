import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds until a moment, renewed every second; calls back once when the moment comes. */
export function useTimeLeft(endsAt: number, now: () => number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => Math.max(0, endsAt - now()))
  const measure = useEffectEvent(() => Math.max(0, endsAt - now()))
  const end = useEffectEvent(onEnd)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment starts the count again
  useEffect(() => {
    setLeft(measure())
    const timer = setInterval(() => {
      const rest = measure()
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      end()
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return left
}
