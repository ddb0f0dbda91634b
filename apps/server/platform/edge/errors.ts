import type { ErrorReply } from '@skystair/contract/shapes.ts'
import { waitParts } from '@skystair/rules/format/wait.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import type { Refusal } from '@skystair/rules/refusal.ts'
import type { Texts } from '../services/texts.ts'

const statuses: Readonly<Record<string, number>> = {
  'errors.invalid-input': 400,
  'errors.malformed': 400,
  'errors.unauthorized': 401,
  'errors.forbidden': 403,
  'errors.not-found': 404,
  'errors.conflict': 409,
  'errors.key-reused': 409,
  'errors.newer-session': 409,
  'errors.too-large': 413,
  'errors.version-outdated': 426,
  'errors.too-many-requests': 429,
  'errors.internal': 500,
  'errors.unavailable': 503,
  'errors.updating': 503,
}

/** A record was stored by a newer game than this one: the operator is updating one server after another. */
export class UpdateUnderWay extends Error {
  constructor(what: string, version: number) {
    super(`${what} of version ${version} is newer than this server`)
  }
}

/** More is asked for than can be done soon: worth another try a little later. */
export class TooBusy extends Error {
  constructor() {
    super('too many wait already')
  }
}

/** A rule of the game that says no is the caller's matter, not a failure of ours. */
const refusedByTheRules = 422

export const statusOf = ({ refused }: Refusal): number => statuses[refused] ?? refusedByTheRules

/** A wait is counted in seconds and told as people count it. */
function told(texts: Texts, language: Language, params: Refusal['params']): Refusal['params'] {
  const { wait } = params
  if (typeof wait !== 'number') return params
  const parts = waitParts(wait).map(({ unit, count }) =>
    texts.say(language, `common.wait.${unit}`, { count }),
  )
  return { ...params, wait: parts.join(' ') }
}

export const errorReply = (texts: Texts, language: Language, refusal: Refusal): ErrorReply => ({
  code: refusal.refused,
  text: texts.say(language, refusal.refused, told(texts, language, refusal.params)),
  params: { ...refusal.params },
})
