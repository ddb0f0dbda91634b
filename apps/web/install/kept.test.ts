import { expect, test } from 'vitest'
import { isKept } from './kept.ts'

const home = 'https://stair.example'
const kept = (path: string) => isKept(new URL(path, home), home)

test('files named after their content are kept', () => {
  expect(kept('/assets/index-B9o3O2lm.js')).toBe(true)
  expect(kept('/assets/knight_2x-D_-4Fh2x.webp')).toBe(true)
})

test('nothing that may change under its name is kept', () => {
  for (const path of [
    '/',
    '/settings',
    '/service-worker.js',
    '/assets/logo.svg',
    '/api/player/info/current',
    '/icons/192.png',
  ])
    expect(kept(path), path).toBe(false)
})

test('nothing from elsewhere is kept', () => {
  expect(kept('https://other.example/assets/index-B9o3O2lm.js')).toBe(false)
})
