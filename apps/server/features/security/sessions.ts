import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions as listSessionsCall,
} from '@skystair/contract/security.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionBeside, type Beside, readBeside } from '../../platform/action.ts'
import type { Database } from '../../platform/database.ts'
import { owner, sql } from '../../platform/sql.ts'

interface OpenSession {
  readonly id: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
  readonly visiting: number | null
}

const ownSessions: Beside<never, OpenSession[] | null> = {
  select: (
    _: unknown,
    callerId: number,
  ) => sql`SELECT jsonb_agg(jsonb_build_object('id', mine.id, 'device', mine.device,
      'createdAt', floor(extract(epoch FROM mine.created_at) * 1000),
      'seenAt', floor(extract(epoch FROM mine.seen_at) * 1000), 'visiting', mine.visiting) ORDER BY mine.seen_at DESC)
    FROM session AS mine WHERE mine.player_id = ${owner(callerId)} AND mine.ended_at IS NULL`,
}

/** A keeper's visits are among them, each with whom it looks at. */
export const listSessions = readBeside(
  listSessionsCall,
  ownSessions,
  async ({ beside, token, services: { database } }) => {
    const own = beside ?? []
    const visited = own.flatMap(({ visiting }) => visiting ?? [])
    const names = visited.length === 0 ? new Map() : await namesOf(database, visited)
    return {
      sessions: own.map((session) => ({
        ...session,
        visiting:
          session.visiting === null
            ? null
            : { id: session.visiting, name: names.get(session.visiting) ?? null },
        current: session.id === token.sessionId,
      })),
    }
  },
)

async function namesOf(
  database: Database,
  players: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await database.query<{ id: number; name: string | null }>(
    sql`SELECT id, name FROM player WHERE id = ANY(${players}::bigint[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const endSession = actionBeside(endSessionCall, ownSessions, ({ player, beside, params, token }) => {
  if (params.id === token.sessionId) return refused('security.refused.session-current')
  if (!beside?.some(({ id }) => id === params.id)) return refused('security.refused.session-not-found')
  return {
    player,
    endSessions: { only: params.id },
    reply: () => ({ done: true }),
  }
})

export const endOtherSessions = actionBeside(
  endOtherSessionsCall,
  ownSessions,
  ({ player, beside, token }) => ({
    player,
    endSessions: { but: token.sessionId },
    reply: () => ({ ended: (beside ?? []).filter(({ id }) => id !== token.sessionId).length }),
  }),
)
