import { sampleRate } from './wave.ts'

/** A second-order filter, normalised so that a0 is 1. */
export interface Filter {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

const filterKinds = ['lowpass', 'highpass', 'bandpass', 'peak', 'lowshelf', 'highshelf'] as const
type FilterKind = (typeof filterKinds)[number]

export function filterOf(
  kind: FilterKind,
  frequency: number,
  quality = Math.SQRT1_2,
  gainDecibels = 0,
  rate = sampleRate,
): Filter {
  const angle = (2 * Math.PI * Math.min(frequency, rate * 0.49)) / rate
  const cos = Math.cos(angle)
  const alpha = Math.sin(angle) / (2 * quality)
  const gain = 10 ** (gainDecibels / 40)
  const root = 2 * Math.sqrt(gain) * alpha
  const normal = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Filter => ({
    b0: b0 / a0,
    b1: b1 / a0,
    b2: b2 / a0,
    a1: a1 / a0,
    a2: a2 / a0,
  })
  switch (kind) {
    case 'lowpass':
      return normal((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
    case 'highpass':
      return normal((1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
    case 'bandpass':
      return normal(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha)
    case 'peak':
      return normal(
        1 + alpha * gain,
        -2 * cos,
        1 - alpha * gain,
        1 + alpha / gain,
        -2 * cos,
        1 - alpha / gain,
      )
    case 'lowshelf':
      return normal(
        gain * (gain + 1 - (gain - 1) * cos + root),
        2 * gain * (gain - 1 - (gain + 1) * cos),
        gain * (gain + 1 - (gain - 1) * cos - root),
        gain + 1 + (gain - 1) * cos + root,
        -2 * (gain - 1 + (gain + 1) * cos),
        gain + 1 + (gain - 1) * cos - root,
      )
    case 'highshelf':
      return normal(
        gain * (gain + 1 + (gain - 1) * cos + root),
        -2 * gain * (gain - 1 + (gain + 1) * cos),
        gain * (gain + 1 + (gain - 1) * cos - root),
        gain + 1 - (gain - 1) * cos + root,
        2 * (gain - 1 - (gain + 1) * cos),
        gain + 1 - (gain - 1) * cos - root,
      )
  }
}

/** The filtered row. `warmUp` samples of the row's end run through first, so that a loop stays a loop. */
export function filtered(row: Float32Array, { b0, b1, b2, a1, a2 }: Filter, warmUp = 0): Float32Array {
  const out = new Float32Array(row.length)
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let index = -warmUp; index < row.length; index++) {
    const x = row[index < 0 ? row.length + index : index] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    if (index >= 0) out[index] = y
  }
  return out
}
