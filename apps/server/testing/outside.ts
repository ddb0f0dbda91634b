import type { Services } from '../platform/services/services.ts'

/** The network of tests: a messenger that makes invoices, and nobody else. */
export const quietOutside: typeof fetch = async (url) => {
  if (String(url).endsWith('/createInvoiceLink'))
    return Response.json({ ok: true, result: 'https://t.me/invoice' })
  throw new Error('there is no network')
}

/** Nobody answers at the addresses that players name. */
export const noStrangers: Services['strangers'] = async () => {
  throw new Error('there is no network')
}

interface AskedOutside {
  readonly url: string
  readonly body: string
  readonly headers: Headers
}

/** A network whose services answer by the end of their address; also what was asked of them. */
export function answeringOutside() {
  const answers = new Map<string, object>()
  const asked: AskedOutside[] = []
  const outside: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), body: String(init?.body ?? ''), headers: new Headers(init?.headers) })
    const [, answer] = [...answers].find(([end]) => String(url).endsWith(end)) ?? []
    return answer === undefined
      ? new Response('{}', { status: 404 })
      : new Response(JSON.stringify(answer), { status: 200 })
  }
  return { answers, asked, outside }
}
