import { NO_BELONGINGS } from '@skystair/rules/climb/belongings.ts'
import { expect, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import { aBrowser, expectNoComplaints, withoutStage } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, heading, isListening, putAway, wasSaid } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

/** Only the two who set out, with two shields and two swords, and what makes forces grow, as if found on the road. */
async function giveThings(account: string): Promise<void> {
  const things = ['oak-shield', 'oak-shield', 'koschei-sword', 'koschei-sword'].map((id, place) => ({
    kind: 'artifact',
    id,
    stair: 100 + place,
  }))
  const database = await openDatabase(server.databaseUrl)
  await database.query(
    `UPDATE player SET version = version + 1, crystal = crystal + 100, sulfur = sulfur + 50, mithril = mithril + 50,
       state = jsonb_set(jsonb_set(jsonb_set(state, '{climb,belongings}', $3), '{climb,things}', $2), '{climb,heroes}',
         jsonb_path_query_array(state, '$.climb.heroes[0 to 1]')) WHERE name = $1`,
    [account, JSON.stringify(things), JSON.stringify(NO_BELONGINGS)],
  )
  await database.end()
}

test('of two heroes of one name a player always sees which is meant', async () => {
  const visitor = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  const { page } = visitor
  await withoutStage(visitor)
  const data = { name: 'hero', password: 'try-the-stair', lang: 'RU' }
  await page.request.post(`${server.address}/api/security/login`, { data })
  await page.request.post(`${server.address}/api/player/lang/switch/RU`)
  const { creatures } = await (await page.request.get(`${server.address}/api/player/current`)).json()
  const isTwin = (one: { imageId: string; rank: number }) =>
    creatures.some((other: typeof one) => other !== one && other.imageId === one.imageId)
  const [strong, weak] = creatures.filter(isTwin)
  await page.goto(`${server.address}/hero/${strong.id}`)
  await button(visitor, 'heroes:page.merge').click()
  await page.getByText(`ранг ${weak.rank}, мощь`).waitFor()
  await putAway(button(visitor, 'common:button.cancel').last())
  await button(visitor, 'heroes:page.compare').click()
  const options = page.getByLabel(text('ru', 'heroes:page.compare-with'), { exact: true }).locator('option')
  await expect.poll(() => options.count()).toBe(creatures.length - 1)
  const labels = await options.allInnerTexts()
  expect(labels.every((label) => /\(.+\)$/.test(label))).toBe(true)
})

test('what cannot be paid for says how much is missing and opens the door to where it is', async () => {
  const visitor = await browser.visitor({ width: 390, height: 844, language: 'en' })
  const { page } = visitor
  await withoutStage(visitor)
  const data = { name: 'leader', password: 'try-the-stair', lang: 'EN' }
  await page.request.post(`${server.address}/api/security/login`, { data })
  await page.goto(`${server.address}/lacking/gold-900000000_mithril-1`)
  await heading(visitor, 'wallet:not-enough.gold').waitFor()
  await expectForEveryone(page)
  await button(visitor, 'market:door').click()
  await page.waitForURL(/\/market$/)
  expectNoComplaints(visitor)
})

