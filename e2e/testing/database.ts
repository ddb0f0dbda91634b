import pg from 'pg'

/** A door behind the game's back, for what its own rules would never let in. */
export async function openDatabase(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  return client
}
