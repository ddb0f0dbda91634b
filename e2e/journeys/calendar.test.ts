import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor, withoutStage } from '../testing/browser.ts'
import { GameServer } from '../testing/game-server.ts'
import { button, dialogsClosed, field, goOn, isAt, leaveByEscape, openSettings } from '../testing/player.ts'
import { text } from '../testing/texts.ts'
import { whenClockShows } from '../testing/turned-clock.ts'
import { copyWorld } from '../testing/world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const server = new GameServer()
const browser = aBrowser()

/** A Tuesday: what makes heaps of emeralds larger comes by itself on Fridays only. */
const MONDAY = Date.UTC(2025, 11, 29)
const WEEK = 7 * DAY
const tuesday = Math.ceil((Date.now() - MONDAY) / WEEK) * WEEK + MONDAY + DAY
const planned = { startsAt: tuesday + DAY, endsAt: tuesday + 2 * DAY }

/** Who runs the world at a desk, in English, and who climbs it on a phone, in Russian. */
let admin: Visitor
let hero: Visitor

const post = ({ page }: Visitor, path: string, data = {}) =>
  page.request.post(`${server.address}/api/${path}`, { data })
const get = async ({ page }: Visitor, path: string) =>
  (await page.request.get(`${server.address}/api/${path}`)).json()

/** As a field for moments has it. */
const written = (moment: number): string => new Date(moment).toISOString().slice(0, 16)

async function comeIn(visitor: Visitor, name: string): Promise<void> {
  await post(visitor, 'security/login', { name, password: 'try-the-stair' })
  await post(visitor, `player/lang/switch/${visitor.device.language.toUpperCase()}`)
}

/** The same world, at another time. */
async function turnClock(moment: number): Promise<void> {
  await server.stop()
  await server.openOver(server.databaseUrl, whenClockShows(moment))
}

beforeAll(async () => {
  await server.openOver(await copyWorld(inject('world')), whenClockShows(tuesday + 10 * HOUR))
  admin = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  hero = await browser.visitor({ width: 390, height: 844, language: 'ru', hearsAnnouncements: true })
  await withoutStage(admin)
  await Promise.all([comeIn(admin, 'admin'), comeIn(hero, 'hero')])
})

afterAll(() => server.stop())

const nameIn = ({ device }: Visitor): string => text(device.language, 'calendar:campaign.GEMS_PLUS_50.name')

async function openCalendar(): Promise<void> {
  const { page } = admin
  await page.goto(`${server.address}/console`)
  await page.getByRole('tab', { name: text('en', 'calendar:desk.tab') }).click()
  await page.locator('[data-day]').first().waitFor()
  // The month that the planned day lies in may be the next one.
  const wanted = `[data-day="${planned.startsAt}"]:not([data-outside])`
  if ((await page.locator(wanted).count()) === 0) await button(admin, 'calendar:desk.next').click()
  await page.locator(wanted).waitFor()
}

/** The bar of what an operator has planned: what the plan of the year has comes again and says so. */
const bar = () => admin.page.getByRole('button', { name: `${nameIn(admin)}:` }).filter({ hasNotText: '↻' })

/** Where it lies, as the server knows it. */
async function lies(): Promise<{ startsAt: number; endsAt: number; changed: string | null } | null> {
  const { runs } = await get(admin, `console/calendar?from=${tuesday - WEEK}&to=${tuesday + 3 * WEEK}`)
  const run = runs.find(
    (one: { kind: string; from: string }) => one.kind === 'GEMS_PLUS_50' && one.from === 'operator',
  )
  return run === undefined ? null : { startsAt: run.startsAt, endsAt: run.endsAt, changed: run.changed }
}

async function confirm(why: string): Promise<void> {
  await field(admin, 'console:form.note').fill(why)
  await button(admin, 'console:form.confirm').click()
}

async function plan(window: { startsAt: number; endsAt: number }): Promise<void> {
  await button(admin, 'calendar:desk.plan').click()
  await field(admin, 'calendar:desk.field.kind').selectOption('GEMS_PLUS_50')
  await field(admin, 'calendar:content.percent').fill('50')
  await field(admin, 'calendar:desk.field.starts').fill(written(window.startsAt))
  await field(admin, 'calendar:desk.field.ends').fill(written(window.endsAt))
  await confirm('The dragon has a birthday')
}

test('a campaign is planned and lies in the month', async () => {
  await openCalendar()
  await plan(planned)
  await dialogGone()
  await bar().first().waitFor()
  expect(await lies()).toEqual({ ...planned, changed: null })
})

/** The form has gone, with the motion of closing too: the desk itself stays. */
const dialogGone = () => button(admin, 'console:form.confirm').waitFor({ state: 'detached' })

test('what would overlap it is refused, and the form says why', async () => {
  await plan({ startsAt: planned.startsAt + HOUR, endsAt: planned.endsAt + HOUR })
  await admin.page
    .getByRole('alert')
    .filter({ hasText: text('en', 'calendar:refused.overlaps') })
    .waitFor()
  // Its cross says the same.
  await button(admin, 'console:form.cancel').last().click()
  await dialogGone()
  expect(await lies()).toEqual({ ...planned, changed: null })
})

