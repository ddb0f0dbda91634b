import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor, withoutStage } from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, field, isAt, pressAndType, wasSaid } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

/** Two who talk: a hero on a phone, in Russian, and a moderator at a desk, in English. */
let hero: Visitor
let keeper: Visitor
/** Somebody else, who has not talked enough yet to be told to wait. */
let leader: Visitor

async function comeIn(visitor: Visitor, name: string): Promise<void> {
  const { page, device } = visitor
  await withoutStage(visitor)
  const post = (path: string, data = {}) => page.request.post(`${server.address}/api/${path}`, { data })
  await post('security/login', { name, password: 'try-the-stair' })
  await post(`player/lang/switch/${device.language.toUpperCase()}`)
}

beforeAll(async () => {
  hero = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  keeper = await browser.visitor({ width: 1440, height: 900, language: 'en' })
  leader = await browser.visitor({ width: 390, height: 844, language: 'ru' })
  await Promise.all([comeIn(hero, 'hero'), comeIn(keeper, 'moderator'), comeIn(leader, 'leader')])
  await Promise.all([hero, keeper].map(({ page }) => page.goto(`${server.address}/chat`)))
  await Promise.all([hero, keeper].map((visitor) => field(visitor, 'chat:write').waitFor()))
})

const line = ({ page }: Visitor, words: string) => page.locator('article', { hasText: words })
const menuOf = (visitor: Visitor, words: string) =>
  line(visitor, words).getByRole('button').first().press('Enter')
const wasHacked = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in window)
const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Says it with the keyboard alone. */
async function say(visitor: Visitor, words: string): Promise<void> {
  await field(visitor, 'chat:write').fill(words)
  await field(visitor, 'chat:write').press('Enter')
}

describe('the chat of two browsers', () => {
  test('whoever wants to hear all languages says so; keepers of the peace hear them anyway', async () => {
    const said = await leader.page.request.post(`${server.address}/api/chat/MAIN/send`, {
      data: { text: 'A word from far away' },
    })
    expect(said.status()).toBe(200)
    await line(keeper, 'A word from far away').waitFor()
    const all = button(hero, 'chat:tongue.all')
    expect(await line(hero, 'A word from far away').count()).toBe(0)
    await all.click()
    await line(hero, 'A word from far away').waitFor()
    expect(await all.getAttribute('aria-pressed')).toBe('true')
  })

  test('what one says the other hears at once', async () => {
    await say(hero, 'Доброе утро, Лестница!')
    await line(keeper, 'Доброе утро, Лестница!').waitFor()
    await say(keeper, 'And a good morning to you.')
    await line(hero, 'And a good morning to you.').waitFor()
  })

  test('a face is two presses away, and everybody sees it', async () => {
    const laugh = (language: 'ru' | 'en') => ({ name: text(language, 'chat:smiley.laugh'), exact: true })
    await button(keeper, 'chat:smileys').click()
    await keeper.page.getByRole('button', laugh('en')).click()
    await hero.page.locator('article').getByRole('img', laugh('ru')).waitFor()
    await keeper.page.locator('article').getByRole('img', laugh('en')).waitFor()
    await keeper.page.getByRole('group', { name: text('en', 'chat:smileys') }).waitFor({ state: 'detached' })
  })

  test('whoever calls somebody out goes on writing behind the name', async () => {
    await menuOf(hero, 'And a good morning to you.')
    await pressAndType(button(hero, 'chat:action.mention'), 'д')
    await expect.poll(() => hasFocus(field(hero, 'chat:write'))).toBe(true)
    await hero.page.keyboard.type('а')
    expect(await field(hero, 'chat:write').inputValue()).toBe('@moderator, да')
    await field(hero, 'chat:write').fill('')
  })

  test('Escape puts the faces away, not the chat, and the focus is not lost', async () => {
    const faces = hero.page.getByRole('group', { name: text('ru', 'chat:smileys') })
    await button(hero, 'chat:smileys').click()
    await faces.getByRole('button').first().focus()
    await hero.page.keyboard.press('Escape')
    await faces.waitFor({ state: 'detached' })
    expect(await field(hero, 'chat:write').isVisible()).toBe(true)
    expect(await hasFocus(button(hero, 'chat:smileys'))).toBe(true)
  })

  test.each([
    '<script>window.hacked=true</script>',
    '<img src=x onerror="window.hacked=true">',
    '[click](javascript:window.hacked=true) <a href="javascript:window.hacked=true">x</a>',
    `${'W'.repeat(400)}${'🐉'.repeat(200)}`,
  ])('%s is only words', async (words) => {
    const sent = await hero.page.request.post(`${server.address}/api/chat/MAIN/send`, {
      data: { text: words },
    })
    expect(sent.status()).toBe(200)
    await line(keeper, words.slice(0, 40)).waitFor()
    for (const { page } of [hero, keeper]) {
      expect([await wasHacked(page), await overflow(page)]).toEqual([false, 0])
    }
  })

  test('whoever lost the wire catches up with everything, in order', async () => {
    await keeper.page.context().setOffline(true)
    for (const words of ['Раз, и гриб в корзине', 'Два, и медведь на ветке', 'Три: пора домой']) {
      const sent = await leader.page.request.post(`${server.address}/api/chat/MAIN/send`, {
        data: { text: words },
      })
      expect(sent.status()).toBe(200)
    }
    await keeper.page.context().setOffline(false)
    await line(keeper, 'Три: пора домой').waitFor()
    const heard = await keeper.page.locator('article').allInnerTexts()
    const places = ['Раз, и', 'Два, и', 'Три: пора'].map((words) =>
      heard.findIndex((each) => each.includes(words)),
    )
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places[0]).toBeGreaterThanOrEqual(0)
  })

  test('a line that a moderator deletes is gone for everybody', async () => {
    await menuOf(keeper, 'Два, и медведь')
    await button(keeper, 'chat:action.delete').click()
    for (const visitor of [keeper, hero]) {
      await visitor.page.getByText(text(visitor.device.language, 'chat:deleted')).first().waitFor()
      await expect.poll(() => line(visitor, 'Два, и медведь').count()).toBe(0)
    }
  })
})

