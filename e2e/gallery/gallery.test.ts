import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { obstacles } from '../testing/axe.ts'
import { openPlainBrowser } from '../testing/launch.ts'
import { difference, type Look, openGallery, showSection } from './gallery-browser.ts'
import { smallTargets, stickingOut, wordsCut } from './measure.ts'

const skins = ['original', 'modern'] as const
const languages = ['ru', 'en'] as const
const overlays = [
  { name: 'dialog', press: 'Dialog' },
  { name: 'confirm', press: 'Question' },
  { name: 'sheet', press: 'Sheet' },
  { name: 'celebration', press: 'Celebration' },
  { name: 'toast', press: 'Toast' },
] as const

const folder = join(import.meta.dirname, '../../apps/web/gallery/sections')
const sections = readdirSync(folder).map((name) => basename(name, '.tsx'))

let browser: Browser

beforeAll(async () => {
  browser = await openPlainBrowser()
})
afterAll(() => browser?.close())

async function withGallery<Result>(look: Look, section: string | null, use: (page: Page) => Promise<Result>) {
  const { page, complaints } = await openGallery(browser, look, section)
  try {
    const result = await use(page)
    expect(complaints).toEqual([])
    return result
  } finally {
    await page.close()
  }
}

/** The picture ends with the section, not with the window. */
async function differenceOfPage(page: Page, name: string): Promise<string | null> {
  const height = await page.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().bottom))
  return difference(page, name, { x: 0, y: 0, width: 390, height })
}

/** Checked on a flat ground: axe gives up on gradients. */
async function axeComplaints(page: Page): Promise<string[]> {
  await page.evaluate(() => document.body.style.setProperty('background-image', 'none'))
  return obstacles(page)
}

async function openOverlay(page: Page, press: string): Promise<void> {
  await page.getByRole('button', { name: press, exact: true }).click()
  await page.waitForFunction(() => document.querySelector('[role="dialog"], [role="status"] > *') !== null)
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  )
}

describe.each(skins)('the %s skin', (skin) => {
  test.each(languages)('every section in %s looks as accepted', async (language) => {
    const differences: (string | null)[] = []
    await withGallery({ skin, language, width: 390 }, sections[0] ?? null, async (page) => {
      for (const section of sections) {
        await showSection(page, section)
        differences.push(await differenceOfPage(page, `${section}-${skin}-${language}`))
      }
    })
    expect(differences.filter((difference) => difference !== null)).toEqual([])
  })

  test.each(overlays)('the $name opens as accepted and axe finds nothing', async ({ name, press }) => {
    await withGallery({ skin, language: 'en', width: 390 }, 'dialogs', async (page) => {
      await openOverlay(page, press)
      expect(await difference(page, `overlay-${name}-${skin}`)).toBeNull()
      expect(await axeComplaints(page)).toEqual([])
    })
  })

  test('the tooltip and the list of a select open as accepted', async () => {
    await withGallery({ skin, language: 'en', width: 390 }, 'numbers', async (page) => {
      await page.getByRole('button', { name: 'Hint' }).focus()
      await page.getByRole('tooltip').waitFor()
      expect(await difference(page, `overlay-tooltip-${skin}`)).toBeNull()
    })
    await withGallery({ skin, language: 'en', width: 390 }, 'fields', async (page) => {
      await page.getByLabel('Graphics quality').first().click()
      expect(await difference(page, `overlay-select-${skin}`)).toBeNull()
    })
  })

  test('axe finds nothing in any section', async () => {
    const complaints = await withGallery({ skin, language: 'ru', width: 390 }, null, axeComplaints)
    expect(complaints).toEqual([])
  })

  test.each(languages)('nothing sticks out at 320 pixels in %s', async (language) => {
    await withGallery({ skin, language, width: 320 }, null, async (page) => {
      expect(await page.evaluate(stickingOut)).toEqual([])
      expect(await page.evaluate(wordsCut)).toEqual([])
    })
  })

  test('letters twice as large still fit a phone', async () => {
    await withGallery({ skin, language: 'ru', width: 390 }, null, async (page) => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
  })

  test('every control answers a finger on 44 by 44 pixels', async () => {
    const small = await withGallery({ skin, language: 'ru', width: 390 }, null, (page) =>
      page.evaluate(smallTargets),
    )
    expect(small).toEqual([])
  })
})
