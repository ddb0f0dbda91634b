import { manualPage } from '@skystair/content/manual/manual.ts'
import { expect, test } from 'vitest'
import { helpPages } from './help-pages.ts'

test.each(Object.entries(helpPages))('the question mark of %s opens a page that is written', (_, page) => {
  expect(manualPage(String(page))?.id).toBe(page)
})
