/** The order of drawing. Within the bodies, the y of the foot decides who stands in front. */
export const layers = {
  ground: -3e9,
  landings: -2.5e9,
  shadows: -2e9,
  halos: -1e9,
  bodies: 0,
  plates: 5e8,
  motes: 1e9,
  air: 2e9,
} as const

const known = new Map<string, number>()

/** What lies flat hides nothing of its layer: pictures of one sheet follow each other there, and are drawn in one go. */
export function flatDepth(layer: number, sheet: string): number {
  const place = known.get(sheet) ?? known.size
  known.set(sheet, place)
  return layer + place
}
