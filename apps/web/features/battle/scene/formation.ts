export interface Spot {
  readonly x: number
  readonly y: number
  /** 1 is the size on the road; who stands nearer is larger. */
  readonly size: number
  /** Where it looks; told where a squad does not simply look at the other. */
  readonly facing?: 1 | -1
}

/** The part of the stage that no bar covers, in its own pixels. */
export interface Field {
  readonly top: number
  readonly bottom: number
}

const middle = 300
const frontAside = 104
const backAside = 218
/** Room for heads and plates above the highest feet. */
const headroom = 186
const footroom = 26
const tallest = 640
const nearness = 0.16

/** Fewer stand larger. */
const sizes = [1.3, 1.3, 1.18, 1.08, 0.96, 0.86, 0.8] as const

/** Where a squad stands: the front row before the back row, both spread over the field. */
export function formation(count: number, side: 1 | -1, { top, bottom }: Field): Spot[] {
  const low = bottom - footroom
  const high = Math.max(top + headroom, low - tallest)
  const inFront = count <= 2 ? count : Math.ceil(count / 2)
  return Array.from({ length: count }, (_, i) => {
    const isFront = i < inFront
    const [place, row] = isFront ? [i, inFront] : [i - inFront, count - inFront]
    // The two rows stand in the gaps of each other.
    const stagger = count <= 2 ? 0 : (isFront ? 0.5 : -0.5) * (row === inFront ? 0.36 : 0)
    const share = row === 1 ? 0.5 : (place + 0.5 + stagger) / row
    const y = high + (low - high) * Math.min(1, Math.max(0, share))
    return {
      x: middle - side * (isFront ? frontAside : backAside),
      y: Math.round(y),
      size: (sizes[count] ?? 0.8) * (1 - nearness / 2 + nearness * share),
    }
  })
}