test('keys move it, and a change is undone in the log', async () => {
  await bar().first().focus()
  await admin.page.keyboard.press('ArrowRight')
  await admin.page.keyboard.press('Enter')
  await confirm('The dragon is late')
  await dialogGone()
  await expect.poll(async () => (await lies())?.startsAt).toBe(planned.startsAt + DAY)
  const log = admin.page.getByRole('list', { name: text('en', 'calendar:desk.log') })
  await log
    .getByRole('listitem')
    .filter({ hasText: 'The dragon is late' })
    .getByRole('button', { name: text('en', 'calendar:desk.deed.undo') })
    .click()
  await confirm('The dragon came after all')
  await dialogGone()
  await expect.poll(lies).toEqual({ ...planned, changed: null })
})

test('pulled by its end it is lengthened', async () => {
  const { page } = admin
  await bar().first().waitFor()
  const end = bar().last().locator('span').last()
  await end.scrollIntoViewIfNeeded()
  const from = await end.boundingBox()
  const to = await page.locator(`[data-day="${planned.endsAt}"]`).boundingBox()
  if (from === null || to === null) throw new Error('there is nothing to pull')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, from.y + from.height / 2, { steps: 4 })
  await page.mouse.up()
  await confirm('Dragons celebrate for long')
  await dialogGone()
  await expect.poll(async () => (await lies())?.endsAt).toBe(planned.endsAt + DAY)
})

test('the eyes of a player see it when it has begun, and not before', async () => {
  await button(admin, 'calendar:desk.preview').click()
  const card = admin.page.getByRole('article', { name: text('ru', 'calendar:campaign.GEMS_PLUS_50.name') })
  await field(admin, 'calendar:desk.field.language').selectOption('RU')
  const moment = field(admin, 'calendar:desk.field.at')
  await moment.fill(written(planned.startsAt))
  await card.waitFor()
  await moment.fill(written(planned.startsAt - HOUR))
  await card.waitFor({ state: 'detached' })
  await button(admin, 'common:button.close').last().click()
})

test('it begins by itself, opens once before a player, and leads to where it is used', async () => {
  expect((await get(hero, 'player/info/current')).campaignTypes).not.toContain('GEMS_PLUS_50')
  await turnClock(planned.startsAt + HOUR)
  // What the plan of the year has just now was seen before.
  for (const { type, run } of (await get(hero, 'campaign/get/running')).running)
    if (type !== 'GEMS_PLUS_50') await post(hero, 'campaign/set/seen', { run })
  for (const { run } of (await get(hero, 'player/info/current')).events)
    await post(hero, 'campaign/set/seen', { run })
  await hero.page.goto(server.address)
  await button(hero, 'shell:continue').click()
  const told = hero.page.getByRole('dialog', { name: nameIn(hero) })
  await told.waitFor()
  await leaveByEscape(hero)
  await expect.poll(async () => (await get(hero, 'campaign/get/status/GEMS_PLUS_50')).seen).toBe(true)

  await hero.page.goto(`${server.address}/calendar`)
  const card = hero.page.getByRole('article', { name: nameIn(hero) })
  await card.getByRole('button', { name: text('ru', 'calendar:campaign.GEMS_PLUS_50.go') }).click()
  await isAt(hero, '/bank')
  const { shelf } = await get(hero, 'bank/get')
  for (const { emeralds, campaign } of shelf) expect(campaign).toBe(Math.floor(emeralds / 2))
})

test('in the same sitting nothing else opens by itself, and never what was seen', async () => {
  const { page } = hero
  await page.clock.install()
  await goOn(hero, server.address)
  await page.clock.runFor('00:20')
  await dialogsClosed(hero)
  const { optionalUnseenCampaign } = await get(hero, 'player/info/current')
  expect(optionalUnseenCampaign?.type).not.toBe('GEMS_PLUS_50')
})

test('whoever wants no announcements is told of none', async () => {
  const { page } = hero
  await openSettings(hero)
  const wanted = page.getByRole('switch', { name: text('ru', 'settings:announcements.label') })
  await wanted.press('Space')
  await expect.poll(() => wanted.isChecked()).toBe(false)
  expect((await get(hero, 'player/info/current')).optionalUnseenCampaign).toBeNull()
})

test('stopped, it is over for everybody at once', async () => {
  await openCalendar()
  await bar().first().click()
  await button(admin, 'calendar:desk.deed.stop').click()
  await confirm('The cake is eaten')
  await dialogGone()
  await expect.poll(async () => (await lies())?.changed).toBe('stopped')
  const { running } = await get(hero, 'campaign/get/running')
  expect(running.map(({ type }: { type: string }) => type)).not.toContain('GEMS_PLUS_50')
})

test('nobody complained', () => {
  // A server that is stopped lets go of whoever still listens; a page whose clock is turned knows not how much memory it has.
  const known = {
    admin: /422|503|WebSocket|ERR_CONNECTION_REFUSED/,
    hero: /400|503|WebSocket|ERR_CONNECTION_REFUSED/,
  }
  for (const [visitor, expected] of [
    [admin, known.admin],
    [hero, known.hero],
  ] as const)
    expectNoComplaints({
      ...visitor,
      complaints: visitor.complaints.filter((words) => !expected.test(words)),
    })
})
