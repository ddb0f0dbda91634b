import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor, withoutStage } from '../testing/browser.ts'
import { openDatabase } from '../testing/database.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, field, isAt, isListening, pressAndType, wasSaid } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

/** A hero on a phone, in Russian, and two keepers at their desks. */
let hero: Visitor
let keeper: Visitor
let admin: Visitor
let heroId: number
let keeperId: number

const post = ({ page }: Visitor, path: string, data = {}) =>
  page.request.post(`${server.address}/api/${path}`, { data })
const idOf = async ({ page }: Visitor): Promise<number> =>
  (await (await page.request.get(`${server.address}/api/player/current`)).json()).id

async function comeIn(visitor: Visitor, name: string): Promise<void> {
  await withoutStage(visitor)
  await post(visitor, 'security/login', { name, password: 'try-the-stair' })
  await post(visitor, `player/lang/switch/${visitor.device.language.toUpperCase()}`)
}

beforeAll(async () => {
  hero = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  keeper = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  admin = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  await Promise.all([comeIn(hero, 'hero'), comeIn(keeper, 'moderator'), comeIn(admin, 'admin')])
  ;[heroId, keeperId] = await Promise.all([idOf(hero), idOf(keeper)])
})

const goTo = ({ page }: Visitor, path: string) => page.goto(`${server.address}${path}`)
/** A question has gone, with the motion of closing too. */
const dialogGone = ({ page, device }: Visitor, key: string) =>
  page.getByRole('heading', { name: text(device.language, key) }).waitFor({ state: 'detached' })

describe('a quarrel and its end', () => {
  test('a word is reported, its author loses the voice, appeals, and gets it back', async () => {
    await post(hero, 'chat/MAIN/send', { text: 'Гуси вы все, вот кто!' })
    await goTo(keeper, '/chat')
    await keeper.page
      .locator('article', { hasText: 'Гуси вы все' })
      .getByRole('button')
      .first()
      .press('Enter')
    await button(keeper, 'moderation:report.action').click()
    await keeper.page.getByText(text('en', 'moderation:report.about', { name: 'hero' })).waitFor()
    await field(keeper, 'moderation:report.text').fill('We are no geese')
    await button(keeper, 'moderation:report.submit').click()
    await wasSaid(keeper, 'moderation:report.sent')

    await goTo(hero, '/chat')
    await field(hero, 'chat:write').waitFor()
    await isListening(hero)
    await goTo(keeper, '/console')
    const item = keeper.page.locator('article', { hasText: 'We are no geese' })
    await item.getByRole('button', { name: text('en', 'console:decision.BANNED') }).click()
    await button(keeper, 'console:form.confirm').click()
    await wasSaid(keeper, 'console:queue.done')

    // The page of the banned learns of it by itself.
    await button(hero, 'moderation:appeal.open').click()
    await field(hero, 'moderation:appeal.text').fill('Это была левая голова')
    await button(hero, 'moderation:appeal.submit').click()
    await wasSaid(hero, 'moderation:appeal.sent')

    await goTo(admin, '/console')
    const plea = admin.page.locator('article', { hasText: 'Это была левая голова' })
    await plea.getByRole('button', { name: text('en', 'console:decision.UNBANNED') }).click()
    await button(admin, 'console:form.confirm').click()
    await wasSaid(admin, 'console:queue.done')
    await goTo(hero, '/chat')
    await field(hero, 'chat:write').waitFor()
  })
})

describe('the forum of two browsers', () => {
  test('one tells, the other answers', async () => {
    await goTo(hero, '/forum')
    await button(hero, 'forum:begin').click()
    await field(hero, 'forum:title-label').fill('Про медведя')
    await field(hero, 'forum:text-label').fill(
      'Он **большой**\n- и\n- сердитый\n<img src=x onerror=alert(1)>',
    )
    await button(hero, 'forum:submit').click()
    await hero.page.locator('strong', { hasText: 'большой' }).waitFor()
    await goTo(keeper, '/forum')
    await keeper.page.getByRole('button', { name: 'Про медведя' }).press('Enter')
    await field(keeper, 'forum:comment').fill('Feed it first.')
    await button(keeper, 'forum:send').click()
    // Not the field it was written in: that has the same words before anything is sent.
    await keeper.page.locator('article', { hasText: 'Feed it first.' }).waitFor()
    await hero.page.reload()
    await hero.page.locator('article', { hasText: 'Feed it first.' }).waitFor()
    expect(await hero.page.locator('img[src="x"]').count()).toBe(0)
    await pressAndType(button(hero, 'forum:quote'), 'Чем?')
    await button(hero, 'forum:send').click()
    await hero.page.locator('blockquote', { hasText: 'moderator' }).getByText('Feed it first.').waitFor()
    await hero.page.locator('article', { hasText: 'Чем?' }).waitFor()
  })
})

