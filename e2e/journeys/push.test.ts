import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectForEveryone } from '../testing/axe.ts'
import { aBrowser, expectNoComplaints, type Visitor } from '../testing/browser.ts'
import { GameServer } from '../testing/game-server.ts'
import { heading } from '../testing/player.ts'
import { text } from '../testing/texts.ts'
import { copyWorld } from '../testing/world.ts'

const browser = aBrowser()
const server = new GameServer()
const publicKey = 'BE-fETP5lAdsWvRT-xL4xLRj7FveqD0ltk70tZp5eboQQm9rwwWoJC6hVDXfjj0mX1F8VMbRlGnTRiUiz-UQDz8'
let visitor: Visitor

/** Runs in the page: a browser whose maker's push service is never asked. */
function subscribeNowhere(key: string): void {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
      .buffer
  const subscription = {
    endpoint: 'https://push.example.org/of-the-journey',
    options: { applicationServerKey: bytes(key) },
    getKey: (name: string) => (name === 'auth' ? new ArrayBuffer(16) : bytes(key)),
    unsubscribe: async () => {
      sessionStorage.removeItem('subscribed')
      return true
    },
  }
  const known = async () => (sessionStorage.getItem('subscribed') === null ? null : subscription)
  Object.assign(PushManager.prototype, {
    getSubscription: known,
    subscribe: async () => {
      sessionStorage.setItem('subscribed', 'yes')
      return subscription
    },
  })
}

beforeAll(async () => {
  await server.openOver(await copyWorld(inject('world')), {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: 'HO2zwhjUyBLCNK00hhKfJMJEd3FrSzcRtcbofQG9xyY',
    VAPID_SUBJECT: 'mailto:keeper@skystair.example',
  })
  visitor = await browser.visitor({ width: 390, height: 844, language: 'ru', keepsFiles: true })
  await visitor.page.addInitScript(subscribeNowhere, publicKey)
})
afterAll(() => server.stop())

const switchNamed = (key: string, checked?: boolean) =>
  visitor.page.getByRole('switch', {
    name: text('ru', key),
    ...(checked === undefined ? {} : { checked }),
  })

test('a player asks to be called, chooses what for, and finds it so after a reload', async () => {
  const { page } = visitor
  const login = { name: 'hero', password: 'try-the-stair' }
  expect((await page.request.post(`${server.address}/api/security/login`, { data: login })).ok()).toBe(true)
  await page.goto(`${server.address}/settings`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await heading(visitor, 'settings:title').waitFor()
  await switchNamed('push:settings.label', false).click()
  await switchNamed('push:kind.event-begins', true).click()
  await switchNamed('push:kind.event-begins', false).waitFor()
  await page.getByLabel(text('ru', 'push:settings.from'), { exact: true }).selectOption('21')
  await expectForEveryone(page)
  await page.reload()
  await switchNamed('push:settings.label', true).waitFor()
  await switchNamed('push:kind.event-begins', false).waitFor()
  await switchNamed('push:kind.health-full', true).waitFor()
  expect(await page.getByLabel(text('ru', 'push:settings.from'), { exact: true }).inputValue()).toBe('21')
})

interface Shown {
  readonly title: string
  readonly options: { readonly tag: string; readonly body: string; readonly data: { readonly path: string } }
}

/** Runs in the worker: what a push service would bring, and what would be shown for it; no service is there to bring it. */
async function hear(told: string): Promise<readonly Shown[]> {
  const shown: Shown[] = []
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
  registration.showNotification = async (title, options) => {
    shown.push({ title, options: options as unknown as Shown['options'] })
  }
  const works: Promise<unknown>[] = []
  const event = Object.assign(new Event('push'), {
    data: { text: () => told },
    waitUntil: (work: Promise<unknown>) => works.push(work),
  })
  self.dispatchEvent(event)
  await Promise.all(works)
  return shown
}

/** Runs in the worker: the player presses what is shown. */
function press(path: string): void {
  const notification = { close: () => undefined, data: { path } }
  self.dispatchEvent(
    Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
  )
}

test('what comes while no page is in sight is shown, and leads to where it is about', async () => {
  const { page } = visitor
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('nobody works behind the page')
  const word = { kind: 'chest-open', title: 'Открылся сундук', text: 'Лежит на дороге.', path: '/chests' }
  expect(await worker.evaluate(hear, JSON.stringify(word))).toEqual([])
  await page.goto('about:blank')
  const [shown] = await worker.evaluate(hear, JSON.stringify(word))
  expect(shown).toMatchObject({
    title: word.title,
    options: { tag: word.kind, body: word.text, data: { path: word.path } },
  })
  expect(await worker.evaluate(hear, 'nonsense')).toEqual([])
  await page.goto(server.address)
  await page.getByRole('main').waitFor()
  await worker.evaluate(press, word.path)
  await heading(visitor, 'chests:title').waitFor()
})

test('a player who wants to be let be is let be', async () => {
  const { page } = visitor
  await page.goto(`${server.address}/settings`)
  await switchNamed('push:settings.label', true).click()
  await switchNamed('push:settings.label', false).waitFor()
  expect(await switchNamed('push:kind.health-full').count()).toBe(0)
  expectNoComplaints(visitor)
})
