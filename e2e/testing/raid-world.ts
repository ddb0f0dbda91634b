import pg from 'pg'

async function ask(databaseUrl: string, statement: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(statement, [...values])
  await client.end()
}

/** As if the whole clan had struck before: so little is left of every boss. */
export const weakenBoss = (databaseUrl: string, left: number): Promise<void> =>
  ask(databaseUrl, 'UPDATE raid SET pool_left = $1 WHERE ended_at IS NULL', [left])

/** As if the guardians of so many stairs of the raid road were beaten already. */
export const climbRaidRoad = (databaseUrl: string, playerId: number, stairs: number): Promise<void> =>
  ask(
    databaseUrl,
    `UPDATE player SET version = version + 1, state = jsonb_set(jsonb_set(state,
       '{climb,travels,roads,raid,top}',
       to_jsonb((state #>> '{climb,travels,roads,raid,floor}')::integer + $2::integer)),
       '{climb,travels,roads,raid,coordinate}',
       to_jsonb(((state #>> '{climb,travels,roads,raid,floor}')::integer + $2::integer) * 100))
     WHERE id = $1`,
    [playerId, stairs],
  )
