import { createHash } from 'node:crypto'
import { drawThrows, throwOf } from '@skystair/rules/draw/draw.ts'
import { expect, test } from 'vitest'
import { checkDraw, sealOf } from './check-draw.ts'

const seed = 'a3f1'
const seal = createHash('sha256').update(seed).digest('hex')
const throws = [
  throwOf(
    [
      { id: 'gold', weight: 3 },
      { id: 'hero', weight: 1 },
    ],
    2,
  ),
].map((one) => ({
  ...one,
  lots: [...one.lots],
}))
const drawn = drawThrows(throws, seed).map((names) => [...names])

test('a seed has the seal that the server tells of it', async () => {
  expect(await sealOf(seed)).toBe(seal)
})

test('a draw is fair where both the seal and the lots are reckoned alike', async () => {
  expect(await checkDraw({ seed, throws, drawn }, seal)).toMatchObject({
    seal,
    again: drawn,
    verdict: 'fair',
  })
})

test('a draw whose seal nobody saw fits, one with another seal or other lots does not', async () => {
  expect((await checkDraw({ seed, throws, drawn }, null)).verdict).toBe('fits')
  expect((await checkDraw({ seed, throws, drawn }, 'f'.repeat(64))).verdict).toBe('other-seal')
  expect((await checkDraw({ seed, throws, drawn: [['hero', 'hero', 'hero']] }, seal)).verdict).toBe(
    'other-draw',
  )
})
