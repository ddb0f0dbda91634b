import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Launch } from '../device/launch.ts'
import type { Host, Order } from './host.ts'
import { useHost } from './host-state.ts'
import openMessenger from './messenger/host.ts'
import openPhoto from './photo/host.ts'
import openPortal from './portal/host.ts'
import openSocial from './social/host.ts'
import openStore from './store/host.ts'
import { cashierAt, payHere } from './till-here.ts'

const nowhere: Launch = { platform: '', query: '', hash: '' }
const calls: { url: string; body: unknown }[] = []
const answers = new Map<string, unknown>()

const order: Order = {
  title: '60 emeralds',
  url: 'https://t.me/$invoice',
  payment: {
    id: '7-00000000-0000-4000-8000-000000000000',
    provider: 'any',
    product: 'emeralds-60',
    emeralds: 60,
    extra: 0,
    price: { money: 'OK', amount: 59 },
    state: 'STARTED',
    abandoned: false,
    startedAt: 1,
    payerId: 7,
    receiverId: 7,
  } as Order['payment'],
}

/** A browser in which a platform's library has put this. */
function aBrowser(library: object): void {
  const page = {
    location: { origin: 'https://stair.example', search: '', hash: '', pathname: '/' },
    addEventListener: () => undefined,
    ...library,
  }
  vi.stubGlobal('window', Object.assign(page, { parent: page }))
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { onload(): void }) => script.onload() },
    documentElement: { style: { setProperty: () => undefined } },
  })
}

