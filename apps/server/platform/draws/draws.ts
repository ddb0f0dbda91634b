import { createHash, createHmac } from 'node:crypto'
import { type DrawKind, nextDraw } from '@skystair/rules/draw/draw.ts'
import type { Player } from '@skystair/rules/player/player.ts'
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

/** What a player may keep before the draw: the seed that is told after it must have this seal. */
export const sealOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

export const nextSeal = (config: Pick<Config, 'sessionSecret'>, player: Player, kind: DrawKind): string =>
  sealOf(nextSeed(config, player, kind))
