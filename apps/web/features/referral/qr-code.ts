// QR code, model 2: bytes, error correction L, versions 1 to 5, each of one block. More no link of ours needs.

/** How many codewords carry data and how many correct them, by version. */
const versions = [
  { data: 19, correcting: 7 },
  { data: 34, correcting: 10 },
  { data: 55, correcting: 15 },
  { data: 80, correcting: 20 },
  { data: 108, correcting: 26 },
] as const

/** Rows of dark (true) and light modules; null: the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = [...new TextEncoder().encode(text)]
  // Four bits name the mode and eight the length: two codewords are not the text's.
  const place = versions.findIndex(({ data }) => bytes.length + 2 <= data)
  const version = versions[place]
  if (version === undefined) return null
  const data = dataOf(bytes, version.data)
  return draw(place + 1, [...data, ...correctionOf(data, version.correcting)])
}

/** Mode 0100, the length, the text, the end, and 236 and 17 in turn until it is full. */
function dataOf(bytes: readonly number[], full: number): number[] {
  const halves = [4, ...halvesOf(bytes.length), ...bytes.flatMap(halvesOf), 0]
  const codewords = Array.from(
    { length: halves.length / 2 },
    (_, at) => ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0),
  )
  const padding = Array.from({ length: full - codewords.length }, (_, at) => (at % 2 === 0 ? 236 : 17))
  return [...codewords, ...padding]
}
const halvesOf = (byte: number): [number, number] => [byte >> 4, byte & 15]

/** Product in the field of 256 with x⁸ + x⁴ + x³ + x² + 1. @forTests */
export function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** Reed and Solomon: what is left when the data is divided by (x − 1)(x − 2)(x − 4) … */
function correctionOf(data: readonly number[], degree: number): number[] {
  let divisor = [1]
  for (let step = 0, root = 1; step < degree; step++, root = times(root, 2)) {
    const by = root
    divisor = [...divisor, 0].map((value, at) => value ^ times(divisor[at - 1] ?? 0, by))
  }
  return data.reduce(
    (rest, byte) => {
      const factor = byte ^ (rest[0] ?? 0)
      return divisor.slice(1).map((value, at) => (rest[at + 1] ?? 0) ^ times(value, factor))
    },
    Array.from({ length: degree }, () => 0),
  )
}

/** What the code says of itself, correction L and mask 0, with its own correction. */
const FORMAT = 0b111011111000100

/** The patterns that cameras look for, then the codewords upwards and downwards in pairs of columns from the right. */
function draw(version: number, codewords: readonly number[]): boolean[][] {
  const size = 17 + 4 * version
  const modules: (boolean | null)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  )
  const set = (row: number, column: number, isDark: boolean): void => {
    const line = modules[row]
    if (line !== undefined && column >= 0 && column < size) line[column] = isDark
  }
  /** Squares in squares around a middle; `rings` tells which distances are dark. */
  const square = (row: number, column: number, rings: readonly boolean[]): void => {
    const reach = rings.length - 1
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        set(row + y, column + x, rings[Math.max(Math.abs(y), Math.abs(x))] ?? false)
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const finder = [true, true, false, true, false]
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, finder)
  if (version > 1) square(size - 7, size - 7, [true, false, true])
  drawFormat(set, size)
  fill(modules, codewords)
  return modules.map((line) => line.map((isDark) => isDark === true))
}

function drawFormat(set: (row: number, column: number, isDark: boolean) => void, size: number): void {
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((FORMAT >> bit) & 1) === 1
    // The row and the column of timing lie between.
    const along = bit < 6 ? bit : bit + 1
    if (bit < 8) {
      set(along, 8, isDark)
      set(8, size - 1 - bit, isDark)
    } else {
      set(8, bit === 8 ? 7 : 14 - bit, isDark)
      set(size - 15 + bit, 8, isDark)
    }
  }
  set(size - 8, 8, true)
}

/** Mask 0 turns every second module: long stretches of one colour become rare. */
function fill(modules: (boolean | null)[][], codewords: readonly number[]): void {
  const size = modules.length
  let bit = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    const isUpwards = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const row = isUpwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        const line = modules[row]
        if (line === undefined || line[column] !== null) continue
        const isSet = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        line[column] = isSet !== ((row + column) % 2 === 0)
        bit++
      }
    }
  }
}
