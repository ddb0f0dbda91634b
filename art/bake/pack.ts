export interface Placed {
  x: number
  y: number
}
interface Sized {
  width: number
  height: number
}
/** transparent gap: linear filtering never bleeds; even, for the half scale */
const GAP = 4

const layOut = (
  sizes: readonly Sized[],
  order: readonly number[],
  wide: number,
): { places: Placed[]; height: number } => {
  const skyline = Array<number>(wide / 2).fill(GAP)
  const places: Placed[] = []
  let height = 0
  for (const i of order) {
    const size = sizes[i] ?? { width: 0, height: 0 }
    const cells = Math.ceil((size.width + GAP) / 2)
    let [best, bestY] = [0, Number.POSITIVE_INFINITY]
    for (let x = GAP / 2; x + cells <= skyline.length; x++) {
      let y = 0
      for (let c = x; c < x + cells; c++) y = Math.max(y, skyline[c] ?? 0)
      if (y < bestY) [best, bestY] = [x, y]
    }
    places[i] = { x: best * 2, y: bestY }
    for (let c = best; c < best + cells; c++) skyline[c] = bestY + size.height + GAP
    height = Math.max(height, bestY + size.height + GAP)
  }
  return { places, height }
}
const roundUp = (n: number): number => Math.ceil(n / 8) * 8

/** lays rectangles on one sheet, lowest place first, trying several widths for the smallest sheet */
export const pack = (
  sizes: readonly Sized[],
  limit = 4096,
): { width: number; height: number; places: Placed[] } => {
  const order = sizes.map((_, i) => i).sort((a, b) => (sizes[b]?.height ?? 0) - (sizes[a]?.height ?? 0))
  const area = sizes.reduce((sum, s) => sum + (s.width + GAP) * (s.height + GAP), 0)
  const widest = Math.max(...sizes.map((s) => s.width)) + GAP * 2
  let best = { width: 0, height: 0, places: [] as Placed[] }
  for (const k of [0.85, 1, 1.15, 1.3, 1.5]) {
    const width = roundUp(Math.min(limit, Math.max(widest, Math.sqrt(area) * k)))
    const { places, height } = layOut(sizes, order, width)
    const tall = roundUp(height)
    if (tall > limit) continue
    if (best.width === 0 || width * tall < best.width * best.height) best = { width, height: tall, places }
  }
  if (best.width === 0) throw new Error('the pictures do not fit one sheet')
  return best
}
