import type pg from 'pg'

/**
 * How the tables lie on many machines, if the database is a Citus cluster. What somebody owns lies with its owner:
 * all rows of a player, or of a clan, on one machine. A new table stands here too; a test fails if it does not.
 */
export const spread = {
  /** By its owner; the first is the one whose places the others share. */
  withOwner: {
    player: 'id',
    bank_book: 'player_id',
    arena_fight: 'player_id',
    arena_move: 'player_id',
    battle: 'player_id',
    claim: 'player_id',
    clan: 'id',
    clan_candidate: 'clan_id',
    clan_given: 'clan_id',
    clan_log: 'clan_id',
    clan_member: 'clan_id',
    credential: 'player_id',
    draw: 'player_id',
    event_standing: 'player_id',
    forum_mark: 'player_id',
    friend: 'player_id',
    gift: 'player_id',
    idempotency: 'owner_id',
    inbox: 'owner_id',
    keeper_log: 'player_id',
    ledger: 'owner_id',
    ledger_opening: 'owner_id',
    mail_dialog: 'owner_id',
    mail_message: 'owner_id',
    payment: 'player_id',
    payment_story: 'player_id',
    push_device: 'player_id',
    push_moment: 'player_id',
    push_wish: 'player_id',
    recovery_link: 'player_id',
    referral_bonus: 'player_id',
    raid: 'clan_id',
    raid_dealer: 'clan_id',
    replay: 'player_id',
    session: 'player_id',
  },
  /** By its own key: nobody's, or many people's at once. */
  byKey: {
    chat_room: 'room',
    chat_message: 'room',
    clan_name: 'folded',
    event_page: 'run',
    metric_history: 'name',
    forum_topic: 'board',
    forum_comment: 'topic_id',
    platform_player: 'folded',
    player_contact: 'folded',
    player_name: 'folded',
    promo_code: 'code',
    rank_page: 'rating',
    unsigned_word: 'sender',
    word: 'id',
  },
  /** Looked through as a whole again and again: all of it in one place. */
  inOnePlace: {
    arena_place: 'position',
    arena_size: 'hour',
    clan_seeker: 'player_id',
    due_work: 'key',
    market_listing: 'id',
    market_deal: 'listing_id',
    rights_note: 'id',
    wheel_cauldron: 'id',
  },
  /** Small, seldom written and read by everybody: whole on every machine. */
  everywhere: ['moderation_case', 'calendar_change', 'event_run', 'news', 'person', 'rank_edition'],
} as const

/** They run on the machine of the owner who is their first argument. */
const functionsOfAnOwner = ['write_steps(bigint, jsonb)', 'ask_all(bigint, jsonb)']

/** Spreads what the migrations have made and nobody has spread yet. On a plain PostgreSQL there is nothing to do. */
export async function spreadTables(client: pg.Client): Promise<void> {
  if (!(await isCluster(client)) || !(await isMade(client))) return
  const { rows } = await client.query<{ name: string }>(
    'SELECT logicalrelid::regclass::text AS name FROM pg_dist_partition',
  )
  const known = new Set(rows.map(({ name }) => name))
  const missing = ([name]: readonly [string, ...unknown[]]) => !known.has(name)
  for (const [table, column] of Object.entries(spread.withOwner).filter(missing)) {
    const together = table === 'player' ? 'none' : 'player'
    await place(client, table, 'create_distributed_table($1, $2, colocate_with => $3)', [column, together])
  }
  for (const [table, column] of Object.entries(spread.byKey).filter(missing))
    await place(client, table, 'create_distributed_table($1, $2)', [column])
  for (const [table, column] of Object.entries(spread.inOnePlace).filter(missing))
    await place(
      client,
      table,
      "create_distributed_table($1, $2, colocate_with => 'none', shard_count => 1)",
      [column],
    )
  for (const table of spread.everywhere.filter((name) => missing([name])))
    await place(client, table, 'create_reference_table($1)', [])
  for (const signature of functionsOfAnOwner)
    await client.query("SELECT create_distributed_function($1, 'owner', colocate_with => 'player')", [
      signature,
    ])
}

/** What lay in the table moves to where it belongs. Citus leaves it here as well, unseen; new parts would collide with it. */
async function place(
  client: pg.Client,
  table: string,
  placing: string,
  settings: readonly string[],
): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SELECT ${placing}`, [table, ...settings])
    await client.query('SELECT truncate_local_data_after_distributing_table($1)', [table])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** Before the functions were there, the game could not be spread. */
async function isMade(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 WHERE to_regprocedure($1) IS NOT NULL', [
    functionsOfAnOwner[0],
  ])
  return rowCount === 1
}

async function isCluster(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_extension WHERE extname = 'citus'")
  return rowCount === 1
}