describe('a gift', () => {
  test('is given with a wish, opened and thanked for', async () => {
    await goTo(hero, `/give/${keeperId}`)
    await hero.page.getByRole('button', { name: text('ru', 'gifts:item.pie') }).click()
    await field(hero, 'gifts:give.wish').fill('За терпение')
    await button(hero, 'gifts:give.submit').click()
    await wasSaid(hero, 'gifts:give.sent')
    await goTo(keeper, '/gifts')
    await keeper.page.getByText('За терпение').waitFor()
    await button(keeper, 'gifts:take').click()
    await button(keeper, 'gifts:taken').waitFor()
    await button(keeper, 'gifts:thank').click()
    await button(keeper, 'gifts:thanked').waitFor()
    await goTo(hero, '/notifications')
    await hero.page.getByText(text('ru', 'player:notification.gift-thanks', { name: 'moderator' })).waitFor()
  })
})

test('a keeper looks with the eyes of a player and is oneself again', async () => {
  await goTo(keeper, `/card/${heroId}`)
  await button(keeper, 'console:card.enter').click()
  // The page speaks the language of the player now.
  const strip = keeper.page.locator('aside', { hasText: text('ru', 'moderation:visiting', { name: 'hero' }) })
  await strip.waitFor()
  // The game begins where the strip ends: nothing of it is covered.
  const gap = () =>
    keeper.page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return (edge('[data-layout]')?.top ?? Number.NaN) - (edge('aside')?.bottom ?? Number.NaN)
    })
  await expect.poll(gap).toBe(0)
  await keeper.page.getByRole('button', { name: text('ru', 'moderation:exit') }).click()
  await keeper.page.waitForURL(`**/card/${heroId}`)
  await button(keeper, 'console:card.enter').waitFor()
})

test('a thing that somebody shows in the chat is one press away', async () => {
  await post(hero, 'chat/MAIN/send', { text: `Гляньте: /artifact/${heroId}-1` })
  await goTo(keeper, '/chat')
  const line = keeper.page.locator('article', { hasText: 'Гляньте' })
  await line.getByRole('button', { name: text('en', 'common:link.artifact') }).press('Enter')
  await keeper.page.getByText(text('en', 'things:card.of', { name: 'hero' })).waitFor()
})

test('work that failed is seen at the desk, tried again and dropped, each time with a reason', async () => {
  const database = await openDatabase(server.databaseUrl)
  await database.query(`INSERT INTO due_work (key, kind, payload, due_at, next_try_at, attempts, outcome, last_error)
    VALUES ('tidy-table:attic', 'tidy-table', '{"table":"attic"}', now(), now(), 10, 'FAILED', 'the stairs creak'),
      ('of-yesterday:raid', 'of-yesterday', '{}', now(), now(), 10, 'FAILED', 'nobody came')`)
  await database.end()
  await goTo(admin, '/console')
  await admin.page.getByRole('tab', { name: text('en', 'console:tab.work') }).click()
  const failed = admin.page.locator('article', { hasText: 'the stairs creak' })
  const another = admin.page.locator('article', { hasText: 'of-yesterday:raid' })
  const drop = { name: text('en', 'console:work.drop') }
  // What only waits for its hour comes by itself: there is nothing to drop.
  await failed.getByRole('button', drop).waitFor()
  expect(await admin.page.getByRole('article').getByRole('button', drop).count()).toBe(2)
  for (const [card, deed] of [
    [failed, 'retry'],
    [another, 'drop'],
  ] as const) {
    await card.getByRole('button', { name: text('en', `console:work.${deed}`) }).click()
    await field(admin, 'console:form.note').fill('For the sake of order')
    await button(admin, 'console:form.confirm').click()
    await dialogGone(admin, `console:work.${deed}-title`)
  }
  await another.waitFor({ state: 'detached' })
})

test('whoever is no keeper is led away from the desk, and the server is not even asked', async () => {
  const asked: string[] = []
  hero.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await goTo(hero, '/console')
  await wasSaid(hero, 'common:keepers-only')
  await isAt(hero, '/')
  expect(asked.filter((path) => /moderation|console\//.test(path))).toEqual([])
})

test('nobody complained', () => {
  for (const visitor of [hero, keeper, admin]) {
    expectNoComplaints({
      ...visitor,
      complaints: visitor.complaints.filter((words) => !/422|WebSocket/.test(words)),
    })
  }
})
