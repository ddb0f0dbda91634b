import { RAIDS } from '@skystair/content/raids/raids.ts'
import { REALM } from '@skystair/content/realm.ts'
import { askToTheEnd } from '@skystair/rules/battle/ask.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { startBattle } from '@skystair/rules/battle/start-battle.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { musterBoss } from '@skystair/rules/road/boss-stair.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import pg from 'pg'
import { clanIdOf } from './clans.ts'
import { fullSides, sixAgainstSix } from './six-against-six.ts'

const pool = 2 ** 50
const longLife = 1000
const stair = 105
const floor = 100

/** The six of the road before a boss that many fight, and that none of them brings down. */
export function beforeBoss(): Battle {
  const { creatures } = sixAgainstSix(fullSides(floor).next().value, 'bench', longLife)
  // Each of its blows hurts: the mirror would make some moves longer than others.
  const boss = RAIDS.bosses.find(({ trick }) => trick.type === 'HEAL')
  if (!boss) throw new Error('no boss')
  const battle = startBattle({
    id: 'bench',
    type: 'MULTI',
    placeId: `raid-${stair}-0`,
    opponent: { kind: 'raid-boss', clanId: clanIdOf(1), week: weekOf(Date.now()) },
    seed: 'bench',
    squad: creatures.filter(({ side }) => side === 'player'),
    enemies: musterBoss(REALM, boss, stair, { pool, left: pool }),
    consumables: [],
  })
  if (isRefusal(battle)) throw new Error(battle.refused)
  return battle
}

/** The same battle when it is over. */
export function foughtOut(battle: Battle): Battle {
  const moved = askToTheEnd(battle)
  if (isRefusal(moved)) throw new Error(moved.refused)
  return moved.battle
}

/** The boss of this week before the gates of the first so many clans, and everybody on the raid road. */
export async function beginRaid(url: string, clans = 1): Promise<void> {
  const road = { world: 'raid', floor, top: stair - 1, coordinate: 0, taken: {}, marks: {}, stepsLeft: 20 }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `INSERT INTO raid (clan_id, week, boss, difficulty, pool, pool_left, members, height, began_at)
      SELECT $1 + n, $2, 'lich', 'EASY', $3, $3, 100, 100, now() FROM generate_series(1, $4) AS n`,
    [clanIdOf(0), weekOf(Date.now()), pool, clans],
  )
  await client.query(
    `UPDATE player SET state = jsonb_set(jsonb_set(state, '{climb,travels,world}', '"raid"'),
      '{climb,travels,roads,raid}', $1::jsonb)`,
    [JSON.stringify(road)],
  )
  await client.end()
}

let times = 0

/**
 * Everybody who is not yet is at the end of this battle, each in one of its own: replays are told apart by their ids. A
 * boss is that of the own clan.
 */
export async function endBattles(url: string, battle: Battle): Promise<void> {
  times += 1
  const own = (state: string) =>
    battle.opponent?.kind === 'raid-boss'
      ? `jsonb_set(${state}, '{opponent,clanId}', to_jsonb(clan_id))`
      : state
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `INSERT INTO battle (player_id, id, beginning, state, started_at)
      SELECT id, name, jsonb_set(${own('$1::jsonb')}, '{id}', to_jsonb(name)),
        jsonb_set(${own('$2::jsonb')}, '{id}', to_jsonb(name)), now()
      FROM (SELECT id, clan_id, 'bench-${times}-' || id AS name FROM player) AS each
      ON CONFLICT (player_id) DO NOTHING`,
    [JSON.stringify({ ...battle, inputs: [] }), JSON.stringify(battle)],
  )
  await client.end()
}
