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

/** What was drawn stays as long as there is enough of it around what is seen; then comes a new stretch, at once. */
export function drawnRows(before: Rows, seen: Rows, count: number, least: number, around: number): Rows {
  const isEnough =
    before.first <= Math.max(0, seen.first - least) &&
    before.last >= Math.min(count, seen.last + least) &&
    before.last <= count
  if (isEnough) return before
  return { first: Math.max(0, seen.first - around), last: Math.min(count, seen.last + around) }
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
