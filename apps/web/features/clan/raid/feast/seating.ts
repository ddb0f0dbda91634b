interface Seat {
  readonly x: number
  readonly y: number
  readonly size: number
}

const middle = 300
const perRow = 4
/** From one guest to the next, in pixels of the stage. */
export const spread = 138
const nearness = 0.14

/** Rows before the fallen boss: who dealt most stands in front and in the middle. */
export function seating(count: number, top: number, bottom: number): Seat[] {
  const rows = Math.max(1, Math.ceil(count / perRow))
  const gap = Math.min(150, (bottom - top) / Math.max(1, rows))
  const base = Math.min(0.95, Math.max(0.55, gap / 138))
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const place = i - row * perRow
    // From the middle outwards, to both sides in turn.
    const step = Math.ceil(place / 2) * (place % 2 === 0 ? -1 : 1)
    const shift = inRow % 2 === 0 ? -0.5 : 0
    const aside = (row % 2 === 1 && inRow < perRow ? 0.25 : 0) + step + (shift === 0 ? 0 : shift)
    return {
      x: Math.round(middle + aside * spread),
      y: Math.round(bottom - row * gap),
      size: base * (1 - nearness * row),
    }
  })
}
