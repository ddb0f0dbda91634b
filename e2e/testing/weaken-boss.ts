import pg from 'pg'

/** As if the whole clan had struck before: so little is left of every boss. */
export async function weakenBoss(databaseUrl: string, left: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('UPDATE raid SET pool_left = $1 WHERE ended_at IS NULL', [left])
  await client.end()
}
