import type { Frame, FrameLocator, Page, Request } from 'playwright-core'
import { games2Proof, yandexProof } from '../../../apps/server/testing/platform-proofs.ts'
import type { Visitor } from '../browser.ts'
import type { FakePlatform, Payment } from './fake-platform.ts'
import { storeBridge, vkPage } from './libraries.ts'

/** A browser in which a platform shows the game, and what the platform knows of who sits before it. */
export class PlatformWindow {
  readonly visitor: Visitor
  private readonly platform: FakePlatform
  private readonly address: string
  /** Who has signed in on the platform; null: a guest. */
  user: string | null = null
  /** Whom the platform's own sign-in would let in. */
  signsInAs: string | null = null
  /** What was paid for there and is not consumed yet. */
  unfinished: readonly Payment[] = []
  readonly consumed: string[] = []
  /** What the platform does when somebody pays in its window, by the payment's name; gives the payment. */
  takesMoney: (id: string) => Promise<Payment> = () => Promise.reject(new Error('nobody pays here'))
  /** What the game has said to the platform. */
  readonly heard: string[] = []
  private readonly requests: Request[] = []

  constructor(visitor: Visitor, platform: FakePlatform, address: string) {
    this.visitor = visitor
    this.platform = platform
    this.address = address
  }

  async prepare(): Promise<void> {
    const { page } = this.visitor
    const { library, frame, name } = this.platform
    const context = page.context()
    // A portal of the wide world shows a game of this very machine.
    await context.grantPermissions(['notifications', 'local-network-access'])
    await context.exposeFunction('askPlatform', (method: string, word: unknown) => this.answer(method, word))
    page.on('request', (request) => this.requests.push(request))
    if (name === 'store') await page.addInitScript(storeBridge)
    if (library)
      await context.route(library.address, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `{${library.script}}` }),
      )
    if (frame)
      await context.route(`${frame}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: this.page() }),
      )
  }

  private place = '/'

  private page(): string {
    const inside = `${this.address}${this.place}${this.platform.launch(this.user)}`
    const script = this.platform.name === 'games1' ? `<script>${vkPage}</script>` : ''
    return `<!doctype html><title>A portal</title><style>html,body,iframe{margin:0;width:100%;height:99vh;border:0}</style>${script}<iframe src="${inside.replaceAll('&', '&amp;')}"></iframe>`
  }

  /** Opens the game there, at a place inside it. */
  async open(place = '/'): Promise<void> {
    const { page } = this.visitor
    this.place = place
    this.requests.length = 0
    // What the page of before is still about must not stop the way to the next.
    await page.goto('about:blank')
    if (this.platform.frame) await page.goto(`${this.platform.frame}?${crypto.randomUUID()}`)
    else await page.goto(`${this.address}${place}${this.platform.launch(this.user)}`)
  }

  /** The game, wherever it is shown. */
  get game(): Page | FrameLocator {
    const { page } = this.visitor
    return this.platform.frame === null ? page : page.frameLocator('iframe')
  }

  /** The page of the game itself. */
  inside(): Frame {
    const found = this.visitor.page.frames().find((frame) => frame.url().startsWith(this.address))
    if (found === undefined) throw new Error('the game is not shown')
    return found
  }

  /** What the game speaks there. */
  get language(): 'ru' | 'en' {
    return this.platform.language?.(this.user) ?? this.visitor.device.language
  }

  /** What the game's calls named its player. */
  async named(): Promise<string | undefined> {
    const asked = this.requests.find((request) => request.url().includes('/api/player/info/current'))
    return (await asked?.allHeaders())?.[this.platform.header.toLowerCase()]
  }

  private async answer(method: string, word: unknown): Promise<unknown> {
    this.heard.push(method)
    const paid = paidIn(method, word)
    if (paid !== null) return this.sell(method, await this.takesMoney(paid))
    const { user, unfinished } = this
    if (method === 'openAuthDialog') this.user = this.signsInAs
    if (method === 'getPlayer') return user === null ? '' : yandexProof({ uniqueID: user }, Date.now())
    if (method === 'getUser') return user === null ? null : { username: user }
    if (method === 'getUserToken') return games2Proof(user ?? '', Date.now())
    if (method === 'getPurchases') return this.purchases()
    if (method === 'consumePurchase') {
      this.consumed.push(String(word))
      this.unfinished = unfinished.filter((payment) => `token-${payment.id}` !== word)
    }
    return {}
  }

  /** Money was taken: what the platform's window says of it to the page. */
  private sell(method: string, payment: Payment): unknown {
    if (method === 'openInvoice') return 'paid'
    if (method === 'showPayment') return 'ok'
    if (method === 'VKWebAppShowOrderBox') return { success: true }
    this.unfinished = [...this.unfinished, payment]
    return method === 'purchase' ? yandexProof(purchaseOf(payment), Date.now()) : {}
  }

  private purchases(): unknown {
    if (this.platform.name === 'store')
      return this.unfinished.map(({ id }) => ({
        purchaseId: `token-${id}`,
        orderId: id,
        purchaseState: 'PAID',
      }))
    return yandexProof(this.unfinished.map(purchaseOf), Date.now())
  }
}

/** As the search portal signs it. */
const purchaseOf = ({ id, product, price }: Payment) => ({
  token: `token-${id}`,
  status: 'ok',
  product: { id: product, price: { code: 'YAN', value: String(price.amount) } },
  developerPayload: id,
})

/** Which payment the window was opened for; null: it is none where money is taken. */
function paidIn(method: string, word: unknown): string | null {
  if (method === 'openInvoice') return String(word).split('$')[1] ?? null
  if (method === 'purchase') return (word as { developerPayload: string }).developerPayload
  if (method === 'VKWebAppShowOrderBox') return (word as { item: string }).item
  if (method === 'purchaseProduct') return (word as { orderId: string }).orderId
  return method === 'showPayment' ? JSON.parse((word as string[])[5] ?? '{}').payment : null
}
