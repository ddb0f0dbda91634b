import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { platformsForTests } from '../../apps/server/testing/platforms-for-tests.ts'
import { aBrowser, expectNoComplaints, type Visitor, withoutStage } from '../testing/browser.ts'
import { Cashier, loseAnswer } from '../testing/cashier.ts'
import { GameServer } from '../testing/game-server.ts'
import type { FakePlatform, Payment, Word } from '../testing/platforms/fake-platform.ts'
import { PlatformWindow } from '../testing/platforms/platform-window.ts'
import { fakePlatforms, operatorOrigin } from '../testing/platforms/platforms.ts'
import { text } from '../testing/texts.ts'
import { copyWorld } from '../testing/world.ts'

const server = new GameServer()
const browser = aBrowser()
let cashier: Cashier
const characterAndCompanion = 'FEMALE_WITH_WOMAN_COMPANION_1'

beforeAll(async () => {
  const outside = new URL('../testing/platforms/outside.mjs', import.meta.url).href
  cashier = await Cashier.prepare()
  await server.openOver(await copyWorld(inject('world')), {
    ...platformsForTests,
    ...cashier.environment,
    // Of two the real one would take the money, and there is no network.
    YOOKASSA_SHOP_ID: '',
    OPERATOR_ORIGIN: operatorOrigin,
    NODE_OPTIONS: `--import=${outside}`,
  })
  await cashier.open(server.address)
})
afterAll(async () => {
  await cashier.close()
  await server.stop()
})

/** On a phone or at a desk; those that say which language they speak say Russian. */
async function open(platform: FakePlatform): Promise<PlatformWindow> {
  const isWide = fakePlatforms.indexOf(platform) % 2 === 1
  const size = isWide ? { width: 1440, height: 900 } : { width: 390, height: 844 }
  const visitor = await browser.visitor({ ...size, language: 'en' })
  await withoutStage(visitor)
  const window = new PlatformWindow(visitor, platform, server.address)
  await window.prepare()
  return window
}

const button = ({ game, language }: PlatformWindow, key: string, params: Record<string, string> = {}) =>
  game.getByRole('button', { name: text(language, key, params), exact: true })

