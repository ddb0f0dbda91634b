import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing on the page that a person with a screen reader, a keyboard or weak eyes would stumble over. */
export async function expectForEveryone(page: Page): Promise<void> {
  // The policy of the page forbids foreign scripts in it; a debugger may still evaluate one.
  await page.evaluate(`${axe.source}; undefined`)
  const { violations } = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] })`,
  )) as axe.AxeResults
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
