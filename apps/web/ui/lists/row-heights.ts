import { useMemo, useState } from 'react'

export interface RowHeights {
  /** Of those that are not as high as was guessed. */
  readonly heights: ReadonlyMap<string, number>
  /** Learns the height of a row, and every later one, until it is called off. */
  readonly watch: (name: string, row: HTMLElement) => () => void
}

/**
 * The heights of the rows that have been drawn. One watcher tells those of all rows after the page has laid them out;
 * who needs to know at once, before anything is seen, pays for a layout of the page with every row.
 */
export function useRowHeights(guess: number, atOnce: boolean): RowHeights {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const watch = useMemo(() => {
    const names = new Map<Element, string>()
    const learn = (found: readonly (readonly [string, number])[]) =>
      setHeights((known) => {
        const news = found.filter(([name, height]) => height > 0 && (known.get(name) ?? guess) !== height)
        return news.length === 0 ? known : new Map([...known, ...news])
      })
    const observer = new ResizeObserver((entries) =>
      learn(
        entries.map(({ target, borderBoxSize }) => [
          names.get(target) ?? '',
          Math.round(borderBoxSize[0]?.blockSize ?? 0),
        ]),
      ),
    )
    return (name: string, row: HTMLElement) => {
      names.set(row, name)
      observer.observe(row)
      if (atOnce) learn([[name, row.offsetHeight]])
      return () => {
        names.delete(row)
        observer.unobserve(row)
      }
    }
  }, [guess, atOnce])
  return { heights, watch }
}
