/** Nothing is left only when nothing is; and all of it only before the first blow. */
export function percentLeft(left: number, pool: number): number {
  if (left <= 0 || pool <= 0) return 0
  if (left >= pool) return 100
  return Math.min(99, Math.max(1, Math.round((left / pool) * 100)))
}
