import { type AccessLevel, outranks } from '@skystair/rules/access/access-level.ts'
import type { Database } from '../database/database.ts'
import { owner, type Sql, sql } from '../database/sql.ts'
import { isSecret, type Token } from '../people/session.ts'
import type { LiveSession } from './connection.ts'

/** Which sessions of a player end: one, or all but one (all, when that one is null). */
export type EndedSessions = { readonly only: string } | { readonly but: string | null }

/** Ends them. A visit ends with the session it was begun in. */
export const endSessions = (playerId: number, which: EndedSessions, at: Date): Sql =>
  'only' in which
    ? sql`UPDATE session SET ended_at = ${at}::timestamptz
        WHERE player_id = ${owner(playerId)} AND ${which.only}::text IN (id, begun_in) AND ended_at IS NULL`
    : sql`UPDATE session SET ended_at = ${at}::timestamptz
        WHERE player_id = ${owner(playerId)} AND id IS DISTINCT FROM ${which.but} AND ended_at IS NULL`

export const isEnded = (which: EndedSessions, { sessionId, begunIn }: LiveSession): boolean =>
  'only' in which ? which.only === sessionId || which.only === begunIn : which.but !== sessionId

interface SessionRow {
  readonly playerId: number
  readonly sessionId: string
  readonly begunIn: string | null
  readonly clanId: number | null
  readonly accessLevel: AccessLevel
  readonly visiting: number | null
  readonly visitedLevel: AccessLevel | null
  readonly secretHash: Buffer
}

/** The session of a token, if the token is real and the session lives. */
export async function findSession(database: Database, token: Token): Promise<LiveSession | null> {
  const [row] = await livingRows(database, [token])
  if (!row || !isSecret(token.secret, row.secretHash)) return null
  return liveSessionOf(row)
}

const liveSessionOf = ({ playerId, sessionId, begunIn, visiting }: SessionRow): LiveSession => ({
  playerId,
  sessionId,
  begunIn,
  visiting,
})

export interface LivingSession extends LiveSession {
  readonly clanId: number | null
}

type SessionName = Pick<LiveSession, 'playerId' | 'sessionId'>

/** Those of the sessions that live, in one round trip, and one more if there are visits among them. */
export async function findLiving(
  database: Database,
  sessions: readonly SessionName[],
): Promise<LivingSession[]> {
  const rows = await livingRows(database, sessions)
  return rows.map((row) => ({ ...liveSessionOf(row), clanId: row.clanId }))
}

/** Of a single one the owner is named: then one machine is asked. */
const among = (sessions: readonly SessionName[]): Sql => {
  const [only] = sessions
  return only !== undefined && sessions.length === 1
    ? sql`session JOIN player ON player.id = ${owner(only.playerId)}
      WHERE session.player_id = ${owner(only.playerId)} AND session.id = ${only.sessionId}`
    : sql`unnest(${sessions.map(({ playerId }) => playerId)}::bigint[],
        ${sessions.map(({ sessionId }) => sessionId)}::text[]) AS asked(player_id, id)
      JOIN session ON session.player_id = asked.player_id AND session.id = asked.id
      JOIN player ON player.id = session.player_id WHERE true`
}

async function livingRows(database: Database, sessions: readonly SessionName[]): Promise<SessionRow[]> {
  const rows = await database.query<SessionRow>(sql`
    SELECT session.player_id AS "playerId", session.id AS "sessionId", session.begun_in AS "begunIn",
      session.secret_hash AS "secretHash", session.visiting, session.visited_level AS "visitedLevel",
      player.access_level AS "accessLevel", player.clan_id AS "clanId"
    FROM ${among(sessions)}
      AND session.ended_at IS NULL AND player.deleted_at IS NULL`)
  const visited = rows.flatMap(({ visiting }) => visiting ?? [])
  if (visited.length === 0) return rows
  const levels = await levelsOf(database, visited)
  return rows.filter(
    ({ visiting, visitedLevel, accessLevel }) =>
      visiting === null ||
      (visitedLevel !== null && levels.get(visiting) === visitedLevel && outranks(accessLevel, visitedLevel)),
  )
}

async function levelsOf(database: Database, players: readonly number[]): Promise<Map<number, AccessLevel>> {
  const rows = await database.query<{ id: number; level: AccessLevel }>(
    sql`SELECT id, access_level AS level FROM player
      WHERE id ${players.length === 1 ? sql`= ${owner(players[0] ?? 0)}` : sql`= ANY(${players}::bigint[])`}
        AND deleted_at IS NULL`,
  )
  return new Map(rows.map(({ id, level }) => [id, level]))
}
