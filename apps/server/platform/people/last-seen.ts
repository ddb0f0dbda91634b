import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Token } from './session.ts'

const worthWriting = 5 * 60_000
const flushEvery = 30_000
/** What comes beyond this is noted another time: a database that is away must not fill the memory. */
const mostWaiting = 10_000

/** When sessions were last seen: gathered in the process and written now and then, never on the way of a call. */
export interface LastSeen {
  /** Notes that a session was used; `seenAt` is what the database knows. */
  note(token: Token, seenAt: Date): void
  /** Writes what was noted. */
  flush(): Promise<void>
  close(): Promise<void>
}

export function openLastSeen(
  database: Database,
  now: () => number,
  report: (error: Error) => void,
): LastSeen {
  let waiting = new Map<string, { playerId: number; sessionId: string; at: Date }>()
  let busy = Promise.resolve()

  async function write(): Promise<void> {
    const seen = [...waiting.values()].sort((a, b) => a.playerId - b.playerId)
    waiting = new Map()
    if (seen.length === 0) return
    await database.query(sql`UPDATE session SET seen_at = seen.at
      FROM unnest(${seen.map(({ playerId }) => playerId)}::bigint[], ${seen.map(({ sessionId }) => sessionId)}::text[],
        ${seen.map(({ at }) => at)}::timestamptz[]) AS seen(player_id, id, at)
      WHERE session.player_id = seen.player_id AND session.id = seen.id AND session.seen_at < seen.at`)
  }
  const flush = () => {
    busy = busy.then(write).catch(report)
    return busy
  }
  const timer = setInterval(flush, flushEvery).unref()
  return {
    note({ playerId, sessionId }, seenAt) {
      const at = now()
      if (at - seenAt.getTime() < worthWriting || waiting.size >= mostWaiting) return
      waiting.set(`${playerId}.${sessionId}`, { playerId, sessionId, at: new Date(at) })
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
