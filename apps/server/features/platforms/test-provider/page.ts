import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSame } from '../constant-time.ts'
import { asJson, textOf } from '../read-words.ts'
import { signTestWord } from './test-signature.ts'

// The test provider: a page and a process of its own, which pays nothing. PORT 0: any free one, told to who started it.
//   TEST_PROVIDER_SECRET=… GAME_URL=http://localhost:3000 PORT=3999 node page.ts

const secret = process.env.TEST_PROVIDER_SECRET ?? ''
const game = process.env.GAME_URL ?? 'http://localhost:3000'
const port = Number(process.env.PORT ?? 3999)

type Order = Readonly<Record<string, unknown>>

const words = {
  en: {
    pay: 'Pay',
    twice: 'Pay twice',
    close: 'Pay and close the window',
    decline: 'Decline',
    refund: 'Refund',
  },
  ru: {
    pay: 'Заплатить',
    twice: 'Заплатить дважды',
    close: 'Заплатить и закрыть окно',
    decline: 'Отказаться',
    refund: 'Вернуть деньги',
  },
} as const
type Deed = keyof typeof words.en

const said = {
  en: { nothing: 'A cashier for tries: no money moves here.' },
  ru: { nothing: 'Касса для проб: деньги здесь не ходят.' },
} as const

const look = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#eef1f6;font:16px/1.4 system-ui;color:#1c2430}
main{box-sizing:border-box;width:min(26rem,100%);padding:1.5rem;border-radius:16px;background:#fff;box-shadow:0 8px 30px #1c243022}
h1{margin:.25rem 0}.price{margin:0;font-size:2rem;font-weight:800}form{display:grid;gap:.5rem}
button{padding:.75rem;border:1px solid #c4ccd8;border-radius:10px;background:#f6f8fb;font:inherit;cursor:pointer}
button:first-child{border-color:#1c7a3c;background:#1f8f46;color:#fff;font-weight:700}`

async function say(kind: 'paid' | 'refunded', { reference, money, amount }: Order): Promise<void> {
  const raw = JSON.stringify({
    id: `${kind}:${reference}`,
    kind,
    reference,
    order: `test:${reference}`,
    money,
    amount,
  })
  const headers = {
    'content-type': 'application/json',
    'x-test-signature': signTestWord(raw, Date.now(), secret),
  }
  await fetch(`${game}/api/bank/word/test`, { method: 'POST', headers, body: raw })
}

const deeds: Readonly<Record<Deed, (order: Order) => Promise<void>>> = {
  pay: (order) => say('paid', order),
  close: (order) => say('paid', order),
  decline: async () => undefined,
  refund: (order) => say('refunded', order),
  async twice(order) {
    await Promise.all([say('paid', order), say('paid', order)])
  },
}

const escaped = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

function page(order: Order, query: string, language: keyof typeof words): string {
  const buttons = Object.entries(words[language]).map(
    ([deed, label]) => `<button name="deed" value="${deed}">${label}</button>`,
  )
  const price = new Intl.NumberFormat(language, { style: 'currency', currency: String(order.money) })
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><title>${escaped(order.title)}</title><style>${look}</style><main>
    <p>${said[language].nothing}</p><h1>${escaped(order.title)}</h1>
    <p class="price">${escaped(price.format(Number(order.amount) / 100))}</p><p>${escaped(order.method ?? '')}</p>
    <form method="post" action="/?${escaped(query)}">${buttons.join(' ')}</form></main></html>`
}

/** The order is the game's own: anybody else's would be paid to nobody. */
function orderIn(query: URLSearchParams): Order | null {
  const [order, signature] = [query.get('order') ?? '', query.get('signature') ?? '']
  return isSame(signature, signTestWord(order, 0, secret)) ? asJson(order) : null
}

const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const order = secret === '' ? null : orderIn(searchParams)
  if (order === null) return response.writeHead(403).end()
  if (request.method !== 'POST') {
    const language = request.headers['accept-language']?.startsWith('ru') ? 'ru' : 'en'
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return response.end(page(order, searchParams.toString(), language))
  }
  let form = ''
  for await (const chunk of request) form += chunk
  const name = new URLSearchParams(form).get('deed')
  const deed = Object.entries(deeds).find(([known]) => known === name)
  await deed?.[1](order)
  if (name === 'close')
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<script>close()</script>')
  response.writeHead(303, { location: textOf(order.back) ?? game }).end()
})
server.listen(port, () => process.send?.({ port: (server.address() as AddressInfo).port }))
// Whoever has started it is gone: nobody else would end it.
process.on('disconnect', () => process.exit())
