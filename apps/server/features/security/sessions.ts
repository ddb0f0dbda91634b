import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions as listSessionsCall,
} from '@skystair/contract/security.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import type { Extra } from '../../platform/action/enter.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { type People, selectPeople } from '../../platform/people/people.ts'

interface OpenSession {
  readonly id: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
  readonly visiting: number | null
}

const openOf = (playerId: number): Sql =>
  sql`session AS mine WHERE mine.player_id = ${owner(playerId)} AND mine.ended_at IS NULL`

const selectOpen = (playerId: number): Sql => sql`SELECT jsonb_agg(jsonb_build_object('id', mine.id,
    'device', mine.device, 'createdAt', floor(extract(epoch FROM mine.created_at) * 1000),
    'seenAt', floor(extract(epoch FROM mine.seen_at) * 1000), 'visiting', mine.visiting) ORDER BY mine.seen_at DESC)
  FROM ${openOf(playerId)}`

const ownSessions: Extra<never, OpenSession[] | null> = {
  select: (_: unknown, callerId: number) => selectOpen(callerId),
}

interface SessionsAndVisited {
  readonly sessions: readonly OpenSession[] | null
  readonly visited: People
}

/** A keeper's visits are among them, each with whom it looks at. */
export const listSessions = readWith<typeof listSessionsCall, SessionsAndVisited>(
  listSessionsCall,
  {
    select: (_, callerId) => ({
      sessions: selectOpen(callerId),
      visited: selectPeople(sql`SELECT mine.visiting FROM ${openOf(callerId)} AND mine.visiting IS NOT NULL`),
    }),
  },
  ({ extra: { sessions, visited }, token }) => ({
    sessions: (sessions ?? []).map(({ visiting, ...session }) => ({
      ...session,
      visiting: visiting === null ? null : { id: visiting, name: visited[visiting]?.name ?? null },
      current: session.id === token.sessionId,
    })),
  }),
)

export const endSession = actionWith(endSessionCall, ownSessions, ({ player, extra, params, token }) => {
  if (params.id === token.sessionId) return refused('security.refused.session-current')
  if (!extra?.some(({ id }) => id === params.id)) return refused('security.refused.session-not-found')
  return {
    player,
    endSessions: { only: params.id },
    reply: () => ({ done: true }),
  }
})

export const endOtherSessions = actionWith(endOtherSessionsCall, ownSessions, ({ player, extra, token }) => ({
  player,
  endSessions: { but: token.sessionId },
  reply: () => ({ ended: (extra ?? []).filter(({ id }) => id !== token.sessionId).length }),
}))
