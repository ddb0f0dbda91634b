import { hourOf } from '@skystair/rules/arena/history.ts'
import { leagueAt } from '@skystair/rules/arena/leagues.ts'
import { rememberFight } from '../features/arena/fights.ts'
import { packedReplay } from '../platform/battle/stored-battle.ts'
import type { Database } from '../platform/database/database.ts'
import { owner, type Sql, sql } from '../platform/database/sql.ts'
import { writeSteps } from '../platform/database/steps.ts'
import type { SeededFight, SeededLadder } from './ladder.ts'

const moved = (id: number, before: number, position: number, at: number): readonly Sql[] =>
  before === position
    ? []
    : [
        sql`INSERT INTO arena_move (player_id, at, before, position)
          VALUES (${owner(id)}, ${new Date(at)}::timestamptz, ${before}::bigint, ${position}::bigint)`,
      ]

function remembered({
  at,
  attackerId,
  rivalId,
  beginning,
  ending,
  before,
  after,
}: SeededFight): readonly Sql[] {
  const { opponent } = beginning
  if (opponent?.kind !== 'rival') throw new Error('a fight against nobody')
  const won = ending.winner === 'player'
  const common = { id: ending.id, at }
  return [
    packedReplay(attackerId, { beginning, state: ending }, new Date(at)),
    rememberFight(attackerId, {
      ...common,
      rivalId,
      attacked: true,
      won,
      power: opponent.ownPower,
      rivalPower: opponent.power,
      positionBefore: before.attacker,
      positionAfter: after.attacker,
      rivalPosition: before.rival,
    }),
    rememberFight(rivalId, {
      ...common,
      rivalId: attackerId,
      attacked: false,
      won: !won,
      power: opponent.power,
      rivalPower: opponent.ownPower,
      positionBefore: before.rival,
      positionAfter: after.rival,
      rivalPosition: before.attacker,
    }),
    ...moved(attackerId, before.attacker, after.attacker, at),
    ...moved(rivalId, before.rival, after.rival, at),
  ]
}

/** All of it at once, and only onto an empty ladder: a seeding that was killed half-way is begun again. */
export async function insertLadder(
  database: Database,
  { ladder, fights, openedAt }: SeededLadder,
): Promise<void> {
  const [row] = await database.query<{ places: number }>(
    sql`SELECT max(position)::integer AS places FROM arena_place`,
  )
  if (row?.places !== 0) return
  const places = ladder.length
  const leagues = ladder.map((_, index) => leagueAt(index + 1, places))
  await writeSteps(database, 0, [
    sql`INSERT INTO arena_place (position, holder)
      SELECT place, holder FROM unnest(${ladder}::bigint[]) WITH ORDINALITY AS stand(holder, place)`,
    sql`INSERT INTO arena_size (hour, places)
      VALUES (${new Date(hourOf(openedAt) * 3_600_000)}::timestamptz, ${places}::bigint) ON CONFLICT (hour) DO NOTHING`,
    sql`UPDATE person SET league = stand.league
      FROM unnest(${ladder}::bigint[], ${leagues}::smallint[]) AS stand(id, league) WHERE person.id = stand.id`,
    ...fights.flatMap(remembered),
  ])
}