describe('the mail of two browsers', () => {
  test('the gift of the first letter is taken once', async () => {
    await hero.page.goto(`${server.address}/dialog/0`)
    await button(hero, 'mail:take').click()
    await button(hero, 'mail:taken').waitFor()
    await expect.poll(() => button(hero, 'mail:taken').isDisabled()).toBe(true)
    await expect.poll(() => hasFocus(button(hero, 'mail:taken'))).toBe(true)
  })

  test('a letter arrives while the other looks', async () => {
    const self = await hero.page.request.get(`${server.address}/api/player/current`)
    const { id } = await self.json()
    await keeper.page.goto(`${server.address}/player/${id}`)
    await button(keeper, 'rating:profile.letter').click()
    await hero.page.goto(`${server.address}/mail`)
    await field(keeper, 'mail:write').fill('Greetings <b>from</b> the watch')
    await field(keeper, 'mail:write').press('Enter')
    await hero.page.getByText('Greetings <b>from</b> the watch').waitFor()
    await hero.page.getByRole('button', { name: 'moderator' }).press('Enter')
    await line(hero, 'Greetings <b>from</b> the watch').waitFor()
  })

  test('who blocks keeps no letters and gets no more', async () => {
    await button(hero, 'mail:block').click()
    await button(hero, 'mail:block-yes').click()
    await button(hero, 'mail:unblock').waitFor()
    await expect.poll(() => line(hero, 'Greetings').count()).toBe(0)
    await field(keeper, 'mail:write').fill('Are you there?')
    await field(keeper, 'mail:write').press('Enter')
    await wasSaid(keeper, 'mail:refused.blocked')
  })
})

test('a player is found in the rating by name and leads to their page', async () => {
  await keeper.page.goto(`${server.address}/rating`)
  // Rows of before the search would go from under the finger.
  const found = keeper.page.waitForResponse(/filter=HERO/)
  await field(keeper, 'rating:search').fill('HERO')
  await found
  await keeper.page.getByRole('button', { name: /(^| )hero$/ }).press('Enter')
  await keeper.page.getByRole('heading', { name: text('en', 'rating:profile.squad'), exact: true }).waitFor()
  await isAt(keeper, /^\/player\/\d+$/)
})

test('nobody complained', () => {
  // Refusals are answers too, and the browser writes them down; nothing else may be there.
  for (const visitor of [hero, keeper]) {
    expectNoComplaints({
      ...visitor,
      complaints: visitor.complaints.filter(
        (words) => !/422|ERR_INTERNET_DISCONNECTED|WebSocket/.test(words),
      ),
    })
  }
})
