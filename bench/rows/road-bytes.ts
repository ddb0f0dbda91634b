import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { screen } from '../frames.ts'
import type { Row } from '../row.ts'
import { openSite } from '../site.ts'
import { openStandardBrowser } from '../standard-browser.ts'

const visits = 5
const engine = new URL('phaser.min.js', import.meta.resolve('phaser'))

export const roadBytes: Row = {
  name: 'road-bytes',
  title:
    'gzip bytes somebody new is sent until the road is there, at standard quality ÷ gzip of phaser.min.js',
  bound: { most: 3 },
  async measure(opened) {
    const site = await opened.add(openSite())
    const browser = await opened.add(openStandardBrowser())
    const whole = gzipSync(await readFile(engine), { level: 9 }).length
    const ratios: number[] = []
    for (let visit = 0; visit < visits; visit++)
      ratios.push((await newcomerBytes(browser, site.address)) / whole)
    return ratios
  },
}

/** Everything the page is sent but sound, which is fetched beside the game and waited for by nobody. */
async function newcomerBytes(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: screen, locale: 'en-US' })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const sent: Promise<number>[] = []
  page.on('response', (response) => sent.push(sizeOf(response)))
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  await page.goto(address)
  await press('All right')
  await press('Set out')
  await page.getByRole('group', { name: 'Who are you?' }).waitFor()
  await press('Set out')
  await page.getByRole('button', { name: 'Skip' }).first().waitFor()
  const sizes = await Promise.all(sent)
  await context.close()
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(response: Response): Promise<number> {
  if (response.url().endsWith('.mp3')) return 0
  const body = await response.body().catch(() => null)
  return body === null ? 0 : gzipSync(body, { level: 9 }).length
}
