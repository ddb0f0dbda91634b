import { clientVersion } from '@skystair/rules/client/client-version.ts'
import type { Client } from 'pg'
import type { APIResponse } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import { aBrowser, expectNoComplaints, type Visitor, withoutStage } from '../testing/browser.ts'
import { Cashier, loseAnswer } from '../testing/cashier.ts'
import { openDatabase } from '../testing/database.ts'
import { GameServer } from '../testing/game-server.ts'
import { button, field, goOn, isAt, isReady, putAway, wasSaid } from '../testing/player.ts'
import { text } from '../testing/texts.ts'
import { copyWorld } from '../testing/world.ts'

const server = new GameServer()
const browser = aBrowser()

/** One plays on a phone, in Russian; the other at a desk, in English. */
let phone: Visitor
let desk: Visitor
let database: Client
let cashier: Cashier

const answer = async (reply: APIResponse) => {
  expect(reply.ok(), await reply.text()).toBe(true)
  return reply.json()
}
const get = async ({ page }: Visitor, path: string) =>
  answer(await page.request.get(`${server.address}/api/${path}`))
const post = async ({ page }: Visitor, path: string, data = {}) =>
  answer(await page.request.post(`${server.address}/api/${path}`, { data }))
const purse = async (visitor: Visitor): Promise<number> => (await get(visitor, 'player/current')).mithril

async function logIn(visitor: Visitor, name: string): Promise<void> {
  await post(visitor, 'security/login', { name, password: 'try-the-stair' })
  await post(visitor, `player/lang/switch/${visitor.device.language.toUpperCase()}`)
}

const visit = ({ page }: Visitor, path: string) => page.goto(`${server.address}/${path}`)

/** The button of a heap, by what it would give: its own emeralds and what is added. */
const heap = ({ page, device: { language } }: Visitor, count: number) =>
  page
    .getByRole('list', { name: text(language, 'bank:shelf.label') })
    .getByRole('button', { name: new RegExp(`^${count} `) })

const payButton = ({ page, device: { language } }: Visitor) =>
  page.getByRole('button', { name: new RegExp(`^${text(language, 'bank:buy.pay', { price: '' }).trim()}`) })

const deeds = {
  ru: { pay: 'Заплатить', twice: 'Заплатить дважды', decline: 'Отказаться', refund: 'Вернуть деньги' },
  en: { pay: 'Pay', twice: 'Pay twice', decline: 'Decline', refund: 'Refund' },
} as const

/** On the cashier's page, which leads back into the bank. Answers where that page was. */
async function atTheCashier(visitor: Visitor, deed: keyof typeof deeds.en): Promise<string> {
  const { page, device } = visitor
  const press = page.getByRole('button', { name: deeds[device.language][deed], exact: true })
  await press.waitFor()
  const address = page.url()
  await press.click()
  await isAt(visitor, '/bank')
  return address
}

async function take(visitor: Visitor): Promise<void> {
  await button(visitor, 'bank:waiting.take').click()
  const thanks = button(visitor, 'bank:taken.glad')
  await isReady(thanks)
  await putAway(thanks)
}

beforeAll(async () => {
  cashier = await Cashier.prepare()
  await server.openOver(await copyWorld(inject('world')), cashier.environment)
  await cashier.open(server.address)
  database = await openDatabase(server.databaseUrl)
  phone = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  desk = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  await logIn(phone, 'leader')
  await logIn(desk, 'hero')
})
afterAll(async () => {
  await database.end()
  await cashier.close()
  await server.stop()
})

let ofTheFirst = ''

test('the plus at the emeralds leads into the bank; the first heap is paid for, taken, and is twice as large', async () => {
  await goOn(phone, server.address)
  await button(phone, 'player:resource.add').click()
  const before = await purse(phone)
  await heap(phone, 120).click()
  await payButton(phone).click()
  ofTheFirst = await atTheCashier(phone, 'pay')
  await take(phone)
  expect(await purse(phone)).toBe(before + 120)
  await heap(phone, 60).waitFor()
  await expectForEveryone(phone.page)
})

test('a traveller without a name who loses the connection when the money has gone comes back and gets it', async () => {
  const guest = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  await withoutStage(guest)
  await post(guest, 'security/registerTrial', {
    characterAndCompanion: 'FEMALE_WITH_WOMAN_COMPANION_1',
    lang: 'RU',
    frontVersion: clientVersion,
  })
  const before = await purse(guest)
  await visit(guest, 'bank')
  await heap(guest, 120).click()
  await payButton(guest).click()
  const press = guest.page.getByRole('button', { name: deeds.ru.pay, exact: true })
  await press.waitFor()
  const isLost = loseAnswer(guest.page)
  await press.click({ noWaitAfter: true })
  await isLost
  await guest.page.context().setOffline(false)
  await visit(guest, 'bank')
  await take(guest)
  expect(await purse(guest)).toBe(before + 120)
  await guest.leave()
})

