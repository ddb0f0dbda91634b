import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import styles from './goods-grid.module.css'

type Properties<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The least width of a tile in rem: as many stand in a row as find room. */
  tile: number
  /** A fair guess in pixels of the height of a row. */
  rowHeight: number
  children: (item: Item) => ReactNode
  onEndInSight?: () => void
}

const GAP = 0.75

/** Tiles, row under row, of which only those in sight are drawn; give its parent a height. */
export function GoodsGrid<Item>({
  label,
  items,
  keyOf,
  tile,
  rowHeight,
  children,
  onEndInSight,
}: Properties<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(4)
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const room = element.clientWidth / letter + GAP
      if (element.clientWidth > 0) setColumns(Math.max(1, Math.floor(room / (tile + GAP))))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [tile])
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
        items.slice(row * columns, (row + 1) * columns),
      ),
    [items, columns],
  )
  const keyOfRow = useCallback((row: readonly Item[]) => row.map(keyOf).join(' '), [keyOf])
  return (
    <div ref={frame} className={styles.frame}>
      <VirtualList
        label={label}
        items={rows}
        keyOf={keyOfRow}
        rowHeight={rowHeight}
        {...(onEndInSight && { onEndInSight })}
      >
        {(row) => (
          <div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {row.map((item) => (
              <div key={keyOf(item)}>{children(item)}</div>
            ))}
          </div>
        )}
      </VirtualList>
    </div>
  )
}
