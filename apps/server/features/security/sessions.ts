import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions as listSessionsCall,
} from '@skystair/contract/security.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { actionBeside, type Beside, readBeside } from '../../platform/action.ts'
import { sql } from '../../platform/sql.ts'

interface OpenSession {
  readonly id: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
}

const ownSessions: Beside<never, OpenSession[] | null> = {
  select: () => sql`SELECT jsonb_agg(jsonb_build_object('id', mine.id, 'device', mine.device,
      'createdAt', floor(extract(epoch FROM mine.created_at) * 1000),
      'seenAt', floor(extract(epoch FROM mine.seen_at) * 1000)) ORDER BY mine.seen_at DESC)
    FROM session AS mine WHERE mine.player_id = player.id AND mine.ended_at IS NULL
      AND mine.entered_by IS NULL`,
}

export const listSessions = readBeside(listSessionsCall, ownSessions, ({ beside, token }) => ({
  sessions: (beside ?? []).map((session) => ({ ...session, current: session.id === token.sessionId })),
}))

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
