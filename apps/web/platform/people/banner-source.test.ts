import { CLANS } from '@skystair/content/clans/clans.ts'
import { expect, test } from 'vitest'
import { bannerNumbers, bannerSource } from './banner-source.ts'

test('every theme of clans has a banner of its own', () => {
  expect(bannerNumbers).toHaveLength(CLANS.themes)
  expect(new Set(bannerNumbers.map(bannerSource)).size).toBe(CLANS.themes)
})

test('a theme that this page does not know yet hangs out a banner all the same', () => {
  expect(bannerSource(CLANS.themes + 1)).toBe(bannerSource(1))
})
