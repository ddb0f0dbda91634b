import type { APIResponse } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { chosen, strikeByKeyboard, tryAllSpeeds } from '../testing/fighter.ts'
import { GameServer } from '../testing/game-server.ts'
import { button, goOn, isAt, wasSaid } from '../testing/player.ts'
import { onRaidDay } from '../testing/raid-day.ts'
import { climbRaidRoad, weakenBoss } from '../testing/raid-world.ts'
import { text } from '../testing/texts.ts'
import { copyWorld } from '../testing/world.ts'

const server = new GameServer()
const browser = aBrowser()

/** Two of one clan: its leader on a phone, in Russian, and a member at a desk, in English. */
let leader: Visitor
let member: Visitor

const answer = async (reply: APIResponse) => {
  expect(reply.ok(), await reply.text()).toBe(true)
  return reply.json()
}
const post = async ({ page }: Visitor, path: string, data = {}) =>
  answer(await page.request.post(`${server.address}/api/${path}`, { data }))
const get = async ({ page }: Visitor, path: string) =>
  answer(await page.request.get(`${server.address}/api/${path}`))
const raidOf = (visitor: Visitor) => get(visitor, 'clan/raid/get')

async function logIn(visitor: Visitor, name: string): Promise<void> {
  await post(visitor, 'security/login', { name, password: 'try-the-stair' })
  await post(visitor, `player/lang/switch/${visitor.device.language.toUpperCase()}`)
}

/** The boss stands on the next stair. */
async function climbToBoss(visitor: Visitor): Promise<void> {
  const { floor, bossStairs } = (await raidOf(visitor)).road
  const { id } = await get(visitor, 'player/current')
  await climbRaidRoad(server.databaseUrl, id, bossStairs[0] - floor - 1)
}

const attack = ({ page, device }: Visitor) =>
  page.getByRole('dialog').getByRole('button', { name: text(device.language, 'road:attack'), exact: true })

/** The battle as the server knows it. */
const battleOf = (visitor: Visitor) => post(visitor, 'battle/get')

/** The page of the raid, which hears of everything while it is open. */
async function watchRaid({ page, device }: Visitor): Promise<void> {
  await page.goto(`${server.address}/clan-raid`)
  await page.getByRole('tab', { name: text(device.language, 'raid:tab.boss') }).waitFor()
}

const fights = ({ page, device }: Visitor, name: string) =>
  page
    .getByRole('list', { name: text(device.language, 'raid:fighting.label') })
    .first()
    .getByText(name)

beforeAll(async () => {
  await server.openOver(await copyWorld(inject('world')), onRaidDay())
  leader = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  member = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  await Promise.all([logIn(leader, 'leader'), logIn(member, 'hero')])
})

afterAll(() => server.stop())

test('the gate lets the squad onto the raid road, and the boss waits on its fifth stair', async () => {
  await watchRaid(leader)
  await button(leader, 'raid:deed.start').click()
  await expect.poll(async () => (await raidOf(leader)).state).toBe('IN_RAID')
  await post(member, 'clan/raid/start')
  await climbToBoss(leader)
  await climbToBoss(member)
})

test('whoever attacks the boss is seen fighting by the others at once', async () => {
  await watchRaid(member)
  await goOn(leader, server.address)
  await button(leader, 'road:to-battle').click()
  const { boss } = await raidOf(leader)
  await leader.page
    .getByText(text('ru', `raid:trick.${boss.trick}.title`))
    .first()
    .waitFor()
  await attack(leader).click()
  await button(leader, 'battle:to-the-end').waitFor()
  await fights(member, 'leader').waitFor()
})

test('in a battle with the boss of many the keyboard chooses and strikes, at each of the speeds', async () => {
  await chosen(leader).waitFor()
  await tryAllSpeeds(leader)
  const before = await battleOf(leader)
  expect([before.type, before.dealt]).toEqual(['MULTI', 0])
  await strikeByKeyboard(leader)
  await expect.poll(async () => (await battleOf(leader)).dealt).toBeGreaterThan(0)
  await chosen(leader).waitFor()
})

test('in a battle with the boss of many auto strikes by itself until it is told to stop', async () => {
  const auto = button(leader, 'battle:auto')
  const { round } = await battleOf(leader)
  await auto.press('Enter')
  expect(await auto.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(async () => (await battleOf(leader)).round).toBeGreaterThan(round)
  await auto.press('Enter')
  await chosen(leader).waitFor()
  expect(await auto.getAttribute('aria-pressed')).toBe('false')
  expect((await battleOf(leader)).status).toBe('IN_PROGRESS')
})

test('what was dealt goes off the pool before everybody’s eyes', async () => {
  const before = await raidOf(leader)
  await button(leader, 'battle:to-the-end').click()
  await button(leader, 'raid:fight.onward').click()
  await button(leader, 'raid:leave.button').waitFor()
  const { left, own } = await raidOf(leader)
  expect(own.dealt).toBeGreaterThan(before.own.dealt)
  expect(before.left - left).toBe(own.dealt - before.own.dealt)
  const bar = member.page.getByRole('progressbar').first()
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBe(left)
  await member.page.getByRole('tab', { name: text('en', 'raid:tab.board') }).click()
  await member.page.getByRole('button', { name: 'leader', exact: true }).waitFor()
})

test('the fight with the boss of many is watched again from the board, by whoever was not in it', async () => {
  const { page } = member
  const round = (number: number) =>
    page.getByRole('heading', { name: text('en', 'battle:round-of', { round: number, most: 8 }) })
  await page.getByRole('button', { name: text('en', 'raid:board.watch', { name: 'leader' }) }).click()
  await isAt(member, /^\/replay\//)
  await round(1).waitFor()
  await page.getByRole('button', { name: '×4' }).click()
  await round(2).waitFor()
  await button(member, 'battle:replay.leave').click()
  await page.getByRole('tab', { name: text('en', 'raid:tab.board') }).waitFor()
})

test('the blow that brings the boss down is heard by all, and both celebrate', async () => {
  await weakenBoss(server.databaseUrl, 3)
  const before = await Promise.all([leader, member].map((one) => get(one, 'player/current')))
  await goOn(member, server.address)
  await button(member, 'road:to-battle').click()
  await attack(member).click()
  await button(member, 'battle:to-the-end').click()
  await button(member, 'raid:fight.onward').click()
  await wasSaid(leader, 'raid:news.killed', { name: 'hero' })
  for (const visitor of [leader, member]) await button(visitor, 'raid:feast.thanks').waitFor()
  for (const [i, visitor] of [leader, member].entries()) {
    const now = async () => get(visitor, 'player/current')
    const isPaid = async () =>
      (await now()).notifications.some(({ kind }: { kind: string }) => kind === 'raid-won')
    await expect.poll(isPaid, { timeout: 30_000 }).toBe(true)
    expect((await now()).gold).toBeGreaterThan(before[i].gold)
  }
})

test('after the feast the way home is open, and the gate says why it is shut', async () => {
  await button(leader, 'raid:feast.thanks').click()
  await button(leader, 'raid:leave.button').click()
  await button(leader, 'raid:leave.stay').click()
  await expect.poll(async () => (await get(leader, 'player/current')).worldType).toBe('main')
  await watchRaid(leader)
  await leader.page.getByText(text('ru', 'raid:closed.KILLED.title')).first().waitFor()
})

test('nobody complained', () => {
  for (const visitor of [leader, member]) expectNoComplaints(visitor)
})
