/** Emeralds are shortened only when nothing of the number is lost. */
export function shortGems(gems: number, decimalMark: string): string {
  if (gems > 1_000_000 && gems % 100_000 === 0)
    return `${String(gems / 1_000_000).replace('.', decimalMark)}M`
  if (gems > 10_000 && gems % 1000 === 0) return `${gems / 1000}K`
  return String(gems)
}
