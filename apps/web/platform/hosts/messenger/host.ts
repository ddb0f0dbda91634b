import { authenticateMessenger } from '@skystair/contract/platforms.ts'
import { languageOf, plain } from '../a-host.ts'
import type { Host, Till } from '../host.ts'
import { loadScript } from '../load-script.ts'
import { keepInsets } from './insets.ts'
import type { WebApp } from './web-app.ts'

const library = 'https://telegram.org/js/telegram-web-app.js'

const webApp = (): WebApp | undefined =>
  (window as unknown as { Telegram?: { WebApp?: WebApp } }).Telegram?.WebApp

/** A Mini App of Telegram. */
export default async function open(): Promise<Host | null> {
  await loadScript(library)
  const app = webApp()
  if (app === undefined) return null
  const { user, start_param } = app.initDataUnsafe
  const proof = async () => app.initData || null
  app.expand()
  app.disableVerticalSwipes?.()
  keepInsets(app)
  return {
    ...plain,
    name: 'messenger',
    language: languageOf(user?.language_code),
    invitedBy: start_param ?? null,
    headers: user === undefined ? {} : { messenger_user_id: String(user.id) },
    proof,
    enter: (send, arrival) => send(authenticateMessenger, { body: { ...arrival, proof: app.initData } }),
    till: stars(app),
    share: async (link, words) => {
      const query = new URLSearchParams({ url: link, text: words })
      app.openTelegramLink(`https://t.me/share/url?${query}`)
      return true
    },
    ready: () => app.ready(),
    onRest: (rest) => {
      app.onEvent('deactivated', () => rest(true))
      app.onEvent('activated', () => rest(false))
    },
  }
}

/** Paid in Stars. Telegram itself tells the bank, also when this page is gone. */
const stars = (app: WebApp): Till => ({
  provider: 'telegram',
  money: 'XTR',
  prices: async () => new Map(),
  pay: ({ url }) =>
    new Promise((done) =>
      url === null ? done(false) : app.openInvoice(url, (status) => done(status === 'paid')),
    ),
  deliver: async () => undefined,
})
