import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../../art/baked/sound/manifest.json' with { type: 'json' }
import { openPlainBrowser } from '../testing/launch.ts'
import { openGallery } from './gallery-browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openPlainBrowser()
})
afterAll(() => browser?.close())

test('every track of the music page is heard in its whole length', async () => {
  const { page, complaints } = await openGallery(
    browser,
    { skin: 'original', language: 'en', width: 390 },
    'music',
  )
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...times) {
      dataset.lastStarted = String(Math.round(this.buffer?.duration ?? 0))
      start.apply(this, times)
    }
  })
  const tracks = Object.values(manifest.music)
  const play = page.getByRole('button', { name: /^Play: / })
  expect(await play.count()).toBe(tracks.length)
  const names = await play.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const heard: number[] = []
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.waitForFunction(() => document.documentElement.dataset.lastStarted !== undefined)
    heard.push(
      await page.evaluate(() => {
        const { dataset } = document.documentElement
        const seconds = Number(dataset.lastStarted)
        delete dataset.lastStarted
        return seconds
      }),
    )
  }
  // The coder puts up to a second of silence around a track.
  const written = tracks.map(({ seconds }) => seconds).toSorted((one, other) => one - other)
  const sorted = heard.toSorted((one, other) => one - other)
  for (const [place, seconds] of written.entries()) {
    expect(sorted[place]).toBeGreaterThanOrEqual(Math.floor(seconds))
    expect(sorted[place]).toBeLessThanOrEqual(Math.ceil(seconds) + 4)
  }
  expect(complaints).toEqual([])
  await page.close()
})
