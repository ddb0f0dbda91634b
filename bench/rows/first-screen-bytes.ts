import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { openStageBrowser } from '../../e2e/testing/launch.ts'
import type { Row } from '../row.ts'
import { openSite } from '../site.ts'

const visits = 5
const engine = new URL('phaser.min.js', import.meta.resolve('phaser'))

export const firstScreenBytes: Row = {
  name: 'first-screen',
  title: 'gzip bytes asked for before the first screen can be touched ÷ gzip of phaser.min.js',
  bound: { most: 0.6 },
  async measure(opened) {
    const site = await opened.add(openSite())
    const browser = await opened.add(openStageBrowser())
    const whole = gzipSync(await readFile(engine), { level: 9 }).length
    const ratios: number[] = []
    for (let visit = 0; visit < visits; visit++)
      ratios.push((await visitBytes(browser, site.address)) / whole)
    return ratios
  },
}

/** Everything a first visit asks for until its first button is there, each file as gzip would send it. */
async function visitBytes(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('main button') === null) return
      performance.mark('touchable')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(address)
  await page.waitForSelector('main button')
  const files = await page.evaluate(() => {
    const touchable = performance.getEntriesByName('touchable')[0]?.startTime ?? Number.POSITIVE_INFINITY
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= touchable)
    return [window.location.href, ...asked.map(({ name }) => name)]
  })
  await context.close()
  let bytes = 0
  for (const file of new Set(files.filter((name) => name.startsWith('http')))) {
    bytes += gzipSync(Buffer.from(await (await fetch(file)).arrayBuffer()), { level: 9 }).length
  }
  return bytes
}
