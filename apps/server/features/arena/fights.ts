import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { selectPeople } from '../../platform/people/people.ts'

/** A fight as one of the two remembers it. */
export interface StoredFight {
  readonly id: string
  /** milliseconds since 1970 */
  readonly at: number
  readonly rivalId: number
  readonly attacked: boolean
  readonly won: boolean
  readonly power: number
  readonly rivalPower: number
  readonly positionBefore: number
  readonly positionAfter: number
  readonly rivalPosition: number | null
  readonly avenged: boolean
}

/** So many fights are told of. */
export const mostShown = 50

/** Questions: the last fights of the caller, the newest first, and against whom. */
export const selectFights = (callerId: number): Readonly<Record<'fights' | 'people', Sql>> => ({
  fights: sql`SELECT coalesce(jsonb_agg(jsonb_build_object('id', fight.id,
      'at', floor(extract(epoch FROM fight.at) * 1000), 'rivalId', fight.rival_id, 'attacked', fight.attacked,
      'won', fight.won, 'power', fight.power, 'rivalPower', fight.rival_power,
      'positionBefore', fight.position_before, 'positionAfter', fight.position_after,
      'rivalPosition', fight.rival_position, 'avenged', fight.avenged) ORDER BY fight.at DESC, fight.id), '[]')
    FROM (${lastOf(callerId)}) AS fight`,
  people: selectPeople(sql`SELECT fight.rival_id FROM (${lastOf(callerId)}) AS fight`),
})

const lastOf = (callerId: number): Sql => sql`SELECT * FROM arena_fight
  WHERE arena_fight.player_id = ${owner(callerId)} ORDER BY arena_fight.at DESC LIMIT ${mostShown}`

/** A question: the last defeat by a rival that was not avenged yet; null: none. */
export const selectGrudge = (callerId: number, rivalId: number): Sql =>
  sql`SELECT to_jsonb(fight.id) FROM arena_fight AS fight
    WHERE fight.player_id = ${owner(callerId)} AND fight.rival_id = ${rivalId}::bigint
      AND NOT fight.attacked AND NOT fight.won AND NOT fight.avenged ORDER BY fight.at DESC LIMIT 1`

export const avenge = (playerId: number, id: string): Sql =>
  sql`UPDATE arena_fight SET avenged = true
    WHERE player_id = ${owner(playerId)} AND id = ${id} AND NOT avenged`

/** The revenge on a rival that was taken last. */
export const oweAgain = (playerId: number, rivalId: number): Sql =>
  sql`UPDATE arena_fight SET avenged = false
    WHERE player_id = ${owner(playerId)} AND rival_id = ${rivalId}::bigint AND avenged
      AND at = (SELECT max(taken.at) FROM arena_fight AS taken
        WHERE taken.player_id = ${owner(playerId)} AND taken.rival_id = ${rivalId}::bigint AND taken.avenged)`

export const rememberFight = (playerId: number, fight: Omit<StoredFight, 'avenged'>): Sql =>
  sql`INSERT INTO arena_fight (player_id, at, id, rival_id, attacked, won, power, rival_power, position_before,
      position_after, rival_position)
    VALUES (${owner(playerId)}, ${new Date(fight.at)}::timestamptz, ${fight.id}, ${fight.rivalId}::bigint,
      ${fight.attacked}::boolean, ${fight.won}::boolean, ${fight.power}::bigint, ${fight.rivalPower}::bigint,
      ${fight.positionBefore}::bigint, ${fight.positionAfter}::bigint, ${fight.rivalPosition}::bigint)`
