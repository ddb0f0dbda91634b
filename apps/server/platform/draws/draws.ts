import { createHash, createHmac } from 'node:crypto'
import { type DrawKind, drawThrows, nextDraw, type Throw } from '@skystair/rules/draw/draw.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { owner, type Sql, sql } from '../database/sql.ts'
import type { Config } from '../services/config.ts'

/** Made from the server's secret and the number of the draw: stored nowhere, so nothing can show it too early. */
const seedNumbered = (
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  playerId: number,
  kind: DrawKind,
  number: number,
): string => createHmac('sha256', sessionSecret).update(`draw\n${kind}\n${playerId}\n${number}`).digest('hex')

/** The seed of the next draw. Whoever draws with it counts the draw in the same write (`drawn`), so it draws once. */
export const nextSeed = (config: Pick<Config, 'sessionSecret'>, player: Player, kind: DrawKind): string =>
  seedNumbered(config, player.id, kind, nextDraw(player.draws, kind))

/** The seed of a draw that was made: of no other it may be told. */
export function pastSeed(
  config: Pick<Config, 'sessionSecret'>,
  player: Player,
  kind: DrawKind,
  number: number,
): string {
  if (number >= nextDraw(player.draws, kind)) throw new Error(`draw ${number} of ${kind} is still to come`)
  return seedNumbered(config, player.id, kind, number)
}

/** What a player may keep before the draw: the seed that is told after it must have this seal. */
export const sealOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

export const nextSeal = (config: Pick<Config, 'sessionSecret'>, player: Player, kind: DrawKind): string =>
  sealOf(nextSeed(config, player, kind))

/**
 * The draw is written down, to be checked by whoever drew it: among the writes of the deed that counts it. `player` is
 * as before the deed. What is drawn is what the seed makes of the throws, so both can be thrown again.
 */
export const writeDraw = (
  player: Player,
  kind: DrawKind,
  seed: string,
  throws: readonly Throw[],
  now: number,
): Sql => sql`INSERT INTO draw (player_id, kind, number, at, seed, throws, drawn)
  VALUES (${owner(player.id)}, ${kind}, ${nextDraw(player.draws, kind)}::bigint, ${new Date(now)}::timestamptz, ${seed},
    ${JSON.stringify(throws)}::jsonb, ${JSON.stringify(drawThrows(throws, seed))}::jsonb)`
