import type { Call } from '@skystair/contract/call.ts'
import { atLeast } from '@skystair/rules/access/access-level.ts'
import { banAt } from '@skystair/rules/chat/talk.ts'
import { type Refusal, refused } from '@skystair/rules/refusal.ts'
import { isSecret, type Token } from '../people/session.ts'
import type { Services } from '../services/services.ts'
import type { Incoming, SpokenRefusal } from './handler.ts'
import { type Loaded, loadCaller, loadVisited, playerOf, type Questions } from './players.ts'

/** Something loaded in the same round trip as the player. */
export interface Extra<C extends Call, Value> {
  /** `callerId`: whose player it is, for questions about the caller. */
  select(incoming: Incoming<C>, callerId: number, now: number): Questions
  /** Several answers as one value, where they are not one as they are. */
  read?(answers: never): Value
  /** Only for the type checker. */
  readonly value?: Value
}

interface Caller {
  readonly loaded: Loaded
  readonly token: Token
  /** The keeper who looks with the player's eyes; null: it is the player. */
  readonly visitor: number | null
}

/** Who calls, if the session is real. A session that has ended still gets its own stored replies. */
export async function enter<C extends Call>(
  services: Services,
  call: C,
  incoming: Incoming<C>,
  extra: Extra<C, unknown>,
): Promise<Caller | Refusal> {
  const { token, key } = incoming
  if (token === null) return refused('errors.unauthorized')
  const { database } = services
  const now = services.clock.now()
  const loaded = asRead(
    extra,
    await loadCaller(database, token, key, extra.select(incoming, token.playerId, now)),
  )
  if (loaded === null || !isSecret(token.secret, loaded.secretHash)) return refused('errors.unauthorized')
  if (loaded.sessionEnded && loaded.remembered === null) return refused('errors.unauthorized')
  if (!loaded.sessionEnded) services.lastSeen.note(token, loaded.sessionSeenAt)
  if (loaded.visit === null || call.forVisitors) return admitted(call, { loaded, token, visitor: null }, now)
  if (call.changes || call.personal) return inOwnLanguage(refused('moderation.refused.visiting'), loaded)
  const questions = extra.select(incoming, loaded.visit.playerId, now)
  const visited = asRead(extra, await loadVisited(database, loaded, loaded.visit, questions))
  if (visited === null) return refused('errors.unauthorized')
  return admitted(call, { loaded: visited, token, visitor: loaded.row.id }, now)
}

const asRead = <C extends Call>(extra: Extra<C, unknown>, loaded: Loaded | null): Loaded | null =>
  loaded === null || extra.read === undefined
    ? loaded
    : { ...loaded, extra: extra.read(loaded.extra as never) }

function admitted(call: Call, caller: Caller, now: number): Caller | Refusal {
  const { row } = caller.loaded
  if (call.who !== 'anyone' && !atLeast(row.access_level, call.who))
    return inOwnLanguage(refused('errors.forbidden'), caller.loaded)
  const isKeepersDeed = call.changes && (call.who === 'MODERATOR' || call.who === 'ADMIN')
  if (isKeepersDeed && banAt(playerOf(row).talk, now) !== null)
    return inOwnLanguage(refused('moderation.refused.keeper-banned'), caller.loaded)
  return caller
}

/** Whoever is known is answered in the language they chose, whatever their browser says. */
export const inOwnLanguage = (refusal: Refusal, { row }: Loaded): SpokenRefusal => ({
  ...refusal,
  language: row.language,
})
