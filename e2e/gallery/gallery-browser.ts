import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'
import { accepting, pictureDifference } from './picture.ts'

export type Look = { skin: 'original' | 'modern'; language: 'ru' | 'en'; width: number; touch?: boolean }

/** A page of the gallery with motion off, fonts loaded and every complaint of the browser collected. */
export async function openGallery(browser: Browser, look: Look, section: string | null = null) {
  const page = await browser.newPage({
    viewport: { width: look.width, height: 840 },
    reducedMotion: 'reduce',
    hasTouch: look.touch ?? false,
    deviceScaleFactor: 1,
  })
  const complaints: string[] = []
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  )
  page.on('pageerror', (error) => complaints.push(error.message))
  const asked = new URLSearchParams({ skin: look.skin, language: look.language })
  if (section !== null) asked.set('section', section)
  await page.goto(`${inject('gallery')}?${asked}`)
  await page.waitForSelector('[data-section]')
  await settled(page)
  return { page, complaints }
}

/** Another section on the same page: as if it had been opened by its address. */
export async function showSection(page: Page, section: string): Promise<void> {
  await page.evaluate((name) => {
    const address = new URL(location.href)
    address.searchParams.set('section', name)
    history.replaceState(null, '', address)
    window.scrollTo(0, 0)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, section)
  await page.waitForSelector(`[data-section="${section}"]`)
  await settled(page)
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

type Clip = { x: number; y: number; width: number; height: number }

/**
 * How a page differs from its accepted picture; null when it does not. What does not match is looked at
 * again until it comes out the same twice: under load the first frames may still be moving.
 */
export async function difference(page: Page, name: string, clip: Clip | null = null): Promise<string | null> {
  const still = { animations: 'disabled' } as const
  const options = clip === null ? still : { ...still, fullPage: true, clip }
  let before = await page.screenshot(options)
  if (!accepting && (await pictureDifference(name, before)) === null) return null
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const after = await page.screenshot(options)
    if (after.equals(before)) break
    before = after
  }
  return pictureDifference(name, before)
}
