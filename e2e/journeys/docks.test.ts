import { expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, field, goOn, isAt, leaveByEscape } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

async function comeAsHero(width: number): Promise<Visitor> {
  const visitor = await browser.visitor({ width, height: 900, language: 'en' })
  const data = { name: 'hero', password: 'try-the-stair', lang: 'EN' }
  await visitor.page.request.post(`${server.address}/api/security/login`, { data })
  await visitor.page.request.post(`${server.address}/api/player/lang/switch/EN`)
  await goOn(visitor, server.address)
  return visitor
}

const panel = ({ page }: Visitor, name: 'tasks' | 'squad' | 'chat') =>
  page.getByRole('region', { name: text('en', `docks:name.${name}`), exact: true })
const tool = ({ page }: Visitor, deed: string, name: 'tasks' | 'squad' | 'chat') =>
  page.getByRole('button', { name: text('en', `docks:${deed}`, { name: text('en', `docks:name.${name}`) }) })
const stairOf = ({ page }: Visitor): Promise<number> =>
  page.request.get(`${server.address}/api/player/current`).then(async (answer) => (await answer.json()).stair)

test('beside the road of a desktop somebody talks while the squad walks, and pins what they like where they like it', async () => {
  const visitor = await comeAsHero(1440)
  const { page } = visitor
  for (const name of ['tasks', 'squad', 'chat'] as const) await panel(visitor, name).waitFor()
  // What stands beside the road needs no door on it.
  expect(await page.locator('nav [data-anchor=tasks], nav [data-anchor=chat]').count()).toBe(0)

  const before = await stairOf(visitor)
  await field(visitor, 'chat:write').fill('The view from here!')
  await field(visitor, 'chat:write').press('Home')
  await field(visitor, 'chat:write').press('Enter')
  await panel(visitor, 'chat').locator('article', { hasText: 'The view from here!' }).waitFor()
  expect(await stairOf(visitor)).toBe(before)
  expect(await page.getByRole('dialog').count()).toBe(0)

  // The tools of a panel are one stop of the keyboard: arrows go on from one to the next.
  await tool(visitor, 'fold', 'squad').focus()
  await page.keyboard.press('ArrowRight')
  const whole = tool(visitor, 'whole', 'squad')
  await expect.poll(() => whole.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=toolbar]') ?? null)).toBe(null)

  await tool(visitor, 'fold', 'squad').press('Enter')
  await tool(visitor, 'across', 'tasks').press('Enter')
  await tool(visitor, 'away', 'chat').press('Enter')
  await panel(visitor, 'chat').waitFor({ state: 'detached' })
  await page.reload()
  await button(visitor, 'shell:continue').click()
  await page
    .getByRole('complementary', { name: text('en', 'docks:side.right') })
    .getByRole('region', { name: text('en', 'docks:name.tasks') })
    .waitFor()
  await tool(visitor, 'unfold', 'squad').waitFor()
  expect(await panel(visitor, 'chat').count()).toBe(0)
  // Put away, the chat has its door again.
  await page.locator('nav [data-anchor=chat]').click()
  await isAt(visitor, '/chat')
  await leaveByEscape(visitor)
  expectNoComplaints(visitor)
})

test('where there is no room beside the road nothing stands there, and every door is on it', async () => {
  const visitor = await comeAsHero(1100)
  const { page } = visitor
  await page.locator('nav [data-anchor=tasks]').waitFor()
  await page.locator('nav [data-anchor=chat]').waitFor()
  expect(await page.locator('[data-dock]').count()).toBe(0)
  expectNoComplaints(visitor)
})
