import { authenticateElsewhere, type otherPlatforms } from '@skystair/contract/platforms.ts'
import type { Host, Send } from './host.ts'

type Other = (typeof otherPlatforms)[number]

/** What most platforms have in common: nothing is sold, nothing is shown, nobody is disturbed. */
export const plain = {
  language: null,
  invitedBy: null,
  headers: {},
  showsAge: false,
  sessionFirst: false,
  signIn: null,
  till: null,
  film: null,
  share: async () => false,
  ready: () => undefined,
  onRest: () => undefined,
} as const satisfies Partial<Host>

/** For platforms that have no call of their own in the specification. */
export const entersElsewhere =
  (platform: Other, proof: Host['proof']): Host['enter'] =>
  async (send: Send, arrival) =>
    send(authenticateElsewhere, { params: { platform }, body: { ...arrival, proof: (await proof()) ?? '' } })

export const languageOf = (code: string | null | undefined) =>
  code ? (/^(ru|be|uk|kk)/i.test(code) ? 'RU' : 'EN') : null
