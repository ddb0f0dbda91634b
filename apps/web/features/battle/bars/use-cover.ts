import { useEffect, useRef } from 'react'
import { usePlay } from '../play/play-state.ts'

/** Tells the stage how much of it a bar covers, so that nobody stands behind it. */
export function useCover(edge: 'top' | 'bottom') {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = bar
    if (current === null) return
    const observer = new ResizeObserver(() =>
      usePlay.setState(({ covered }) => ({ covered: { ...covered, [edge]: current.offsetHeight } })),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [edge])
  return bar
}
