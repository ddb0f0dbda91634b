import { expect, test } from 'vitest'
import { lossOf } from './lost-piece.ts'

test('a lost piece is told by its name and how it was lost', () => {
  const lost = new TypeError(
    'Failed to fetch dynamically imported module: https://game.example/js/shop-1a2b.js',
  )
  expect(lossOf(lost)).toEqual({
    message: 'Loading chunk shop-1a2b.js failed (missing: https://game.example/js/shop-1a2b.js)',
    code: null,
  })
  expect(lossOf(new Error('timed out: /js/bank-9.js')).message).toMatch(
    /^Loading chunk bank-9\.js failed \(timeout/,
  )
  expect(lossOf(new SyntaxError('Unexpected token in /js/bank-9.js')).message).toMatch(/\(error/)
  expect(lossOf('nobody knows').message).toBe('Loading chunk unknown failed (error: nobody knows)')
})

test('a lost stylesheet has the code CSS_CHUNK_LOAD_FAILED', () => {
  expect(lossOf(new Error('Unable to preload CSS for /css/shop-77.css'))).toEqual({
    message: 'Loading chunk shop-77.css failed (missing: /css/shop-77.css)',
    code: 'CSS_CHUNK_LOAD_FAILED',
  })
})
