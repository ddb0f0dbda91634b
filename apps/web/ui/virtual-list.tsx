import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import styles from './virtual-list.module.css'
import { rowOffsets, rowsInWindow } from './virtual-window.ts'

type Properties<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** A fair guess in pixels; each row is measured once it is drawn. */
  rowHeight: number
  children: (item: Item) => ReactNode
  /** Opens at the last row and follows new ones, as a chat does. */
  fromEnd?: boolean
  /** Called when the far end comes into sight: time to load more. */
  onEndInSight?: () => void
}

const AROUND = 4
const NEAR_END = 48
const nothing = () => undefined

/** Draws only the rows in sight; give its parent a height. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  rowHeight,
  children,
  fromEnd = false,
  onEndInSight = nothing,
}: Properties<Item>) {
  const frame = useRef<HTMLElement>(null)
  const atEnd = useRef(fromEnd)
  /** The row at the upper edge and how far it is scrolled over: it stays there when rows come before it. */
  const anchor = useRef<{ key: string; over: number } | null>(null)
  /** Where the list itself has scrolled to: only a reader who scrolls leaves the end. */
  const placed = useRef(-1)
  const [view, setView] = useState({ top: 0, height: 0 })
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const offsets = useMemo(
    () => rowOffsets(keys.length, (index) => heights.get(keys[index] ?? '') ?? rowHeight),
    [keys, heights, rowHeight],
  )
  const whole = offsets.at(-1) ?? 0
  const { first, last } = rowsInWindow(offsets, view.top, view.height, AROUND)
  const look = () => {
    const element = frame.current
    // Hidden while a part of the page is on its way: there is nothing to see and nothing to measure.
    if (element === null || element.clientHeight === 0) return
    const isOwn = element.scrollTop === placed.current
    if (!isOwn) atEnd.current = element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR_END
    const { first: top } = rowsInWindow(offsets, element.scrollTop, 0, 0)
    anchor.current = { key: keys[top] ?? '', over: element.scrollTop - (offsets[top] ?? 0) }
    setView({ top: element.scrollTop, height: element.clientHeight })
  }
  const resized = useEffectEvent(() => {
    // A frame that shrinks, as above a keyboard, must not hide the end from who reads it.
    if (fromEnd && atEnd.current && frame.current !== null) {
      frame.current.scrollTop = frame.current.scrollHeight
      placed.current = frame.current.scrollTop
    }
    look()
  })
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(() => resized())
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    const element = frame.current
    if (!fromEnd || element === null) return
    const index = keys.indexOf(anchor.current?.key ?? '')
    if (atEnd.current) element.scrollTop = whole
    else if (index >= 0) element.scrollTop = (offsets[index] ?? 0) + (anchor.current?.over ?? 0)
    placed.current = element.scrollTop
    const { scrollTop: top, clientHeight: height } = element
    // Known at once and not by the event of scrolling: a reader may be faster, and be at the far end again.
    setView((known) => (known.top === top && known.height === height ? known : { top, height }))
  }, [fromEnd, whole, keys, offsets])
  const isFarEnd = (shown: { first: number; last: number }) =>
    fromEnd ? shown.first === 0 : shown.last === items.length
  const farEnd = isFarEnd({ first, last })
  const lookForEnd = useEffectEvent(() => {
    const element = frame.current
    if (element === null || element.clientHeight === 0) return
    // Where the list stands now, which may not have been drawn yet.
    if (isFarEnd(rowsInWindow(offsets, element.scrollTop, element.clientHeight, AROUND))) onEndInSight()
  })
  // Before the paint and not after it: this is done once more for a list that was hidden and is seen again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after more rows the end may still be in sight
  useLayoutEffect(() => {
    if (farEnd && view.height > 0) lookForEnd()
  }, [farEnd, view.height, items.length])
  const measured = (key: string, height: number) =>
    setHeights((known) => (known.get(key) === height ? known : new Map(known).set(key, height)))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the list
    <section ref={frame} className={styles.frame} aria-label={label} tabIndex={0} onScroll={look}>
      <ul className={styles.whole} style={{ height: whole }}>
        {items.slice(first, last).map((item, place) => {
          const index = first + place
          const key = keys[index] ?? ''
          return (
            <Row
              key={key}
              top={offsets[index] ?? 0}
              place={index + 1}
              of={items.length}
              onHeight={(height) => measured(key, height)}
            >
              {children(item)}
            </Row>
          )
        })}
      </ul>
    </section>
  )
}

type RowProperties = {
  top: number
  place: number
  of: number
  onHeight: (height: number) => void
  children: ReactNode
}

function Row({ top, place, of, onHeight, children }: RowProperties) {
  const row = useRef<HTMLLIElement>(null)
  const report = useEffectEvent(onHeight)
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return
    const measure = () => element.offsetHeight > 0 && report(element.offsetHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return (
    <li
      ref={row}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      aria-posinset={place}
      aria-setsize={of}
    >
      {children}
    </li>
  )
}
