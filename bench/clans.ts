import { CLANS } from '@skystair/content/clans/clans.ts'
import type { Clan } from '@skystair/rules/clan/clan.ts'
import { found } from '@skystair/rules/clan/found.ts'
import { NO_TIES } from '@skystair/rules/clan/ties.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { stateOf } from '@skystair/server/features/clan/write-clan.ts'
import pg from 'pg'

const firstId = 1_000_000_000
const linesOfLog = 1000
const riches = 1_000_000_000

/** The number of the n-th clan, counted from one. */
export const clanIdOf = (n: number): number => firstId + n

/** The clan of a player where so many clans share all players evenly. */
export const clanAmong = (clans: number, player: number): number => clanIdOf(1 + (player % clans))

function newClan(): Clan {
  const founder = { id: 1, level: CLANS.joinLevel, clanId: null, clan: NO_TIES }
  const change = found(founder, { id: 1, name: 'Bench' }, CLANS, Date.now())
  if (isRefusal(change)) throw new Error(change.refused)
  return change.clan
}

/**
 * So many clans, all of them rich. The first players are the members of the first clan; the next each lead one of the
 * next clans, as long as there are players.
 */
export async function settleClans(url: string, clans: number, membersOfFirst: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const state = JSON.stringify(stateOf(newClan()))
  for (const statement of [
    `INSERT INTO clan (id, name, founded_at, experience, level, members, theme, mithril, gear, crystal, elixir, state)
      SELECT ${firstId} + n, 'Clan ' || n, now(), (n * 7919) % 1000000, 20,
        CASE n WHEN 1 THEN ${membersOfFirst} ELSE 1 END, 1, ${riches}, ${riches}, ${riches}, ${riches}, '${state}'
      FROM generate_series(1, ${clans}) AS n`,
    `INSERT INTO clan_name (folded, clan_id) SELECT 'clan' || n, ${firstId} + n FROM generate_series(1, ${clans}) AS n`,
    `INSERT INTO clan_member (clan_id, player_id, rank, joined_at)
      SELECT ${firstId} + greatest(1, n - ${membersOfFirst - 1}), n,
        CASE WHEN n = 1 OR n > ${membersOfFirst} THEN 'LEADER' ELSE 'PARTICIPANT' END, now()
      FROM generate_series(1, ${clans + membersOfFirst - 1}) AS n`,
    `INSERT INTO clan_log (clan_id, at, id, type, actor_id, params)
      SELECT ${firstId} + n % ${clans} + 1, now() - n * interval '1 second', gen_random_uuid(), 'gearsDonated', 1,
        '{"amount": 1}' FROM generate_series(1, 3 * ${clans}) AS n`,
    `INSERT INTO clan_log (clan_id, at, id, type, actor_id, params)
      SELECT ${firstId} + 1, now() - n * interval '1 minute', gen_random_uuid(), 'gearsDonated', 1 + n % ${membersOfFirst},
        '{"amount": 1}' FROM generate_series(1, ${linesOfLog}) AS n`,
    `UPDATE player SET name = 'Walker ' || id, access_level = 'PLAYER', level = 20, gear = ${riches},
        clan_id = CASE WHEN id <= ${clans + membersOfFirst - 1} THEN ${firstId} + greatest(1, id - ${membersOfFirst - 1}) END`,
    'VACUUM ANALYZE',
  ])
    await client.query(statement)
  await client.end()
}

/** Moves all players into the first so many clans, evenly. */
export async function spreadOverClans(url: string, clans: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of [
    'DELETE FROM clan_member',
    `UPDATE player SET clan_id = ${firstId} + 1 + id % ${clans}`,
    `INSERT INTO clan_member (clan_id, player_id, rank, joined_at)
      SELECT clan_id, id, CASE WHEN id <= ${clans} THEN 'LEADER' ELSE 'PARTICIPANT' END, now() - interval '9 days' FROM player`,
  ])
    await client.query(statement)
  await client.end()
}
