import type { FastifyInstance } from 'fastify'
import type { KeptLetter } from '../mail/open-mail.ts'
import type { Services } from '../services/services.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const linked = (text: string): string => safe(text).replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')

const letterPage = ({ at, to, subject, text }: KeptLetter): string =>
  `<article><h2>${safe(subject)}</h2><p>${new Date(at).toISOString()} → ${safe(to)}</p><pre>${linked(text)}</pre></article>`

const nearby = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Where letters can be read while one develops: there is no post office, they are kept in memory, and only a browser on
 * this very machine sees them.
 */
export function mountMailbox(app: FastifyInstance, { mail, config }: Services): void {
  const letters = mail?.mailbox ?? null
  if (letters === null || config.production) return
  app.get('/mailbox', { config: { limits: ['reads'] }, schema: { hide: true } }, (request, reply) => {
    if (!nearby.has(request.ip)) return reply.code(404).send()
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store')
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><main><h1>Mailbox</h1>${
      letters.length === 0 ? '<p>No letters yet.</p>' : letters.map(letterPage).join('')
    }</main></html>`
  })
}
