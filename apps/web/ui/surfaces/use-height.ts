import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Tells how high an element is, at first and whenever that changes. */
export function useHeight(tell: (height: number) => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const told = useEffectEvent(tell)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(() => told(current.offsetHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return element
}
