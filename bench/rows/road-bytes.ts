import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Request } from 'playwright-core'
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

/** Everything the page asks for but sound, which is fetched beside the game and waited for by nobody. */
async function newcomerBytes(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: screen, locale: 'en-US' })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const files = new Set<string>()
  const replies: Promise<number>[] = []
  page.on('response', (response) => {
    if (!isReply(response.url())) files.add(response.url())
  })
  page.on('requestfinished', (request) => {
    if (isReply(request.url())) replies.push(replySize(request))
  })
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  await page.goto(address)
  await press('All right')
  await press('Set out')
  await page.getByRole('group', { name: 'Who are you?' }).waitFor()
  await press('Set out')
  await page.getByRole('button', { name: 'Skip' }).first().waitFor()
  const replied = await Promise.all(replies)
  await context.close()
  const sent = await Promise.all([...files].filter(isPicturesOrCode).map(fileSize))
  return [...replied, ...sent].reduce((sum, size) => sum + size, 0)
}

const isReply = (url: string): boolean => new URL(url).pathname.startsWith('/api/')

const isPicturesOrCode = (url: string): boolean => url.startsWith('http') && !url.endsWith('.mp3')

const gzipSize = (body: Uint8Array): number => gzipSync(body, { level: 9 }).length

/** A file may still be on its way when the road is there: it counts whole. */
const fileSize = async (url: string): Promise<number> => gzipSize(await (await fetch(url)).bytes())

async function replySize(request: Request): Promise<number> {
  const response = await request.response()
  // Some replies have no body.
  const body = await response?.body().catch(() => null)
  return body ? gzipSize(body) : 0
}
