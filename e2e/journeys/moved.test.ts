import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import {
  aBrowser,
  type Device,
  expectNoComplaints,
  type Visitor,
  withoutStage,
  withStage,
} from '../testing/browser.ts'
import { FrontDoor } from '../testing/front-door.ts'
import { aGameServer, GameServer } from '../testing/game-server.ts'
import { button, dialogsClosed, field, heading } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const game = aGameServer()
const browser = aBrowser()
const oldHome = new FrontDoor()
const newHome = new FrontDoor()
/** What is left at the old home when the game has gone to the new one, and the other way round. */
const movedAway = new GameServer()
const movedBack = new GameServer()

beforeAll(async () => {
  await oldHome.open('127.0.0.1')
  await newHome.open('localhost')
  await Promise.all([
    movedAway.openOver(game.databaseUrl, { MOVED_TO: newHome.address }),
    movedBack.openOver(game.databaseUrl, { MOVED_TO: oldHome.address }),
  ])
})
beforeEach(() => {
  oldHome.leadTo(game)
  newHome.leadTo(game)
})
afterAll(async () => {
  await Promise.all([oldHome.close(), newHome.close(), movedAway.stop(), movedBack.stop()])
})

const moveGame = () => oldHome.leadTo(movedAway)

const phone: Device = { width: 390, height: 844, language: 'ru' }
const desk: Device = { width: 1440, height: 900, language: 'en' }

async function aGuest(device: Device): Promise<Visitor> {
  const visitor = await browser.visitor(device)
  await withoutStage(visitor)
  return visitor
}

async function ask({ page }: Visitor, call: string, data: object): Promise<void> {
  const answer = await page.request.post(`${oldHome.address}/api/${call}`, { data })
  expect(answer.status(), call).toBe(200)
}

const becomeTraveller = (visitor: Visitor) =>
  ask(visitor, 'security/registerTrial', {
    characterAndCompanion: 'FEMALE_WITH_WOMAN_COMPANION_1',
    lang: visitor.device.language.toUpperCase(),
    frontVersion: 439,
  })

/** The page tells every five seconds whether it is looked at: without that it moves only for what the test is about. */
const withoutPresence = ({ session }: Visitor) =>
  session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/load/log/*' }] })

/** The page has come to the new home, and says who must sign in. */
async function expectMoved(visitor: Visitor, place: string): Promise<void> {
  const { page, device } = visitor
  await heading(visitor, 'shell:moved.title').waitFor()
  expect(page.url()).toBe(newHome.address + place)
  const { host } = new URL(newHome.address)
  await page.getByText(text(device.language, 'shell:moved.text', { host })).waitFor()
  await expectForEveryone(page)
  await button(visitor, 'shell:moved.understood').click()
  await heading(visitor, 'shell:moved.title').waitFor({ state: 'detached' })
}

test('a game that moves takes whoever fights along with the next blow; who signs in again fights on', async () => {
  const visitor = await browser.visitor(phone)
  const { page } = visitor
  const [name, password] = ['Марья', 'nine lazy owls']
  const consents = { privacyPolicy: true, publicOffer: true, userAgreement: true, cookies: true }
  await becomeTraveller(visitor)
  await ask(visitor, 'security/register', {
    name,
    password,
    optionalMailOrPhone: 'mover@example.org',
    consents,
  })
  await ask(visitor, 'battle/place/attack', { placeId: 'main-1-0' })
  await withoutPresence(visitor)
  await page.goto(oldHome.address)
  await button(visitor, 'shell:continue').click()
  await page.locator('[data-fighter][data-chosen]').waitFor()
  moveGame()
  await button(visitor, 'battle:to-the-end').click()
  await expectMoved(visitor, '/')
  await withoutStage(visitor)
  await button(visitor, 'shell:login').click()
  await field(visitor, 'security:login.name').fill(name)
  await field(visitor, 'security:login.password').fill(password)
  await button(visitor, 'security:login.submit').click()
  await withStage(visitor)
  await button(visitor, 'shell:continue').click()
  await button(visitor, 'battle:to-the-end').click()
  await heading(visitor, 'battle:victory.title').waitFor()
  expectNoComplaints(visitor)
})

test('a game that moves takes along whoever only looks at it', async () => {
  const visitor = await aGuest(desk)
  await visitor.page.goto(`${oldHome.address}/legal/privacy`)
  await heading(visitor, 'legal:privacyPolicy.title').waitFor()
  moveGame()
  await expectMoved(visitor, '/legal/privacy')
  // What the address names is shown when the news has been read.
  await heading(visitor, 'legal:privacyPolicy.title').waitFor()
  expectNoComplaints(visitor)
})

test('a game that moves takes along whoever only listens, and bothers nobody whom the new home knows', async () => {
  const visitor = await aGuest(desk)
  const { page } = visitor
  await becomeTraveller(visitor)
  const cookies = await page.context().cookies(oldHome.address)
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })))
  await withoutPresence(visitor)
  const wired = page.waitForEvent('websocket')
  await page.goto(oldHome.address)
  await (await wired).waitForEvent('framereceived')
  moveGame()
  oldHome.cutWires()
  await page.waitForURL(`${newHome.address}/`)
  await button(visitor, 'shell:continue').waitFor()
  await dialogsClosed(visitor)
  expectNoComplaints(visitor)
})

test('an address kept from before the move leads to its place in the new home, also where files are kept', async () => {
  const visitor = await aGuest({ ...phone, keepsFiles: true })
  const { page } = visitor
  await page.goto(oldHome.address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('about:blank')
  moveGame()
  await page.goto(`${oldHome.address}/legal/offer?ref=abc#part`)
  await expectMoved(visitor, '/legal/offer?ref=abc#part')
  await page.goto(`${oldHome.address}/chat`)
  await expectMoved(visitor, '/chat')
  await heading(visitor, 'security:login.title').waitFor()
  expectNoComplaints(visitor)
})

test.each([phone, desk])(
  'two homes that point at each other lead nobody in circles, $language',
  async (device) => {
    const visitor = await aGuest(device)
    const { page } = visitor
    moveGame()
    newHome.leadTo(movedBack)
    await page.goto(`${oldHome.address}/chat`)
    await heading(visitor, 'shell:circles.title').waitFor()
    await page.getByText(text(device.language, 'shell:circles.text')).waitFor()
    await expectForEveryone(page)
    newHome.leadTo(game)
    await page.getByRole('link', { name: text(device.language, 'shell:circles.again') }).click()
    await button(visitor, 'shell:start').waitFor()
  },
)
