import type { Language } from '@skystair/rules/player/choices.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Device, tracesOf } from '../people/device.ts'
import { readToken, type Token, writeToken } from '../people/session.ts'
import { addressKey } from './address-key.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** `__Host-` ties the cookie to https and this very host; browsers refuse it on plain http. */
const cookieName = (production: boolean): string => (production ? '__Host-skystair' : 'skystair')

/**
 * The session of a request: the authorization header first, then the cookie. Never the query.
 * In production only the `__Host-` cookie: any other could have been planted from a neighbouring host.
 */
export function tokenOf(request: FastifyRequest, production: boolean): Token | null {
  const fromHeader = readToken(request.headers.authorization)
  if (fromHeader) return fromHeader
  const cookies = request.headers.cookie?.split(';') ?? []
  for (const cookie of cookies) {
    const [name, value] = cookie.trim().split('=')
    if (name === cookieName(production)) return readToken(value)
  }
  return null
}

/** Whether a call is meant, also one that is not there, however its address is spelled. */
export const isCall = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api/') || (routeOptions.url?.startsWith('/api/') ?? false)

/**
 * Inside a portal's page a browser takes only a cookie that is kept for that portal alone. It opens nothing elsewhere,
 * and no other page can ask with the header that asks for it.
 */
const isFramed = ({ headers }: FastifyRequest): boolean => headers['x-framed'] === '1'

/** Hands a token out, by header and by cookie, or takes it away. */
export function writeSession(reply: FastifyReply, token: Token | null, production: boolean): void {
  const value = token === null ? '' : writeToken(token)
  const age = token === null ? 0 : yearInSeconds
  const [site, secure] = isFramed(reply.request)
    ? ['None', '; Secure; Partitioned']
    : ['Strict', production ? '; Secure' : '']
  reply.header('authorization', value)
  reply.header(
    'set-cookie',
    `${cookieName(production)}=${value}; Path=/; HttpOnly; SameSite=${site}; Max-Age=${age}${secure}`,
  )
}

export const keyOf = (request: FastifyRequest): string | null | Refusal =>
  ownWord(request, 'Idempotency-Key', /^[\x21-\x7e]{8,100}$/)

/** Long enough that nobody can guess it. */
export const proofOf = (request: FastifyRequest): string | null | Refusal =>
  ownWord(request, 'Idempotency-Proof', /^[\x21-\x7e]{32,100}$/)

function ownWord({ headers }: FastifyRequest, field: string, shape: RegExp): string | null | Refusal {
  const word = headers[field.toLowerCase()]
  if (word === undefined) return null
  return typeof word === 'string' && shape.test(word) ? word : refused('errors.invalid-input', { field })
}

/** Where it comes from, as limits count it. */
export const addressOf = (request: FastifyRequest): string => addressKey(request.ip)

export function languageOf(request: FastifyRequest): Language {
  return request.headers['accept-language']?.trim().toLowerCase().startsWith('ru') ? 'RU' : 'EN'
}

export function deviceOf(request: FastifyRequest, secret: string): Device {
  const { JSESSIONID: browser } = request.query as { readonly JSESSIONID?: unknown }
  const address = addressOf(request)
  return {
    name: (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200),
    traces: tracesOf(secret, {
      browser: typeof browser === 'string' && browser !== '' ? browser.slice(0, 100) : null,
      address: address === 'unknown' ? null : address,
    }),
  }
}
