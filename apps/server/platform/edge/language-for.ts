import type { Language } from '@skystair/rules/player/choices.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from '../database/sql.ts'
import { isSecret } from '../people/session.ts'
import type { Services } from '../services/services.ts'
import { languageOf, tokenOf } from './headers.ts'

/** The language to refuse in before anybody was loaded: that of the player's record, else of the browser. */
export async function languageFor(
  { database, config }: Services,
  request: FastifyRequest,
): Promise<Language> {
  const token = tokenOf(request, config.production)
  if (token === null) return languageOf(request)
  const [found] = await database
    .query<{ language: Language; secret_hash: Buffer }>(
      sql`SELECT player.language, session.secret_hash FROM session JOIN player ON player.id = session.player_id
        WHERE session.player_id = ${token.playerId} AND session.id = ${token.sessionId}`,
    )
    .catch(() => [])
  return found && isSecret(token.secret, found.secret_hash) ? found.language : languageOf(request)
}
