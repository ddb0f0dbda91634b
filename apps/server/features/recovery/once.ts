import type { Call } from '@skystair/contract/call.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import type { Incoming, Outgoing, SpokenRefusal } from '../../platform/action/handler.ts'
import { findReply, hashRequest, rememberReply, replayOf } from '../../platform/action/idempotency.ts'
import { brokenConstraint } from '../../platform/database/database.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { newId } from '../../platform/people/session.ts'
import type { Services } from '../../platform/services/services.ts'

export const done = { done: true } as const

type Answer<C extends Call> = Outgoing<C> | SpokenRefusal

/**
 * A deed that needs no session, which a repeated call does not do again. Its key lies with whoever the caller says to be, as in
 * all other calls, or with the key itself: nothing is opened by it, so nothing has to be proven.
 */
export async function once<C extends Call>(
  { config, database, clock }: Services,
  call: C,
  incoming: Incoming<C>,
  act: (remember: readonly Sql[]) => Promise<Answer<C>>,
): Promise<Answer<C>> {
  const { key, token } = incoming
  if (key === null) return act([])
  const owner = token?.playerId ?? newId(config.sessionSecret, key)
  const requestHash = hashRequest(config.sessionSecret, call, incoming)
  const again = async (): Promise<Answer<C> | null> => {
    const remembered = await findReply(database, owner, key)
    if (remembered === null) return null
    const replay = replayOf(remembered, requestHash)
    return isRefusal(replay) ? replay : { reply: done as never, replayed: true }
  }
  const remember = rememberReply(owner, key, { requestHash, status: 200, reply: done }, new Date(clock.now()))
  try {
    const before = await again()
    if (before !== null) return before
    const answer = await act([remember])
    // The same call came twice at once, and the other one has used the link up.
    return isRefusal(answer) ? ((await again()) ?? answer) : answer
  } catch (error) {
    if (brokenConstraint(error) === null) throw error
    return (await again()) ?? refused('errors.conflict')
  }
}
