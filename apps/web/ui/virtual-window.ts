/** Where each row begins, and after the last one the height of all. */
export function rowOffsets(count: number, heightOf: (index: number) => number): number[] {
  const offsets = [0]
  for (let index = 0; index < count; index += 1) offsets.push((offsets[index] ?? 0) + heightOf(index))
  return offsets
}

/** Rows from first up to (not with) last. */
export interface Rows {
  readonly first: number
  readonly last: number
}

/** The rows that a window of this place and height shows, and some around. */
export function rowsInWindow(offsets: readonly number[], top: number, height: number, around: number): Rows {
  const count = offsets.length - 1
  const first = rowAt(offsets, top)
  const last = rowAt(offsets, top + height) + 1
  return { first: Math.max(0, first - around), last: Math.min(count, last + around) }
}

/** What stays drawn of rows drawn before: whatever is wanted, and in any case all that is seen. */
export function keptRows(before: Rows, seen: Rows, wanted: Rows): Rows {
  return {
    first: Math.min(seen.first, Math.max(before.first, wanted.first)),
    last: Math.max(seen.last, Math.min(before.last, wanted.last)),
  }
}

/** One row more, on the side where the end of what is drawn is nearer to sight. */
export function oneRowMore({ first, last }: Rows, seen: Rows, wanted: Rows): Rows {
  const isAbove = first > wanted.first && (last >= wanted.last || seen.first - first < last - seen.last)
  return isAbove ? { first: first - 1, last } : { first, last: Math.min(wanted.last, last + 1) }
}

function rowAt(offsets: readonly number[], place: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
