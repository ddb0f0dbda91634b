// Run by hand when the kit has changed: npm run kit-pictures --workspace e2e
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openGallerySite } from './gallery/gallery-site.ts'
import { openBrowser } from './testing/browser.ts'

const folder = join(import.meta.dirname, '../docs/kit')

await mkdir(folder, { recursive: true })
const site = await openGallerySite()
const browser = await openBrowser()
try {
  for (const [skin, language] of [
    ['original', 'ru'],
    ['modern', 'en'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 960, height: 840 }, reducedMotion: 'reduce' })
    await page.goto(`${site.address}?skin=${skin}&language=${language}`)
    await page.waitForSelector('[data-section="music"]')
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot({ fullPage: true })
    await sharp(picture)
      .webp({ quality: 70 })
      .toFile(join(folder, `${skin}-${language}.webp`))
    await page.close()
  }
} finally {
  await browser.close()
  await site.close()
}