test.each([
  { width: 390, height: 844, language: 'ru', account: 'hero' },
  { width: 1440, height: 900, language: 'en', account: 'leader' },
] as const)('a hero is hired, met and put into the squad in $language', async (device) => {
  const { language, account } = device
  const visitor = await browser.visitor(device)
  const { page } = visitor
  const say = (key: string, params = {}) => text(language, key, params)
  await withoutStage(visitor)
  await page.request.post(`${server.address}/api/security/login`, {
    data: { name: account, password: 'try-the-stair', lang: language.toUpperCase() },
  })
  await page.request.post(`${server.address}/api/player/lang/switch/${language.toUpperCase()}`)
  await giveThings(account)
  await page.goto(`${server.address}/shop`)
  await page.getByRole('tab', { name: say('shop:tier.mythical') }).click()
  const name = say('creatures:hero.beast-mythical')
  await page.getByRole('button', { name }).first().click()
  await heading(visitor, 'creatures:hero.beast-mythical').waitFor()
  await expectForEveryone(page)
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: new RegExp(say('shop:price.gold', { amount: '' }).trim()) })
    .click()
  await page.getByText(say('shop:joined-text', { name })).waitFor()
  await button(visitor, 'shop:to-hero').click()
  await page.waitForURL(/\/hero\/\d+$/)
  await button(visitor, 'things:act.best').click()
  await wasSaid(visitor, 'things:best-done')
  await page.getByRole('button', { name: say('things:name.artifact.koschei-sword') }).waitFor()
  await page.getByRole('tab', { name: say('heroes:page.tab.forces') }).click()
  await page.getByRole('button', { name: say('forces:force.BEAST.name'), exact: true }).click()
  const grow = page.getByRole('button', { name: new RegExp(`^${say('forces:start')}`) })
  await grow.click()
  await wasSaid(visitor, 'forces:started')
  await page.getByRole('button', { name: new RegExp(say('forces:speedup')) }).click()
  await wasSaid(visitor, 'forces:grown', { name: say('forces:force.BEAST.name'), level: 1 })
  await grow.waitFor()
  await expectForEveryone(page)
  await button(visitor, 'common:button.close').last().click()
  await page.getByRole('tab', { name: say('heroes:page.tab.tale') }).click()
  await expectForEveryone(page)

  await page.goto(`${server.address}/backpack`)
  await page.getByRole('button', { name: say('things:filter.free') }).click()
  await page.getByRole('button', { name: say('things:name.artifact.oak-shield') }).click()
  await button(visitor, 'things:act.reforge').click()
  await page
    .getByRole('dialog', { name: say('things:reforge-title') })
    .getByRole('button', { name: say('things:act.reforge') })
    .click()
  // Nothing behind the question is there for whoever asks by name: only once it is gone is the shelf looked at.
  await page.getByRole('button', { name: say('things:name.artifact.koschei-sword') }).waitFor()
  await page
    .getByRole('button', { name: say('things:name.artifact.oak-shield') })
    .waitFor({ state: 'detached' })
  // The thing that had the focus is gone; something near it has the focus now.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('[role=dialog] :is(button, [tabindex])')))
    .toBe(true)
  await expectForEveryone(page)

  await page.goto(`${server.address}/heroes`)
  await button(visitor, 'heroes:squad.best').waitFor()
  const newcomer = page.getByRole('button', { name: new RegExp(name) })
  const inFront = page.getByRole('region', { name: say('heroes:squad.front') }).getByRole('button', {
    name: new RegExp(name),
  })
  await newcomer.focus()
  // The newcomer has joined the ranks; space sends to camp and calls back.
  await page.keyboard.press('Space')
  await wasSaid(visitor, 'heroes:squad.benched', { name })
  await button(visitor, 'heroes:squad.best').click()
  await inFront.waitFor()
  await button(visitor, 'heroes:squad.save').first().click()
  await wasSaid(visitor, 'heroes:squad.saved-done', { number: 1 })
  await expectForEveryone(page)
  await page.reload()
  await inFront.waitFor()
  await expect.poll(() => button(visitor, 'heroes:squad.use').count()).toBe(1)
  expectNoComplaints(visitor)
})

test('what one player puts on the market another buys, and the seller hears of it at once', async () => {
  const enter = async (language: 'ru' | 'en', account: string) => {
    const visitor = await browser.visitor({ width: 390, height: 844, language })
    await withoutStage(visitor)
    const { request } = visitor.page
    const lang = language.toUpperCase()
    await request.post(`${server.address}/api/security/login`, {
      data: { name: account, password: 'try-the-stair', lang },
    })
    await request.get(`${server.address}/api/player/info/current?init=true`)
    await request.post(`${server.address}/api/player/lang/switch/${lang}`)
    await visitor.page.goto(`${server.address}/market`)
    return visitor
  }
  const seller = await enter('ru', 'hero')
  await giveThings('hero')
  await seller.page.getByRole('tab', { name: text('ru', 'market:tab.sell') }).click()
  await button(seller, 'market:offer').click()
  await seller.page.getByLabel(text('ru', 'market:price'), { exact: true }).fill('77')
  await expectForEveryone(seller.page)
  await button(seller, 'market:submit').click()
  const withdraw = button(seller, 'market:withdraw')
  await withdraw.waitFor()
  await isListening(seller)

  const buyer = await enter('en', 'leader')
  await buyer.page.getByRole('button', { name: text('en', 'market:section.resource'), exact: true }).click()
  const name = text('en', 'market:lot', { name: text('en', 'player:resource.name.crystal'), amount: 1 })
  await buyer.page
    .getByRole('button', { name })
    .filter({ hasText: text('en', 'shop:price.gold', { amount: '77' }) })
    .click()
  await expectForEveryone(buyer.page)
  const [said = ''] = text('ru', 'player:notification.market-sale', { amount: 0, currency: 'gold' }).split(
    ':',
  )
  const hears = seller.page.getByText(said).waitFor()
  await buyer.page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: new RegExp(`^${text('en', 'market:buy')}`) })
    .click()
  await buyer.page.getByText(text('en', 'market:bought')).waitFor()
  // The live wire tells the seller: the goods leave the stall without a touch.
  await withdraw.waitFor({ state: 'detached' })
  await hears
  expectNoComplaints(seller)
  expectNoComplaints(buyer)
})
