import type { Services } from '../../platform/services/services.ts'
import { asJson } from './read-words.ts'

/** Asks a service over the network, in JSON; null: it said no, or nothing. What was asked is told to nobody: it holds secrets. */
export async function askOutside(
  { outside, log }: Services,
  who: string,
  url: string,
  question: { readonly headers?: Record<string, string>; readonly body?: object },
): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const { headers = {}, body } = question
    const answer = await outside(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(8_000),
    })
    if (answer.ok) return asJson(await answer.text())
    log.warn({ who, status: answer.status }, 'a service outside has refused')
  } catch {
    log.warn({ who }, 'a service outside is away')
  }
  return null
}
