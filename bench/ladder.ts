import { ARENA } from '@skystair/content/arena/arena.ts'
import { enter, NEVER_ENTERED } from '@skystair/rules/arena/arena.ts'
import pg from 'pg'

/** Every player of the world stands on the ladder, the first at its foot; fights never end. */
export async function standOnLadder(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ players: string }>('SELECT count(*) AS players FROM player')
  const players = Number(rows[0]?.players)
  const life = enter(NEVER_ENTERED, players, { hour: 20, zone: 'Europe/Moscow' }, ARENA, Date.now())
  const endless = { ...life, fights: { count: 1e9, at: Date.now() } }
  for (const statement of [
    `UPDATE player SET name = 'Walker ' || id, access_level = 'PLAYER', level = 20,
      state = jsonb_set(state, '{arena}', '${JSON.stringify(endless)}')`,
    "UPDATE person SET name = 'Walker ' || id, level = 20, access_level = 'PLAYER', league = 5",
    `INSERT INTO arena_place (position, holder) SELECT ${players} + 1 - n, n FROM generate_series(1, ${players}) AS n`,
    `INSERT INTO arena_size (hour, places) VALUES (date_trunc('hour', now() - interval '20 days'), ${players})`,
    `INSERT INTO arena_move (player_id, at, before, position) SELECT n, now() - move * interval '1 day',
      ${players} + 1 - n, ${players} + 1 - n FROM generate_series(1, ${players}) AS n, generate_series(1, 3) AS move`,
  ])
    await client.query(statement)
  await client.end()
}
