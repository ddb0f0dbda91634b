import { createServer } from 'node:http'
import { isSame } from '../constant-time.ts'
import { asJson, textOf } from '../read-words.ts'
import { signTestWord } from './test-signature.ts'

// The test provider: a page and a process of its own, which pays nothing.
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
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escaped(order.title)}</title><h1>${escaped(order.title)}</h1><p>${escaped(order.amount)} ${escaped(order.money)}</p>
    <form method="post" action="/?${escaped(query)}">${buttons.join(' ')}</form></html>`
}

/** The order is the game's own: anybody else's would be paid to nobody. */
function orderIn(query: URLSearchParams): Order | null {
  const [order, signature] = [query.get('order') ?? '', query.get('signature') ?? '']
  return isSame(signature, signTestWord(order, 0, secret)) ? asJson(order) : null
}

createServer(async (request, response) => {
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
}).listen(port)