beforeEach(() => {
  calls.length = 0
  answers.clear()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    calls.push({ url, body: body === undefined ? null : JSON.parse(String(body)) })
    const [, answer] = [...answers].find(([path]) => url.includes(path)) ?? []
    return Response.json(answer ?? {}, { status: answer === undefined ? 422 : 200 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  useHost.setState({ host: null })
})

/** The platform the page runs on from now on. */
function on(host: Host | null): Host {
  if (host === null) throw new Error('the platform has not begun')
  useHost.setState({ host })
  return host
}

const ofTheWeb = { provider: 'yookassa', money: 'RUB' } as const

describe('Telegram', () => {
  const webApp = (status: string) => ({
    initData: 'auth_date=1&hash=2',
    initDataUnsafe: { user: { id: 42, language_code: 'ru' }, start_param: 'k7' },
    ready: () => undefined,
    expand: () => undefined,
    openInvoice: (_: string, done: (status: string) => void) => done(status),
    openTelegramLink: () => undefined,
    onEvent: () => undefined,
  })

  test('says who plays, in which language and by whom invited, and takes Stars', async () => {
    aBrowser({ Telegram: { WebApp: webApp('paid') } })
    const host = on(await openMessenger())
    expect([host.language, host.invitedBy, host.headers]).toEqual(['RU', 'k7', { messenger_user_id: '42' }])
    expect(await host.proof()).toBe('auth_date=1&hash=2')
    expect(cashierAt(useHost.getState().host, ofTheWeb)).toEqual({ provider: 'telegram', money: 'XTR' })
    expect(await payHere(order)).toBe(true)
  })

  test.each(['cancelled', 'failed', 'pending'])('an invoice that ends as %s is not paid', async (status) => {
    aBrowser({ Telegram: { WebApp: webApp(status) } })
    on(await openMessenger())
    expect(await payHere(order)).toBe(false)
  })

  test('whose library has not come is no platform', async () => {
    aBrowser({})
    expect(await openMessenger()).toBeNull()
  })
})

describe('Yandex Games', () => {
  const consumed: string[] = []
  const payments = {
    getCatalog: async () => [{ id: 'emeralds-60', price: '59 Ян' }],
    purchase: async () => ({ signature: 'mac.purchase' }),
    getPurchases: async () => ({ signature: 'mac.unfinished' }),
    consumePurchase: async (token: string) => void consumed.push(token),
  }
  const games = (more: object = {}) => ({
    YaGames: {
      init: async () => ({
        environment: { i18n: { lang: 'en' } },
        features: {},
        getPlayer: async () => ({
          signature: 'mac.player',
          isAuthorized: () => true,
          getUniqueID: () => 'u=',
        }),
        getPayments: async () => ({ ...payments, ...more }),
      }),
    },
  })

  beforeEach(() => void consumed.splice(0))

  test('what was bought is consumed only after the bank has granted it', async () => {
    aBrowser(games())
    const { till } = on(await openPortal())
    answers.set('/api/integration/portal/purchase', { tokens: ['t1'] })
    expect(await till?.prices()).toEqual(new Map([['emeralds-60', '59 Ян']]))
    expect([await till?.pay(order), consumed]).toEqual([true, ['t1']])
    expect(calls[0]?.body).toEqual({ signature: 'mac.purchase' })
  })

  test('what the bank has refused stays with the portal', async () => {
    aBrowser(games())
    const { till } = on(await openPortal())
    await expect(till?.deliver()).rejects.toThrow()
    expect(consumed).toEqual([])
  })

  test('what is unfinished is told to the bank as the portal has signed it', async () => {
    aBrowser(games())
    const { till } = on(await openPortal())
    answers.set('/api/integration/portal/purchase', { tokens: ['t1', 't2'] })
    await till?.deliver()
    expect([calls[0]?.body, consumed]).toEqual([{ signature: 'mac.unfinished' }, ['t1', 't2']])
  })

  test('a window that was closed is no purchase', async () => {
    aBrowser(games({ purchase: async () => Promise.reject(new Error('closed')) }))
    const { till } = on(await openPortal())
    expect([await till?.pay(order), calls]).toEqual([false, []])
  })
})

describe('OK', () => {
  test.each([
    ['ok', true],
    ['cancel', false],
  ])('a payment that ends with %s', async (result, isPaid) => {
    const shown: unknown[] = []
    const callback = () =>
      (globalThis.window as unknown as { API_callback(...words: string[]): void }).API_callback
    aBrowser({
      FAPI: {
        init: (_: string, __: string, done: () => void) => done(),
        UI: {
          showPayment: (...words: unknown[]) => {
            shown.push(...words)
            callback()('showPayment', result, '')
          },
        },
      },
    })
    on(await openSocial({ ...nowhere, query: 'logged_user_id=1&sig=x' }))
    expect(await payHere(order)).toBe(isPaid)
    expect(shown).toEqual([
      '60 emeralds',
      '60 emeralds',
      'emeralds-60',
      59,
      null,
      JSON.stringify({ payment: order.payment.id }),
      'ok',
      'true',
    ])
  })
})

describe('RuStore', () => {
  const confirmed: string[] = []
  const store = {
    RuStoreBridge: {
      purchaseProduct: async () => ({ purchaseId: 'p1' }),
      getPurchases: async () => [
        { purchaseId: 'p1', orderId: order.payment.id, purchaseState: 'PAID' },
        { purchaseId: 'p2', orderId: 'another', purchaseState: 'PAID' },
        { purchaseId: 'p3', orderId: order.payment.id, purchaseState: 'CREATED' },
      ],
      confirmPurchase: async (id: string) => void confirmed.push(id),
    },
  }

  test.each([
    ['KZT', 'RUB'],
    ['USD', 'USD'],
    ['EUR', 'EUR'],
  ])('whose player pays in %s asks for %s', async (currency, money) => {
    aBrowser(store)
    on(await openStore({ ...nowhere, query: `uid=77&currency=${currency}` }))
    expect(cashierAt(useHost.getState().host, ofTheWeb)).toEqual({ provider: 'rustore', money })
  })

  test('confirms in the store what the bank has granted, and nothing else', async () => {
    aBrowser(store)
    const { till } = on(await openStore({ ...nowhere, query: 'uid=77' }))
    answers.set('/api/bank/payments', {
      payments: [{ ...order.payment, state: 'GEMS_GRANTED' }],
      more: false,
    })
    await till?.deliver()
    expect(confirmed).toEqual(['p1'])
  })
})

test('on the own site the web’s payment services take the money', () => {
  expect(cashierAt(null, ofTheWeb)).toEqual(ofTheWeb)
})

test('a portal that only names its player has the web’s payment services take the money', async () => {
  aBrowser({})
  const host = on(await openPhoto({ ...nowhere, query: 'fotoUid=9&ts=1&sign=x' }))
  expect([host.headers, await host.proof()]).toEqual([{ fotoUid: '9' }, 'fotoUid=9&ts=1&sign=x'])
  expect(cashierAt(useHost.getState().host, ofTheWeb)).toEqual(ofTheWeb)
  expect(await (await openPhoto({ ...nowhere, query: 'fotoUid=9' })).proof()).toBeNull()
})
