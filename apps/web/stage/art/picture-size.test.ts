import { canvasSize } from '@skystair/rules/client/canvas-size.ts'
import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const phone = canvasSize({ width: 390, height: 844 })
const desktop = canvasSize({ width: 1440, height: 900 })

test('a plain screen is drawn pixel by pixel', () => {
  expect(pictureSize(desktop, 1, 'HIGH')).toEqual({ width: 600, height: 900, scale: 2 })
})

test('a fine screen is drawn as finely as the quality allows', () => {
  expect(pictureSize(phone, 3, 'HIGH')).toMatchObject({ width: 768 })
  expect(pictureSize(phone, 3, 'STANDARD')).toMatchObject({ width: 600 })
  expect(pictureSize(phone, 3, 'LOW')).toMatchObject({ width: 500 })
  expect(pictureSize(phone, 3, 'LOWEST')).toMatchObject({ width: 450 })
})

test('the shape of the canvas is kept whatever the quality', () => {
  for (const quality of ['LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const) {
    const { width, height } = pictureSize(phone, 3, quality)
    expect(height / width).toBeCloseTo(844 / 390, 2)
  }
})

test('only high quality loads the fine set of pictures', () => {
  expect(pictureSize(phone, 3, 'STANDARD').scale).toBe(1)
  expect(pictureSize(phone, 1, 'HIGH').scale).toBe(2)
})
