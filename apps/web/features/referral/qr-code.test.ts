import { expect, test } from 'vitest'
import { qrCode, times } from './qr-code.ts'

type Code = readonly (readonly boolean[])[]

/** As a camera reads it: upwards and downwards in pairs of columns, leaving out what is drawn in every code. */
function codewordsOf(code: Code): number[] {
  const size = code.length
  const isPattern = (row: number, column: number) =>
    row === 6 ||
    column === 6 ||
    (row < 9 && column < 9) ||
    (row < 9 && column >= size - 8) ||
    (row >= size - 8 && column < 9) ||
    (size > 21 && Math.abs(row - size + 7) < 3 && Math.abs(column - size + 7) < 3)
  const columns = Array.from({ length: size }, (_, at) => at).filter((column) => column !== 6)
  const bits: boolean[] = []
  for (let pair = 0; pair < columns.length / 2; pair++) {
    const right = columns.length - 1 - 2 * pair
    for (let step = 0; step < size; step++) {
      const row = pair % 2 === 0 ? size - 1 - step : step
      for (const column of [columns[right] ?? 0, columns[right - 1] ?? 0])
        if (!isPattern(row, column)) bits.push(code[row]?.[column] !== ((row + column) % 2 === 0))
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => 2 * byte + Number(bit), 0),
  )
}

function textOf(code: Code): string {
  const halves = codewordsOf(code).flatMap((byte) => [byte >> 4, byte & 15])
  expect(halves[0]).toBe(4)
  const length = 16 * (halves[1] ?? 0) + (halves[2] ?? 0)
  const bytes = Array.from({ length }, (_, at) => 16 * (halves[3 + 2 * at] ?? 0) + (halves[4 + 2 * at] ?? 0))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

const corrections: Readonly<Record<number, number>> = { 21: 7, 25: 10, 29: 15, 33: 20, 37: 26 }

test.each([
  'https://sky.io/?1',
  'https://skystair.example/?ref=1',
  'https://skystair.example/?ref=zzzzzzzzzzz',
  'http://localhost:3000/?ref=3k2h7&from=лестница',
  `https://a-very-long-name-of-a-place.example/?ref=${'z'.repeat(50)}`,
])('a camera reads the link out of the code: %s', (link) => {
  const code = qrCode(link)
  if (code === null) throw new Error('too long')
  expect(textOf(code)).toBe(link)
})

test('every codeword takes part in the correction: a scratched code is mended', () => {
  for (const length of [10, 30, 50, 70, 100]) {
    const code = qrCode('z'.repeat(length)) ?? []
    const words = codewordsOf(code)
    const syndromes = Array.from({ length: corrections[code.length] ?? 0 }, (_, power) => {
      let root = 1
      for (let step = 0; step < power; step++) root = times(root, 2)
      return words.reduce((sum, word) => times(sum, root) ^ word, 0)
    })
    expect(new Set(syndromes)).toEqual(new Set([0]))
  }
})

test('the code tells how it is to be read, twice, and its size by its timing', () => {
  const code = qrCode('https://skystair.example/?ref=1') ?? []
  const size = code.length
  const word = (places: readonly (readonly [number, number])[]) =>
    places.map(([row, column]) => Number(code[row]?.[column])).join('')
  const around = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const)
  const up = [7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const)
  expect(word([...around, ...up])).toBe('111011111000100')
  const foot = Array.from({ length: 7 }, (_, at) => [size - 1 - at, 8] as const)
  const right = Array.from({ length: 8 }, (_, at) => [8, size - 8 + at] as const)
  expect(word([...foot, ...right])).toBe('111011111000100')
  expect(word(Array.from({ length: size - 16 }, (_, at) => [6, 8 + at] as const))).toMatch(/^1(01)*$/)
})

test('what is too long is not drawn at all', () => {
  expect(qrCode('z'.repeat(106))).not.toBeNull()
  expect(qrCode('z'.repeat(107))).toBeNull()
})
