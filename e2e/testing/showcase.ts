import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { GameServer } from './game-server.ts'
import { openStageBrowser } from './launch.ts'
import { openWorld } from './world.ts'

const account = { name: 'hero', password: 'try-the-stair', lang: 'EN' }
const screen = { width: 390, height: 844 }
const shown = { width: 195, height: 422 }
const gap = 6

/** The real game on a phone, seen by the account that shows the world. */
export async function inShowcase(
  look: (showcase: { page: Page; server: GameServer }) => Promise<void>,
): Promise<void> {
  const world = await openWorld()
  const server = new GameServer()
  await server.open(world)
  const browser = await openStageBrowser('--disable-gpu-compositing')
  try {
    const context = await browser.newContext({ viewport: screen, locale: 'en-US', timezoneId: 'UTC' })
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    page.on('pageerror', (error) => console.error(error.message))
    await page.request.post(`${server.address}/api/security/login`, { data: account })
    await page.request.post(`${server.address}/api/player/lang/switch/EN`)
    await look({ page, server })
  } finally {
    await browser.close()
    await server.stop()
    await world.close()
  }
}

/** What is seen, at half its size. */
export const shot = async (page: Page): Promise<Buffer> =>
  sharp(await page.screenshot())
    .resize(shown.width, shown.height)
    .png()
    .toBuffer()

/** Pictures in rows on one sheet among the pictures of the game. */
export async function sheetOf(cells: readonly Buffer[], columns: number, name: string): Promise<void> {
  const rows = Math.ceil(cells.length / columns)
  const [across, down] = [shown.width + gap, shown.height + gap]
  await sharp({
    create: { width: columns * across, height: rows * down, channels: 3, background: '#1a0d2b' },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: (i % columns) * across,
        top: Math.floor(i / columns) * down,
      })),
    )
    .webp({ quality: 62, effort: 5 })
    .toFile(join(import.meta.dirname, '../../docs/pictures', name))
}
