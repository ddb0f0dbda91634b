import { useEffect, useRef } from 'react'
import { useTownBoard } from './town-board.ts'

/** Tells the stage how much of it a bar covers, so that nothing of the town stands behind it. */
export function useCover(edge: 'top' | 'bottom') {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = bar
    if (current === null) return
    const observer = new ResizeObserver(() =>
      useTownBoard.setState(({ covered }) => ({ covered: { ...covered, [edge]: current.offsetHeight } })),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [edge])
  return bar
}
