import { expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { visit } from '../testing/climber.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, dialogsClosed, goOn } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

/** Where the hero has come to, and the portals below. */
const highest = 320
const [near, far] = [310, 14]

const standsOn = ({ page, device }: Visitor, stair: number) =>
  page
    .getByRole('status')
    .filter({ hasText: text(device.language, 'road:standing', { stair, highest }) })
    .waitFor({ state: 'attached' })

/** Down the road until the places around a stair are listed. */
async function walkDown(visitor: Visitor, from: number, to: number): Promise<void> {
  for (let stair = from - 1; stair >= to; stair--) {
    await button(visitor, 'road:step.down').press('Enter')
    await standsOn(visitor, stair)
  }
}

/** Steps through the portal whose panel shows what it looks like. */
async function stepThrough(visitor: Visitor, from: number, to: number): Promise<void> {
  const { page, device } = visitor
  await visit(visitor, 'PORTAL', from)
  const panel = page.getByRole('dialog', { name: text(device.language, 'road:place.PORTAL') })
  await panel.locator('svg image').waitFor()
  await panel
    .getByRole('button', { name: text(device.language, 'road:portal.to', { stair: to }), exact: true })
    .click()
  await dialogsClosed(visitor)
  await standsOn(visitor, to)
}

test('a portal shows its picture, and leads from world to world and back along a road that is still drawn', async () => {
  const visitor = await browser.visitor({ width: 390, height: 844, language: 'en' })
  const { page } = visitor
  await page.request.post(`${server.address}/api/security/login`, {
    data: { name: 'hero', password: 'try-the-stair', lang: 'EN' },
  })
  await page.request.post(`${server.address}/api/player/lang/switch/EN`)
  await goOn(visitor, server.address)
  await walkDown(visitor, highest, near)
  await stepThrough(visitor, near, far)
  // The stage goes on drawing: only who is seen to walk comes anywhere.
  await walkDown(visitor, far, far - 1)
  await stepThrough(visitor, far, near)
  await walkDown(visitor, near, near - 1)
  expect(await page.locator('[data-scene=road]').count()).toBe(1)
  expectNoComplaints(visitor)
})
