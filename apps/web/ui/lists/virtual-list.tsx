import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type RowHeights, useRowHeights } from './row-heights.ts'
import styles from './virtual-list.module.css'
import { drawnRows, rowOffsets, rowsInWindow } from './virtual-window.ts'

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

/** Rows that are ready beyond those in sight. */
const AROUND = 14
/** When fewer are left the next come, many at once: the browser scrolls beside the script and waits for no row that is there. */
const LEAST = 11
/** So many rows before it comes into sight, the far end is asked for more. */
const FORESEEN = 4
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
  const placed = useRef(0)
  const laid = useRef<{ keys: readonly string[]; offsets: readonly number[] }>({ keys: [], offsets: [0] })
  const [drawn, setDrawn] = useState({ first: 0, last: 1 })
  const [around, setAround] = useState(0)
  const [farEnd, setFarEnd] = useState(false)
  const { heights, watch } = useRowHeights(rowHeight, fromEnd)
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const offsets = useMemo(
    () => rowOffsets(keys.length, (index) => heights.get(keys[index] ?? '') ?? rowHeight),
    [keys, heights, rowHeight],
  )
  const whole = offsets.at(-1) ?? 0
  const { first, last } = drawn
  // A list that opens has first what is seen; the rows around come one by one, and hold up nobody.
  useEffect(() => {
    const frame = around === AROUND ? 0 : requestAnimationFrame(() => setAround(around + 1))
    return () => cancelAnimationFrame(frame)
  }, [around])
  const isFarEnd = (shown: { first: number; last: number }) =>
    fromEnd ? shown.first === 0 : shown.last === items.length
  /** Draws what is in sight where the list stands now, and what may be soon. */
  const follow = ({ scrollTop: top, clientHeight: height }: HTMLElement) => {
    // Hidden while a part of the page is on its way: there is nothing to see and nothing to measure.
    if (height === 0) return
    const { offsets } = laid.current
    const seen = rowsInWindow(offsets, top, height, 0)
    const least = around === AROUND ? LEAST : around
    setDrawn((before) => drawnRows(before, seen, offsets.length - 1, least, around))
    setFarEnd(isFarEnd(rowsInWindow(offsets, top, height, FORESEEN)))
  }
  /** Where the reader stands among the rows as they were last drawn. */
  const remember = (element: HTMLElement) => {
    const { keys, offsets } = laid.current
    const { scrollTop, clientHeight, scrollHeight } = element
    // Rows that have just grown or come do not move a reader from the end.
    const end = Math.min(scrollHeight, offsets.at(-1) ?? 0)
    if (scrollTop !== placed.current) atEnd.current = scrollTop + clientHeight >= end - NEAR_END
    const { first: top } = rowsInWindow(offsets, scrollTop, 0, 0)
    anchor.current = { key: keys[top] ?? '', over: scrollTop - (offsets[top] ?? 0) }
  }
  const look = () => {
    const element = frame.current
    if (element === null) return
    if (fromEnd && element.clientHeight > 0) remember(element)
    follow(element)
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
  const stay = useEffectEvent(() => {
    const element = frame.current
    if (element === null) return
    if (!fromEnd) {
      const { scrollTop: top, clientHeight: height } = element
      const wasAtEnd = top > 0 && top + height >= (laid.current.offsets.at(-1) ?? 0) - 1
      // Whoever went to the end stays there while its rows turn out to be taller than they were guessed.
      if (wasAtEnd && laid.current.keys === keys) element.scrollTop = whole
      laid.current = { keys, offsets }
      follow(element)
      return
    }
    // A reader may have scrolled, and the event of it is still to come.
    if (element.clientHeight > 0 && element.scrollTop !== placed.current) remember(element)
    laid.current = { keys, offsets }
    const index = keys.indexOf(anchor.current?.key ?? '')
    if (atEnd.current) element.scrollTop = whole
    else if (index >= 0) element.scrollTop = (offsets[index] ?? 0) + (anchor.current?.over ?? 0)
    placed.current = element.scrollTop
    // At once and not by the event of scrolling: a reader may be faster, and be at the far end again.
    follow(element)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows have come, gone or grown, or more of them are wanted
  useLayoutEffect(() => stay(), [keys, offsets, around])
  /** At once: on a long way the end would move on, as the rows between turn out to be taller. */
  const goToEdge = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.key !== 'End' && event.key !== 'Home') || event.target !== event.currentTarget) return
    event.preventDefault()
    event.currentTarget.scrollTop = event.key === 'End' ? whole : 0
  }
  const lookForEnd = useEffectEvent(() => {
    const element = frame.current
    if (element === null || element.clientHeight === 0) return
    // Where the list stands now, which may not have been drawn yet.
    if (isFarEnd(rowsInWindow(offsets, element.scrollTop, element.clientHeight, FORESEEN))) onEndInSight()
  })
  // Before the paint and not after it: this is done once more for a list that was hidden and is seen again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after more rows the end may still be in sight
  useLayoutEffect(() => {
    if (farEnd) lookForEnd()
  }, [farEnd, items.length])
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the list
      tabIndex={0}
      onScroll={look}
      onKeyDown={goToEdge}
    >
      <ul className={styles.whole} style={{ height: whole }}>
        {items.slice(first, last).map((item, place) => {
          const index = first + place
          const key = keys[index] ?? ''
          return (
            <Row
              key={key}
              name={key}
              item={item}
              draw={children}
              top={offsets[index] ?? 0}
              place={index + 1}
              of={items.length}
              watch={watch}
            />
          )
        })}
      </ul>
    </section>
  )
}

type RowProperties<Item> = {
  name: string
  item: Item
  draw: (item: Item) => ReactNode
  top: number
  place: number
  of: number
  watch: RowHeights['watch']
}

function AnyRow<Item>({ name, item, draw, top, place, of, watch }: RowProperties<Item>) {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => (row.current === null ? undefined : watch(name, row.current)), [name, watch])
  return (
    <li ref={row} className={styles.row} style={{ top }} aria-posinset={place} aria-setsize={of}>
      {draw(item)}
    </li>
  )
}

/** While the list scrolls, only rows that come are drawn. */
const Row = memo(AnyRow) as typeof AnyRow
