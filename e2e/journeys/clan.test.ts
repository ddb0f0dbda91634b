import { beforeAll, expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor, withoutStage } from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, field, wasSaid } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

/** One founds a clan at a desk, in English; one comes to it on a phone, in Russian; a newcomer may only look. */
let founder: Visitor
let joiner: Visitor
let newcomer: Visitor
let clanId: number

async function comeIn(visitor: Visitor, name: string): Promise<void> {
  const { page, device } = visitor
  await withoutStage(visitor)
  await page.request.post(`${server.address}/api/security/login`, {
    data: { name, password: 'try-the-stair' },
  })
  await page.request.post(`${server.address}/api/player/lang/switch/${device.language.toUpperCase()}`)
}

const opens = ({ page }: Visitor, path: string) => page.goto(`${server.address}/${path}`)
const post = async ({ page }: Visitor, path: string, data = {}) =>
  (await page.request.post(`${server.address}/api/${path}`, { data })).json()
const current = async ({ page }: Visitor) =>
  (await page.request.get(`${server.address}/api/player/current`)).json()

/** A button that says a little more than its word: a price, a count. */
const beginning = ({ page, device }: Visitor, key: string) =>
  page.getByRole('button', { name: new RegExp(`^${text(device.language, key)}`) }).first()

async function chooses(visitor: Visitor, name: string, deed: string): Promise<void> {
  const { page, device } = visitor
  await page.getByRole('button', { name: text(device.language, 'clan:members.deeds', { name }) }).click()
  await page.getByRole('menuitem', { name: text(device.language, `clan:members.deed.${deed}`) }).click()
}

beforeAll(async () => {
  founder = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  joiner = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  newcomer = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  await Promise.all([comeIn(founder, 'moderator'), comeIn(joiner, 'admin'), comeIn(newcomer, 'newcomer')])
})

test('whoever is not level 15 yet is told what is missing', async () => {
  await opens(newcomer, 'clan')
  await newcomer.page
    .getByText(text('ru', 'clan:square.level', { level: 15 }))
    .first()
    .waitFor()
})

test('a clan is founded with a name and emeralds, and advertises', async () => {
  await opens(founder, 'clan')
  await founder.page.getByRole('tab', { name: text('en', 'clan:square.tab.found') }).click()
  await field(founder, 'clan:found.name').fill('Lamplighters')
  await beginning(founder, 'clan:found.submit').click()
  await wasSaid(founder, 'clan:found.done', { name: 'Lamplighters' })
  clanId = (await current(founder)).clanId
  await opens(founder, 'clan-advertisement')
  await founder.page.getByRole('textbox').fill('We light lamps. Bring a match.')
  await founder.page.getByRole('textbox').press('Tab')
  await founder.page.keyboard.press('Enter')
  await expect
    .poll(async () => (await post(founder, 'clan/get/my')).clan.clan.advertisement)
    .toBe('We light lamps. Bring a match.')
})

test('whoever seeks a home reads it, asks, is wanted, and comes in', async () => {
  await opens(joiner, `clan-info/${clanId}`)
  await button(joiner, 'clan:info.apply').click()
  await wasSaid(joiner, 'clan:square.applied')
  await opens(founder, 'clan-recruits')
  await button(founder, 'clan:recruits.accept').click()
  await wasSaid(founder, 'clan:recruits.accepted')
  // It appears without a reload.
  await button(joiner, 'clan:square.accept').click()
  await wasSaid(joiner, 'clan:square.accepted')
  expect((await current(joiner)).clanId).toBe(clanId)
})

/** The page has heard that the treasury holds what it asks for: grey would only lead to the treasury. */
const isPayable = (visitor: Visitor, key: string): Promise<void> =>
  expect.poll(() => beginning(visitor, key).getAttribute('data-colour')).not.toBe('grey')

test('what a member gives is seen by the leader at once, and builds the first house', async () => {
  await opens(founder, 'building/EXPERIENCE')
  await beginning(founder, 'town:sheet.build').waitFor()
  await opens(joiner, 'clan-treasury')
  const howMuch = text('ru', 'clan:treasury.how-much', { name: text('ru', 'player:resource.name.crystal') })
  await joiner.page.getByRole('spinbutton', { name: howMuch }).press('End')
  await beginning(joiner, 'clan:treasury.give').click()
  await wasSaid(joiner, 'clan:treasury.thanks')
  const { clan } = await post(founder, 'clan/get/my')
  expect(clan.clan.clanStat.redCrystal).toBeGreaterThanOrEqual(60)
  await isPayable(founder, 'town:sheet.build')
  await beginning(founder, 'town:sheet.build').click()
  await wasSaid(founder, 'town:sheet.begun')
})

