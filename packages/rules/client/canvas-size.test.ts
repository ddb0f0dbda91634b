import { expect, test } from 'vitest'
import { canvasSize, isDesktop } from './canvas-size.ts'

test('a viewport lower than 1.4 of its width is a desktop', () => {
  expect(isDesktop({ width: 1000, height: 1399 })).toBe(true)
  expect(isDesktop({ width: 1000, height: 1400 })).toBe(false)
})

test('a phone gives the canvas all of its screen', () => {
  expect(canvasSize({ width: 390, height: 844 })).toEqual({
    layout: 'phone',
    width: 390,
    height: 844,
    scale: 390 / 600,
  })
})

test('a desktop canvas is at most 600 wide', () => {
  expect(canvasSize({ width: 1440, height: 900 })).toEqual({
    layout: 'desktop',
    width: 600,
    height: 900,
    scale: 1,
  })
})

test('on a low desktop the canvas keeps its portrait shape: height / 1.4', () => {
  expect(canvasSize({ width: 1280, height: 700 })).toMatchObject({ width: 500, height: 700 })
})

test('a phone on its side is laid out as a desktop', () => {
  expect(canvasSize({ width: 844, height: 390 })).toMatchObject({ layout: 'desktop', width: 278 })
})

test('a tall tablet is drawn larger than the reference', () => {
  expect(canvasSize({ width: 900, height: 1400 }).scale).toBe(1.5)
})
