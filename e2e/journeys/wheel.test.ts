import type { Client } from 'pg'
import type { APIResponse } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import { aBrowser, type Device, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, heading, isReady, putAway } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()
let database: Client

const devices: readonly (Device & { readonly name: string })[] = [
  { name: 'hero', width: 1440, height: 900, language: 'en' },
  { name: 'admin', width: 390, height: 844, language: 'ru' },
]

const answer = async (reply: APIResponse) => {
  expect(reply.ok(), await reply.text()).toBe(true)
  return reply.json()
}
const get = async ({ page }: Visitor, path: string) =>
  answer(await page.request.get(`${server.address}/api/${path}`))
const post = async ({ page }: Visitor, path: string, data = {}) =>
  answer(await page.request.post(`${server.address}/api/${path}`, { data }))
const status = (visitor: Visitor) => get(visitor, 'campaign/get/wheel/status')

const beginning = ({ page, device: { language } }: Visitor, key: string) =>
  page.getByRole('button', { name: new RegExp(`^${text(language, key, { name: '' }).trim()}`) }).first()

/** Somebody of this name who may spin, and nothing waits for them. */
async function aSpinner({ name, ...device }: (typeof devices)[number]): Promise<Visitor> {
  const visitor = await browser.visitor(device)
  await post(visitor, 'security/login', { name, password: 'try-the-stair' })
  await post(visitor, `player/lang/switch/${device.language.toUpperCase()}`)
  const { id } = await get(visitor, 'player/current')
  await database.query(
    `UPDATE player SET version = version + 1, level = greatest(level, 6), state = jsonb_set(state, '{wheel}',
      '{"day": 0, "spins": 0, "free": 0, "waiting": null}') WHERE id = $1`,
    [id],
  )
  return visitor
}

/** Takes what waits, whatever it is. */
async function takePrize(visitor: Visitor): Promise<void> {
  const { waiting } = await status(visitor)
  await beginning(visitor, waiting.creatures.length > 0 ? 'wheel:choose-one' : 'wheel:take').click()
  const thanks = button(visitor, 'wheel:thanks')
  await heading(visitor, 'wheel:won').waitFor()
  await isReady(thanks)
  await putAway(thanks)
}

beforeAll(async () => {
  database = await openDatabase(server.databaseUrl)
})
afterAll(() => database.end())

test.each(devices)(
  '$name spins in $language, closes the tab before the wheel stops, and finds the prize where it was',
  async (device) => {
    const visitor = await aSpinner(device)
    const { page } = visitor
    await page.goto(`${server.address}/wheel`)
    const spin = beginning(visitor, 'wheel:spin')
    await spin.waitFor()
    await expectForEveryone(page)
    const before = await status(visitor)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await spin.click()
    await expect.poll(async () => (await status(visitor)).waiting?.draw).toBe(before.draw)
    await page.goto('about:blank')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${server.address}/wheel`)
    const { waiting } = await status(visitor)
    expect(waiting.seal).toBe(before.seal)
    await takePrize(visitor)
    expect((await status(visitor)).waiting).toBeNull()
    await spin.waitFor()

    // The draw is checked on the page of fair draws: the seal was seen before, the seed draws the same again.
    await page.goto(`${server.address}/draws`)
    const title = text(device.language, 'draws:numbered', {
      kind: text(device.language, 'draws:kind.wheel'),
      number: before.draw + 1,
    })
    await page
      .getByRole('list', { name: text(device.language, 'draws:list') })
      .getByText(title)
      .click()
    await page.getByText(text(device.language, 'draws:verdict.fair')).waitFor()
    await expectForEveryone(page)
    expectNoComplaints(visitor)
  },
)
