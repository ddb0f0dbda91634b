import { expect, test } from 'vitest'
import { titleFor } from './title-for.ts'

const emeralds = [{ currency: 'mithril' as const }]
const several = [...emeralds, { currency: 'gold' as const }]

test('what is missing is called as the specification calls it where it is missing', () => {
  expect(titleFor(emeralds, ['heroes'])).toBe('not-enough.mithril')
  expect(titleFor(emeralds, ['portal-shop'])).toBe('not-enough-gems')
  expect(titleFor([{ currency: 'amethyst' }], ['portal-shop'])).toBe('not-enough.amethyst')
  expect(titleFor(several, ['hero'])).toBe('not-enough-all')
  expect(titleFor(several, ['shop'])).toBe('not-enough-funds')
  expect(titleFor([], [])).toBe('enough')
})