/** A call as the game's page makes it, with what it was given to be known by. */
async function ask(path: string, token: string | null, body?: object) {
  const answer = await fetch(`${server.address}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: token }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(200)
  return { token: answer.headers.get('authorization'), body: await answer.json() }
}

const say = async ({ path, method, body, headers }: Word): Promise<void> => {
  const heard = await fetch(`${server.address}${path}`, {
    method,
    ...(body ? { body } : {}),
    headers: headers ?? {},
  })
  expect(heard.status, path).toBe(200)
}

const authenticate = ({ name }: FakePlatform): string =>
  `integration/${name === 'store' ? 'store/client' : name}/authenticate`

/** Comes in as the platform's player and begins, if that was not done before; gives the session. */
async function enter(platform: FakePlatform, user: string): Promise<string> {
  const proof = platform.proof?.(user) ?? ''
  const own = platform.name === 'games2' ? { id: user, username: user, token: proof } : { proof }
  const { token } = await ask(authenticate(platform), null, { characterAndCompanion, ...own })
  return token ?? ''
}

/** The machine has made its key; to ask for it sooner would make an empty shelf. */
const waitForKey = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'skystair-device')) return false
    const opening = indexedDB.open('skystair-device')
    await new Promise((opened) => opening.addEventListener('success', opened))
    const found = opening.result.transaction('keys').objectStore('keys').get('own')
    await new Promise((answered) => found.addEventListener('success', answered))
    opening.result.close()
    return found.result !== undefined
  })

/** The same with the key of the device, which only the browser has: from a page where nothing else goes on. */
const enterByKey = async ({ visitor }: PlatformWindow, platform: FakePlatform): Promise<string> => {
  const { page } = visitor
  await waitForKey(page)
  await page.goto(`${server.address}/offline.html`)
  return page.evaluate(
    async ({ path, choice }) => {
      const opening = indexedDB.open('skystair-device')
      await new Promise((opened) => opening.addEventListener('success', opened))
      const found = opening.result.transaction('keys').objectStore('keys').get('own')
      await new Promise((answered) => found.addEventListener('success', answered))
      const { publicKey, privateKey } = found.result as CryptoKeyPair
      const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
      const at = Date.now()
      const said = new TextEncoder().encode(`${location.origin}\n${at}`)
      const proof = JSON.stringify({
        publicKey: base64(await crypto.subtle.exportKey('spki', publicKey)),
        at,
        signature: base64(await crypto.subtle.sign('Ed25519', privateKey, said)),
      })
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          characterAndCompanion: choice,
          proof,
          ...(path.includes('store') ? { uid: '77', currency: 'KZT' } : {}),
        }),
      })
      return answer.headers.get('authorization') ?? ''
    },
    { path: `/api/${authenticate(platform)}`, choice: characterAndCompanion },
  )
}

const paymentsOf = async (token: string): Promise<readonly Payment[]> =>
  (await ask('bank/payments', token)).body.payments

async function paymentNamed(token: string, id: string): Promise<Payment> {
  const found = (await paymentsOf(token)).find((payment) => payment.id === id)
  if (found === undefined) throw new Error(`no payment ${id}`)
  return found
}

/** The newest first. */
const statesOfAll = async (token: string): Promise<readonly string[]> =>
  (await paymentsOf(token)).map(({ state }) => state)

const statesOf = async (token: string, wanted: readonly Payment[]): Promise<readonly string[]> => {
  const all = await paymentsOf(token)
  return wanted.map(({ id }) => all.find((payment) => payment.id === id)?.state ?? 'none')
}

describe.each(fakePlatforms.map((platform) => [platform.name, platform] as const))('%s', (name, platform) => {
  let window: PlatformWindow
  const user = String(700_000 + fakePlatforms.indexOf(platform))

  beforeAll(async () => {
    window = await open(platform)
  })

  test('lets a guest in, and asks to sign in where the platform can', async () => {
    await window.open()
    await button(window, 'shell:start').waitFor()
    if (platform.showsAge) await window.game.getByText('12+', { exact: true }).waitFor()
    await button(window, 'shell:access.menu').click()
    await button(window, 'settings:account.login').waitFor()
    const signIn = button(window, 'platforms:sign-in', {
      platform: text(window.language, `platforms:name.${name}`),
    })
    if (platform.asksGuests) await signIn.waitFor()
    else expect(await signIn.count()).toBe(0)
    expectNoComplaints(window.visitor)
  })

  /** A session of the platform's player beside the one of the page. */
  let token = ''
  const bought: Payment[] = []
  const { money } = platform
  /** A payment service of the web has a page of its own. */
  const hasOwnWindow = money?.provider !== 'test'
  const enterHere = () => (platform.proof === null ? enterByKey(window, platform) : enter(platform, user))

  if (money !== null && !hasOwnWindow) {
    /** Where the cashier has asked for the money of each payment. */
    const asked: string[] = []

    test('knows its player, who pays at the cashier’s and takes it at once', async () => {
      token = await enterHere()
      if (platform.proof === null) await window.visitor.page.context().clearCookies()
      else window.user = user
      await window.open('/bank')
      const page = await toCashier(window, platform)
      await press(page, 'Pay').waitFor()
      asked.push(page.url())
      await press(page, 'Pay').click()
      await backFromCashier(window, page)
      await take(window)
      expect(await window.named()).toEqual(expect.any(String))
      expect(await statesOfAll(token)).toEqual(['GEMS_TAKEN'])
      expectNoComplaints(window.visitor)
    })

    test('who loses the connection when the money has gone comes back and gets it; what is paid back is gone', async () => {
      const { page } = window.visitor
      const cashiersPage = await toCashier(window, platform)
      await press(cashiersPage, 'Pay').waitFor()
      asked.push(cashiersPage.url())
      const isLost = loseAnswer(cashiersPage)
      await press(cashiersPage, 'Pay').click({ noWaitAfter: true })
      await isLost
      await expect.poll(() => statesOfAll(token)).toEqual(['GEMS_GRANTED', 'GEMS_TAKEN'])
      if (cashiersPage !== page) await cashiersPage.close()
      await page.context().setOffline(false)
      await window.open('/bank')
      await take(window)
      expect(await statesOfAll(token)).toEqual(['GEMS_TAKEN', 'GEMS_TAKEN'])
      await page.goto(asked[1] ?? '')
      await press(page, 'Refund').click()
      await expect.poll(() => statesOfAll(token)).toEqual(['REFUNDED', 'GEMS_TAKEN'])
    })
  }

  if (hasOwnWindow)
    test('knows its player, who buys in its window and takes it at once', async () => {
      token = await enterHere()
      if (platform.proof === null) await window.visitor.page.context().clearCookies()
      else window.user = user
      window.takesMoney = async (id) => {
        const payment = await paymentNamed(token, id)
        bought.push(payment)
        if (money?.paid) await say(money.paid(payment))
        return payment
      }
      await window.open('/bank')
      if (money === null) await window.game.getByText(text(window.language, 'bank:shelf.closed')).waitFor()
      else {
        await buy(window, money.price)
        await take(window)
        expect(await statesOf(token, bought)).toEqual(['GEMS_TAKEN'])
      }
      expect(await window.named()).toEqual(expect.any(String))
      expectNoComplaints(window.visitor)
    })

  if (money !== null && hasOwnWindow)
    test('who loses the connection when the money has gone comes back and gets it; what is paid back is gone', async () => {
      const { takesMoney } = window
      const context = window.visitor.page.context()
      window.takesMoney = async (id) => {
        await context.setOffline(true)
        return takesMoney(id)
      }
      await buy(window, money.price)
      // Where the player alone can bring the word nobody has heard it yet.
      const arrived = money.paid === null ? 'STARTED' : 'GEMS_GRANTED'
      await expect.poll(() => statesOf(token, bought)).toEqual(['GEMS_TAKEN', arrived])
      await context.setOffline(false)
      await window.open('/bank')
      await take(window)
      expect(await statesOf(token, bought)).toEqual(['GEMS_TAKEN', 'GEMS_TAKEN'])
      // Only what the bank has granted is ended on the platform.
      if (money.price !== undefined)
        await expect
          .poll(() => window.consumed.toSorted())
          .toEqual(bought.map(({ id }) => `token-${id}`).toSorted())
      const last = bought[1]
      if (money.refunded === null || last === undefined) return
      await say(money.refunded(last))
      expect(await statesOf(token, bought)).toEqual(['GEMS_TAKEN', 'REFUNDED'])
    })
})

/** The smallest heap, for what the platform asks. */
async function buy(window: PlatformWindow, price: string | undefined): Promise<void> {
  const { game, language } = window
  const heap = game
    .getByRole('list', { name: text(language, 'bank:shelf.label') })
    .getByRole('button')
    .first()
  await heap.waitFor()
  if (price !== undefined) await expect.poll(() => heap.textContent()).toBe(price)
  await heap.click()
  const pay = text(language, 'bank:buy.pay', { price: price ?? '' }).trim()
  await game.getByRole('button', { name: new RegExp(`^${pay}`) }).click()
}

/** Where the payment service asks for the money: beside a portal's page, else in place of the game. */
async function toCashier(window: PlatformWindow, { frame }: FakePlatform): Promise<Page> {
  const { page } = window.visitor
  const opened = frame === null ? page : page.waitForEvent('popup')
  await buy(window, undefined)
  return opened
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Beside a portal's page nothing of the game is begun: what was bought is in the page that is still open. */
async function backFromCashier({ visitor }: PlatformWindow, page: Page): Promise<void> {
  if (page === visitor.page) return page.waitForURL(`${server.address}/bank`)
  await page.waitForURL(`${server.address}/beside.html`)
  await page.getByRole('heading', { name: text('en', 'shell:beside.title') }).waitFor()
  await page.close()
}

async function take(window: PlatformWindow): Promise<void> {
  await button(window, 'bank:waiting.take').click()
  await putThanksAway(window)
}

async function putThanksAway(window: PlatformWindow): Promise<void> {
  const thanks = button(window, 'bank:taken.glad')
  await expect.poll(() => thanks.isEnabled()).toBe(true)
  await thanks.click()
}

test('a guest of a portal who signs in there keeps the game that was begun', async () => {
  const portal = fakePlatforms.find(({ name }) => name === 'portal')
  if (portal === undefined) throw new Error('no portal')
  const window = await open(portal)
  await window.open()
  await button(window, 'shell:start').waitFor()
  const id = await window.inside().evaluate(async (choice) => {
    const answer = await fetch('/api/security/registerTrial', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-framed': '1' },
      body: JSON.stringify({ characterAndCompanion: choice, lang: 'EN', frontVersion: 439 }),
    })
    return (await answer.json()).id as number
  }, characterAndCompanion)
  // The cookie of this portal alone has kept who it is.
  await window.open()
  await button(window, 'shell:continue').waitFor()
  window.signsInAs = 'a-guest-who-signs-in'
  await button(window, 'shell:access.menu').click()
  await button(window, 'platforms:sign-in', { platform: text('en', 'platforms:name.portal') }).click()
  await button(window, 'platforms:join.submit').click()
  const question = window.game.getByRole('dialog', { name: text('en', 'platforms:join.title') })
  await question.getByRole('button', { name: text('en', 'platforms:join.submit') }).click()
  const opened = async () => {
    const body = { proof: portal.proof?.('a-guest-who-signs-in') }
    return (await ask(authenticate(portal), null, body)).body.players[0]?.id
  }
  await expect.poll(opened).toBe(id)
  expectNoComplaints(window.visitor)
})

test('a page of a platform that is off shows no game', async () => {
  const visitor: Visitor = await browser.visitor({ width: 390, height: 844, language: 'en' })
  const frame = 'https://elsewhere.example/'
  await visitor.page.route(`${frame}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${server.address}/"></iframe>` }),
  )
  await visitor.page.goto(frame)
  await expect.poll(() => visitor.complaints.join('\n')).toMatch(/frame-ancestors/)
})
