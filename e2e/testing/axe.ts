import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a person with a screen reader, a keyboard or weak eyes would stumble over. */
export async function obstacles(page: Page): Promise<string[]> {
  // The policy of the page forbids foreign scripts in it; a debugger may still evaluate one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe}; undefined`)
  const { violations } = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] })`,
  )) as AxeResults
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

export const expectForEveryone = async (page: Page): Promise<void> =>
  expect(await obstacles(page)).toEqual([])
