import { openStageBrowser } from '../../e2e/testing/launch.ts'
import type { Row } from '../row.ts'
import { openSite } from '../site.ts'

const visits = 5

/** Told rather than judged: most of it is the talk, and how fast a software driver paints. */
export const firstBattle: Row = {
  name: 'first-battle',
  title: 'seconds from typing the address to the first battle for somebody new who skips what is told',
  bound: { most: 60 },
  async measure(opened) {
    const site = await opened.add(openSite())
    const browser = await opened.add(openStageBrowser())
    const seconds: number[] = []
    for (let visit = 0; visit < visits; visit++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
      const began = performance.now()
      await page.goto(site.address)
      await press('All right')
      await press('Set out')
      await page.getByRole('group', { name: 'Who are you?' }).waitFor()
      await press('Set out')
      await press('Skip')
      await page.getByRole('group', { name: 'What do you say?' }).getByRole('button').first().click()
      await press('Skip')
      await press('To battle!')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Attack/ })
        .click()
      await page.getByRole('button', { name: 'To the end' }).waitFor()
      seconds.push((performance.now() - began) / 1000)
      await context.close()
    }
    return seconds
  },
}