test('builders in a hurry are done at once, and what is built is opened for all', async () => {
  await post(founder, 'clan/donate', { portions: [{ type: 'GEMS', amount: 100 }] })
  await isPayable(founder, 'town:sheet.hurry')
  await beginning(founder, 'town:sheet.hurry').click()
  await wasSaid(founder, 'town:sheet.hurried')
  await button(founder, 'town:sheet.open').click()
  await wasSaid(founder, 'town:sheet.opened', { building: text('en', 'town:building.EXPERIENCE'), level: 1 })
  await expect.poll(async () => (await current(joiner)).clanSupport.experience).toBe(0.02)
})

test('a member is raised, and reads so', async () => {
  await opens(founder, 'clan-members')
  await chooses(founder, 'admin', 'PROMOTE')
  await wasSaid(founder, 'clan:members.done.PROMOTE', { name: 'admin' })
  await opens(joiner, 'clan-members')
  await joiner.page.getByText(text('ru', 'clan:rank.PARTICIPANT')).first().waitFor()
})

test.each([
  ['clan', 'clan:hub.rank'],
  ['clan-members', 'clan:members.title'],
  ['clan-recruits', 'clan:recruits.title'],
  ['clan-treasury', 'clan:treasury.title'],
  ['clan-about', 'clan:about.title'],
  ['clan-theme', 'clan:theme.title'],
  ['clan-hall', 'forces:force.KNIGHT.name'],
  ['clan-shop', 'clan:shop.title'],
  ['clan-rating', 'clan:rating.title'],
] as const)('a leader finds what there is on the page %s', async (page, key) => {
  await opens(founder, page)
  const [words = ''] = text('en', key).split('{')
  await founder.page.getByText(words.trim()).first().waitFor()
})

test('what is said in the clan is heard by its members at once, and by nobody else', async () => {
  const inClanRoom = async (visitor: Visitor) => {
    await opens(visitor, 'chat')
    const name = text(visitor.device.language, 'chat:room.CLAN')
    await visitor.page.getByRole('tab', { name }).click()
    await field(visitor, 'chat:write').waitFor()
  }
  await Promise.all([inClanRoom(founder), inClanRoom(joiner), opens(newcomer, 'chat')])
  await field(joiner, 'chat:write').fill('Фонари горят!')
  await field(joiner, 'chat:write').press('Enter')
  await founder.page.getByText('Фонари горят!').waitFor()
  await field(founder, 'chat:write').fill('And so does the kettle.')
  await field(founder, 'chat:write').press('Enter')
  await joiner.page.getByText('And so does the kettle.').waitFor()
  expect(await newcomer.page.getByText('Фонари горят!').count()).toBe(0)
})

test('the clan has a forum of its own, which nobody else can read', async () => {
  await opens(joiner, 'clan-forum')
  await button(joiner, 'forum:begin').click()
  await field(joiner, 'forum:title-label').fill('Кто несёт спички')
  await field(joiner, 'forum:text-label').fill('Я несу свечи.')
  await button(joiner, 'forum:submit').click()
  await joiner.page.getByText('Я несу свечи.').waitFor()
  await opens(founder, 'clan-forum')
  await founder.page.getByText('Кто несёт спички').waitFor()
  await opens(newcomer, 'clan-forum')
  await newcomer.page.getByText(text('ru', 'clan:none.title')).waitFor()
})

test('whoever is turned out is out at once, and rests a day', async () => {
  await opens(founder, 'clan-members')
  await chooses(founder, 'admin', 'KICK')
  await button(founder, 'clan:members.question.KICK.yes').click()
  await wasSaid(founder, 'clan:members.done.KICK', { name: 'admin' })
  await expect.poll(async () => (await current(joiner)).clanParticipationState).toBe('NOT_AVAILABLE')
})

test('the last one who leaves closes the clan', async () => {
  await opens(founder, 'clan-members')
  await chooses(founder, 'moderator', 'LEAVE')
  await button(founder, 'clan:members.question.CLOSE.yes').click()
  await wasSaid(founder, 'clan:members.done.LEAVE')
  expect((await current(founder)).clanId).toBe(null)
})

test('nobody complained', () => {
  for (const visitor of [founder, joiner, newcomer])
    expectNoComplaints({
      ...visitor,
      complaints: visitor.complaints.filter((words) => !/422|WebSocket/.test(words)),
    })
})
