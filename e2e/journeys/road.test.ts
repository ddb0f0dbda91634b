import { expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { visit } from '../testing/climber.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, dialogsClosed, goOn, heading, openSettings } from '../testing/player.ts'
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

async function comeAsHero(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await page.request.post(`${server.address}/api/security/login`, {
    data: { name: 'hero', password: 'try-the-stair', lang: 'EN' },
  })
  await page.request.post(`${server.address}/api/player/lang/switch/EN`)
  await page.request.post(`${server.address}/api/player/updateMoveSpeedMode`, {
    data: { moveSpeedMode: 'ULTRA_FAST' },
  })
  await goOn(visitor, server.address)
}

test('a portal shows its picture, and leads from world to world and back along a road that is still drawn', async () => {
  const visitor = await browser.visitor({ width: 390, height: 844, language: 'en' })
  const { page } = visitor
  await comeAsHero(visitor)
  await walkDown(visitor, highest, near)
  await stepThrough(visitor, near, far)
  // The stage goes on drawing: only who is seen to walk comes anywhere.
  await walkDown(visitor, far, far - 1)
  await stepThrough(visitor, far, near)
  await walkDown(visitor, near, near - 1)
  expect(await page.locator('[data-scene=road]').count()).toBe(1)
  expectNoComplaints(visitor)
})

test('the bar of the road lets no press through to what lies behind it, and the face on it opens the own page', async () => {
  const visitor = await browser.visitor({ width: 390, height: 844, language: 'en' })
  const { page } = visitor
  await comeAsHero(visitor)
  expect(await page.evaluate(pressedThroughBars)).toEqual([])
  await page.getByRole('button', { name: text('en', 'player:profile.own') }).click()
  await page.getByText(text('en', 'rating:profile.self')).waitFor()
  expectNoComplaints(visitor)
})

test('a phone keeps four fifths of its screen for the road, and what is seldom needed behind one door', async () => {
  const visitor = await browser.visitor({ width: 390, height: 844, language: 'en' })
  const { page } = visitor
  await comeAsHero(visitor)
  const ends = await page
    .locator('[data-frame="top"]')
    .evaluateAll((bars) => Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom)))
  expect(ends).toBeLessThan(844 / 5)
  const doors = page.getByRole('navigation', { name: text('en', 'shell:access.menu') }).getByRole('button')
  // A new world begins with a feast: its door is one of them.
  expect(await page.locator('[data-anchor=event]').count()).toBe(1)
  expect(await doors.count()).toBeLessThanOrEqual(6)
  await openSettings(visitor)
  await heading(visitor, 'settings:title').waitFor()
  expectNoComplaints(visitor)
})

/** Runs in the page: where on the bars a press would reach the stage. */
function pressedThroughBars(): string[] {
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  return [...document.querySelectorAll('[data-frame="top"]')].flatMap((bar) => {
    const { left, top, width, height } = bar.getBoundingClientRect()
    return shares
      .flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const))
      .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-stage]'))
      .map((point) => point.map(Math.round).join())
  })
}

test('a mouse that drags the road and lets go beside it has let go, and the stage never holds up a finger elsewhere', async () => {
  const visitor = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  const { page } = visitor
  await page.addInitScript(noteWhatHoldsUp)
  await comeAsHero(visitor)
  const stage = await page.locator('[data-stage] canvas').boundingBox()
  if (stage === null) throw new Error('no stage')
  const [x, high, low] = [stage.x + stage.width / 2, stage.y + 200, stage.y + 880]
  const toSquad = button(visitor, 'road:to-squad')
  await page.mouse.move(x, high)
  await page.mouse.down()
  await page.mouse.move(x, low, { steps: 8 })
  await toSquad.waitFor()
  await page.mouse.move(stage.x - 100, low)
  await page.mouse.up()
  await toSquad.click()
  await toSquad.waitFor({ state: 'detached' })
  await page.mouse.move(x, high)
  await page.mouse.move(x, low, { steps: 8 })
  // What the mouse did has been heard once the picture after it is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await toSquad.count()).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { holdingUp: string[] }).holdingUp)).toEqual([])
  expectNoComplaints(visitor)
})

/** Runs in the page, before anything else: notes what the window listens to in such a way that scrolling waits for it. */
function noteWhatHoldsUp(): void {
  // A screen that can be touched, beside the mouse.
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 1 })
  const holdingUp: string[] = []
  const listen = window.addEventListener.bind(window)
  const noted = (type: string, heard: EventListener, how?: boolean | AddEventListenerOptions) => {
    const isPassive = typeof how === 'object' && how.passive === true
    // The driver of the browser listens, too.
    const isOurs = new Error().stack?.includes(location.origin)
    if (/^(touch|wheel)/.test(type) && !isPassive && isOurs) holdingUp.push(type)
    listen(type, heard, how)
  }
  Object.assign(window, { holdingUp, addEventListener: noted })
}
