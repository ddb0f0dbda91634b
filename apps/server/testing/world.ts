import { randomUUID } from 'node:crypto'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Effect } from '@skystair/rules/player/receive-parcels.ts'
import type { Marker } from '@skystair/rules/story/marker.ts'
import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import { named, sql } from '../platform/database/sql.ts'
import type { Game } from './game.ts'

/** Lets a player be of this name, level or standing, as if it had come so. */
export async function become(
  { services: { database } }: Pick<Game, 'services'>,
  playerId: number,
  { name, level, accessLevel }: Partial<Pick<Player, 'name' | 'level' | 'accessLevel'>>,
): Promise<void> {
  for (const table of ['player', 'person'])
    await database.query(sql`UPDATE ${named(table)} SET name = coalesce(${name ?? null}, name),
      level = coalesce(${level ?? null}::integer, level), access_level = coalesce(${accessLevel ?? null}, access_level)
      WHERE id = ${playerId}`)
}

type State = Pick<Player, 'climb'>

/** Changes what is stored of a player's climb, as if it had been played so. */
export async function change(
  game: Pick<Game, 'services'>,
  playerId: number,
  alter: (climb: State['climb']) => State['climb'],
): Promise<void> {
  const { database } = game.services
  const [row] = await database.query<{ state: State }>(sql`SELECT state FROM player WHERE id = ${playerId}`)
  if (!row) throw new Error(`no player ${playerId}`)
  const state = { ...row.state, climb: alter(row.state.climb) }
  await database.query(sql`UPDATE player SET state = ${JSON.stringify(state)}::jsonb WHERE id = ${playerId}`)
}

/** Lets a player have beaten the guardians of the main road up to a stair, and stand there. */
export async function climb(game: Pick<Game, 'services'>, playerId: number, stair: number): Promise<void> {
  await game.services.database.query(
    sql`UPDATE player SET stair = ${stair}, best_victory_stair = ${stair} WHERE id = ${playerId}`,
  )
  await change(game, playerId, (before) => {
    const { main } = before.travels.roads
    if (!main) throw new Error('a player without a road')
    const roads = { ...before.travels.roads, main: { ...main, top: stair, coordinate: stair * 100 } }
    return { ...before, travels: { ...before.travels, roads } }
  })
}

/** Lets a player's tale have come to these points. */
export async function reachMarkers(
  { services: { database } }: Pick<Game, 'services'>,
  playerId: number,
  markers: readonly Marker[],
): Promise<void> {
  await database.query(sql`UPDATE player SET state = jsonb_set(state, '{markers}', ${JSON.stringify(markers)}::jsonb)
    WHERE id = ${playerId}`)
}

export async function send(game: Game, playerId: number, effect: Effect, at: number): Promise<void> {
  await game.services.database.query(sql`INSERT INTO inbox (owner_id, id, at, sender, effect)
    VALUES (${playerId}, ${randomUUID()}, ${new Date(at)}, 'world:test', ${JSON.stringify(effect)}::jsonb)`)
}

/** Puts a notification into a player's inbox; gives its id. */
export async function notify(game: Game, playerId: number, at = game.clock.now()): Promise<string> {
  const id = randomUUID()
  const notification = { id, kind: 'friend-joined', params: { name: 'Koschei' }, at } as const
  await send(game, playerId, { kind: 'notification', notification }, at)
  return id
}

/** Sends money; it is booked when the player next comes by. */
export const enrich = (game: Game, playerId: number, currency: Currency, amount: number): Promise<void> =>
  send(game, playerId, { kind: 'money', currency, amount, reason: 'TEST' }, game.clock.now())
