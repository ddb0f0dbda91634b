import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@skystair/contract/call.ts'
import type { ErrorReply } from '@skystair/contract/shapes.ts'
import { isFramed } from '../device/launch.ts'
import { goAway } from '../device/leave.ts'
import { traceId } from '../device/trace.ts'
import { spokenLanguage } from '../language/texts.ts'
import { ownHeaders } from './own-headers.ts'
import { reach } from './reach.ts'

type Part<Name extends string, Fields> = keyof Fields extends never
  ? { readonly [name in Name]?: undefined }
  : { readonly [name in Name]: Fields }

export type Question<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>>

/** The server said no, and why, in the player's language. */
export class Refused extends Error {
  readonly code: string
  readonly status: number
  readonly params: ErrorReply['params']

  constructor(status: number, { code, text, params }: ErrorReply) {
    super(text)
    this.name = 'Refused'
    this.code = code
    this.status = status
    this.params = params
  }
}

/** The server has answered, and there is no such thing, or not for this player. */
export const isUnknown = (error: unknown): boolean => error instanceof Refused && error.status < 500

/** The server did not answer at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

const patience = 20_000
const pauses = [400, 1200]

/** The authorization value of the last answer that carried one, kept in memory only. */
let kept: string | null = null

/** null: a cookie tells who asks. */
export const authorization = (): string | null => kept

/**
 * Makes a call of the contract. What changes something carries a key, so that a call whose answer
 * got lost can be made again without doing its work twice. Whoever no longer wants the answer says so by the signal.
 */
export async function ask<C extends Call>(
  call: C,
  question: Question<C>,
  signal?: AbortSignal,
): Promise<ReplyOf<C>> {
  const own = ownWords(call)
  for (const pause of pauses) {
    try {
      return await askOnce(call, question, own, signal)
    } catch (error) {
      if (signal?.aborted || !isWorthAnotherTry(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return askOnce(call, question, own, signal)
}

/** A call made again is known by its key; if its answer hands out a session, by a proof of who asked first as well. */
const ownWords = (call: Call): Record<string, string> => ({
  ...(call.changes ? { 'idempotency-key': crypto.randomUUID() } : {}),
  ...(call.opensSession ? { 'idempotency-proof': crypto.randomUUID() } : {}),
})

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Refused && error.status === 503)

async function askOnce<C extends Call>(
  call: C,
  question: Question<C>,
  own: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<ReplyOf<C>> {
  const response = await send(call, question, own, signal)
  kept = response.headers.get('authorization') ?? kept
  if (response.ok && response.status !== 204) return response.json() as Promise<ReplyOf<C>>
  if (response.status === 204) return goAway({ kind: 'reload' })
  const refused = new Refused(response.status, await errorOf(response))
  // Nobody yet is an answer of this one call; anywhere else the session is over and the game starts anew.
  if (response.status === 401 && !call.path.includes('api/player/id/current'))
    return goAway({ kind: 'reload' })
  throw refused
}

async function errorOf(response: Response): Promise<ErrorReply> {
  try {
    return (await response.json()) as ErrorReply
  } catch {
    return { code: 'errors.unavailable', text: '', params: {} }
  }
}

async function send<C extends Call>(
  call: C,
  question: Question<C>,
  own: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const headers: Record<string, string> = {
    ...ownHeaders(),
    ...own,
    'accept-language': spokenLanguage().toLowerCase(),
  }
  if (kept) headers.authorization = kept
  if (isFramed()) headers['x-framed'] = '1'
  if (call.method === 'POST') headers['content-type'] = 'application/json'
  try {
    return await reach(addressOf(call, question), {
      method: call.method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]),
      ...(call.method === 'POST' ? { body: JSON.stringify(question.body ?? {}) } : {}),
    })
  } catch {
    throw new Unreachable('the server does not answer')
  }
}

export function addressOf<C extends Call>(call: C, { params, query }: Question<C>): string {
  const values: Readonly<Record<string, unknown>> = params ?? {}
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams({ JSESSIONID: traceId() })
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value))
  return `${path}?${search}`
}