test('whoever lacks emeralds is one press from the bank; nobody buys for somebody who is not there', async () => {
  await visit(desk, 'lacking/mithril-999999999')
  await button(desk, 'common:button.bank').click()
  await isAt(desk, '/bank')
  await desk.page.getByRole('radio', { name: text('en', 'bank:whom.friend') }).check({ force: true })
  await heap(desk, 260).click()
  await desk.page.getByText(text('en', 'bank:whom.empty')).waitFor()
  await field(desk, 'bank:whom.name').fill('nobody-of-this-name')
  await heap(desk, 260).click()
  await payButton(desk).click()
  await desk.page.getByText(text('en', 'bank:refused.no-receiver')).waitFor()
  await button(desk, 'common:button.cancel').click()
})

test('a friend gets a heap once, though it was paid for twice', async () => {
  const { name } = await get(phone, 'player/current')
  await field(desk, 'bank:whom.name').fill(name)
  await heap(desk, 260).click()
  await payButton(desk).click()
  await atTheCashier(desk, 'twice')
  await heap(desk, 130).waitFor()
  expect(await button(desk, 'bank:waiting.take').count()).toBe(0)
  const before = await purse(phone)
  await visit(phone, 'bank')
  await phone.page.getByText(text('ru', 'bank:waiting.gift')).waitFor()
  await take(phone)
  expect(await purse(phone)).toBe(before + 260)
  expect((await get(phone, 'bank/get')).waiting).toEqual([])
})

test('what was declined is told in the history, and the keepers hear of it in one press', async () => {
  await heap(phone, 350).click()
  await payButton(phone).click()
  await atTheCashier(phone, 'decline')
  await button(phone, 'bank:history.door').click()
  await phone.page.getByText(text('ru', 'bank:history.state.GEMS_TAKEN')).first().waitFor()
  await button(phone, 'bank:history.missing').click()
  await button(phone, 'common:button.send').click()
  await wasSaid(phone, 'bank:history.told')
})

test('emeralds that were spent before the money went back are owed, and the shelf opens when they are given back', async () => {
  const { id } = await get(phone, 'player/current')
  const own = (emeralds: number) =>
    database.query('UPDATE player SET mithril = $2, version = version + 1 WHERE id = $1', [id, emeralds])
  await own(20)
  await phone.page.goto(ofTheFirst)
  await atTheCashier(phone, 'refund')
  await phone.page.getByRole('region', { name: text('ru', 'bank:debt.title') }).waitFor()
  expect(await heap(phone, 60).count()).toBe(0)
  await own(300)
  await visit(phone, 'bank')
  await phone.page
    .getByRole('button', { name: text('ru', 'bank:debt.pay', { amount: 100 }), exact: true })
    .click()
  await heap(phone, 60).waitFor()
  expect(await purse(phone)).toBe(200)
})

test('a code gives once', async () => {
  const keeper = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  await logIn(keeper, 'admin')
  await post(keeper, 'console/promo', {
    code: 'FIRE-BIRD',
    emeralds: 77,
    count: 5,
    until: Date.now() + 86_400_000,
    note: 'a journey',
  })
  const before = await purse(desk)
  await visit(desk, 'promo')
  await field(desk, 'bank:promo.field').fill('fire-bird')
  await button(desk, 'bank:promo.submit').click()
  const thanks = button(desk, 'bank:invitations.glad')
  await isReady(thanks)
  await putAway(thanks)
  expect(await purse(desk)).toBe(before + 77)
  const again = await desk.page.request.get(`${server.address}/api/player/promo/gift/accept?code=FIRE-BIRD`)
  expect((await again.json()).code).toBe('errors.promotion-used')
  await field(desk, 'bank:promo.field').fill('no-such-code')
  await button(desk, 'bank:promo.submit').click()
  await desk.page.getByText(text('en', 'bank:refused.no-promo')).waitFor()
})

test('the link that brings friends is shown, drawn for a camera, and works', async () => {
  await visit(desk, 'invitations')
  const { url, code } = await get(desk, 'referral/my/code')
  await desk.page.getByText(url, { exact: true }).waitFor()
  await desk.page.getByRole('img', { name: text('en', 'bank:invitations.code') }).waitFor()
  expect(url).toBe(`${server.address}/?ref=${code}`)
  await expectForEveryone(desk.page)
})

/** What the game refuses in words the browser notes as well. */
const isRefusalNote = (complaint: string): boolean => /status of 422/.test(complaint)

test('nobody complained', () => {
  for (const visitor of [phone, desk])
    expectNoComplaints({
      ...visitor,
      complaints: visitor.complaints.filter((words) => !isRefusalNote(words)),
    })
})
