/** In-place fast Fourier transform of a power-of-two length. */
export function transform(real: Float64Array, imaginary: Float64Array, inverse = false): void {
  const size = real.length
  for (let index = 1, mirrored = 0; index < size; index++) {
    let bit = size >> 1
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (index < mirrored) {
      swap(real, index, mirrored)
      swap(imaginary, index, mirrored)
    }
  }
  const { cosines, sines } = tablesOf(size)
  for (let span = 2; span <= size; span <<= 1) {
    const half = span >> 1
    const stride = size / span
    for (let start = 0; start < size; start += span) {
      for (let offset = 0; offset < half; offset++) {
        const cos = cosines[offset * stride] ?? 1
        const sin = (sines[offset * stride] ?? 0) * (inverse ? 1 : -1)
        const low = start + offset
        const high = low + half
        const highReal = real[high] ?? 0
        const highImaginary = imaginary[high] ?? 0
        const turnedReal = highReal * cos - highImaginary * sin
        const turnedImaginary = highReal * sin + highImaginary * cos
        const lowReal = real[low] ?? 0
        const lowImaginary = imaginary[low] ?? 0
        real[high] = lowReal - turnedReal
        imaginary[high] = lowImaginary - turnedImaginary
        real[low] = lowReal + turnedReal
        imaginary[low] = lowImaginary + turnedImaginary
      }
    }
  }
  if (inverse) {
    for (let index = 0; index < size; index++) {
      real[index] = (real[index] ?? 0) / size
      imaginary[index] = (imaginary[index] ?? 0) / size
    }
  }
}

function swap(row: Float64Array, a: number, b: number): void {
  const kept = row[a] ?? 0
  row[a] = row[b] ?? 0
  row[b] = kept
}

const tables = new Map<number, { cosines: Float64Array; sines: Float64Array }>()

function tablesOf(size: number): { cosines: Float64Array; sines: Float64Array } {
  const known = tables.get(size)
  if (known !== undefined) return known
  const cosines = new Float64Array(size / 2)
  const sines = new Float64Array(size / 2)
  for (let index = 0; index < size / 2; index++) {
    cosines[index] = Math.cos((2 * Math.PI * index) / size)
    sines[index] = Math.sin((2 * Math.PI * index) / size)
  }
  const made = { cosines, sines }
  tables.set(size, made)
  return made
}

/** `row` convolved with `response`; the result is longer by the response. */
export function convolved(row: Float32Array, response: Float32Array): Float32Array {
  let size = 1
  while (size < response.length * 2) size <<= 1
  const block = size - response.length + 1
  const out = new Float32Array(row.length + response.length)
  const responseReal = new Float64Array(size)
  const responseImaginary = new Float64Array(size)
  responseReal.set(response)
  transform(responseReal, responseImaginary)
  for (let start = 0; start < row.length; start += block) {
    const real = new Float64Array(size)
    const imaginary = new Float64Array(size)
    real.set(row.subarray(start, Math.min(row.length, start + block)))
    transform(real, imaginary)
    for (let index = 0; index < size; index++) {
      const a = real[index] ?? 0
      const b = imaginary[index] ?? 0
      const c = responseReal[index] ?? 0
      const d = responseImaginary[index] ?? 0
      real[index] = a * c - b * d
      imaginary[index] = a * d + b * c
    }
    transform(real, imaginary, true)
    const end = Math.min(size, out.length - start)
    for (let index = 0; index < end; index++)
      out[start + index] = (out[start + index] ?? 0) + (real[index] ?? 0)
  }
  return out
}

/** Power of a stretch of sound in octave-wide bands from 62 Hz to 16 kHz. */
export function bandPowers(row: Float32Array, start: number, size: number, rate: number): number[] {
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  for (let index = 0; index < size; index++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size)
    real[index] = (row[start + index] ?? 0) * window
  }
  transform(real, imaginary)
  const bands = new Array<number>(8).fill(0)
  for (let bin = 1; bin < size / 2; bin++) {
    const band = Math.floor(Math.log2((bin * rate) / size / 62.5))
    if (band < 0 || band > 7) continue
    bands[band] = (bands[band] ?? 0) + (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2
  }
  return bands
}
