import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, type Visitor } from '../testing/browser.ts'
import { Site } from '../testing/site.ts'
import { text } from '../testing/texts.ts'

const browser = aBrowser()
const site = new Site()
let visitor: Visitor

beforeAll(async () => {
  await site.open()
  visitor = await browser.visitor({ width: 390, height: 844, language: 'en', keepsFiles: true })
})
afterAll(() => site.close())

/** Addresses of everything the worker keeps on the device. */
const kept = (): Promise<string[]> =>
  visitor.page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('the worker keeps files named after their content, and no page', async () => {
  const { page } = visitor
  await page.goto(site.address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.getByRole('main').waitFor()
  await expect
    .poll(async () => (await kept()).some((file) => /^\/assets\/index-.+\.js$/.test(file)))
    .toBe(true)
  const others = (file: string) => !file.startsWith('/assets/') && !/^\/(offline|icons\/)/.test(file)
  expect((await kept()).filter(others)).toEqual([])
})

test('after a new deploy the new page is shown at once', async () => {
  await site.change('index.html', (page) => page.replace('<html ', '<html data-deploy="second" '))
  await visitor.page.reload()
  await visitor.page.locator('html[data-deploy="second"]').waitFor()
})

test('a new deploy drops what it does not need', async () => {
  const { page } = visitor
  await page.evaluate(async () => {
    await (await caches.open('skystair')).put('/assets/old-12345678.js', new Response('old'))
    await (await caches.open('older')).put('/assets/older-12345678.js', new Response('older'))
  })
  await site.change('service-worker.js', (worker) => `${worker}\n// the next deploy`)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  // The new worker waits until the last page of the old game is gone.
  await page.goto('about:blank')
  await page.goto(site.address)
  await page.waitForFunction(
    async () =>
      (await caches.match('/assets/old-12345678.js')) === undefined &&
      (await caches.match('/assets/older-12345678.js')) === undefined,
  )
})

test('without a server a page of ours says so in both languages', async () => {
  await site.stop()
  await visitor.page.reload()
  for (const language of ['ru', 'en'] as const)
    await visitor.page
      .getByRole('heading', { name: text(language, 'shell:connection.unavailable') })
      .waitFor()
})
