import { createHash } from 'node:crypto'
import { CLANS } from '@skystair/content/clans/clans.ts'
import { TREASURY_CURRENCIES } from '@skystair/rules/clan/clan.ts'
import { levelOf } from '@skystair/rules/clan/level.ts'
import { ofClan, writeAccount } from '@skystair/rules/wallet/account.ts'
import { buildingWork } from '../../features/clan/build.ts'
import { CLAN_STATE_VERSION } from '../../features/clan/load-clan.ts'
import { claimName, stateOf } from '../../features/clan/write-clan.ts'
import type { Database } from '../../platform/database/database.ts'
import { across, join, named, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { type Step, writeSteps } from '../../platform/database/steps.ts'
import { schedule } from '../../platform/due-work/due-work.ts'
import type { Chronicle } from './chronicle.ts'
import { insertTalk } from './clan-talk.ts'
import type { PeopledClans } from './peopled-clans.ts'
import { raidOfTheWeek } from './raid-of-the-week.ts'

const hour = 3_600_000

/** Puts the clans that are not there yet into the world, each as a whole. */
export async function insertClans(
  database: Database,
  { clans, seekers }: PeopledClans,
  now: number,
): Promise<void> {
  const ids = clans.map(({ plan }) => plan.id)
  const known = await database.query<{ id: number }>(
    sql`SELECT id FROM clan WHERE id = ANY(${ids}::bigint[]) ${across('all clans')}`,
  )
  const missing = clans.filter(({ plan }) => !known.some(({ id }) => id === plan.id))
  for (const { plan, chronicle } of missing) {
    const told = insertTalk(chronicle.clan, plan.language, now)
    const raid = await raidOfTheWeek(database, chronicle.clan, now)
    await writeSteps(database, plan.id, [...insertChronicle(chronicle, now), ...told, ...raid])
  }
  await database.query(sql`INSERT INTO clan_seeker (player_id, at, until)
    SELECT seeker."playerId", seeker.at, seeker.at + ${CLANS.seekingLasts}::bigint * interval '1 millisecond'
    FROM jsonb_to_recordset(${rowsOf(seekers)}::jsonb) AS seeker("playerId" bigint, at timestamptz)
    ON CONFLICT DO NOTHING`)
}

/** Rows as PostgreSQL reads them: moments as it writes them. */
const rowsOf = (rows: readonly { readonly at: number }[]): string =>
  JSON.stringify(rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) })))

/** The same for the same: what was inserted twice would be told twice. */
const idOf = (clanId: number, place: number): string => {
  const hash = createHash('sha256').update(`${clanId}/${place}`).digest('hex')
  return `${String(place).padStart(8, '0')}-${hash.slice(0, 4)}-4${hash.slice(4, 7)}-8${hash.slice(7, 10)}-${hash.slice(10, 22)}`
}

const insertChronicle = (chronicle: Chronicle, now: number): readonly (Sql | Step)[] => [
  claimName(chronicle.clan.id, chronicle.clan.name, new Date(now)),
  insertClan(chronicle),
  ...insertPeople(chronicle, now),
  insertGiven(chronicle),
  insertLog(chronicle),
  insertBooks(chronicle),
  ...scheduleWorks(chronicle),
]

const insertClan = ({ clan }: Chronicle): Sql =>
  sql`INSERT INTO clan (id, name, founded_at, experience, level, members, theme, advertisement,
      ${join(TREASURY_CURRENCIES.map(named), ', ')}, state_version, state)
    VALUES (${owner(clan.id)}, ${clan.name}, ${new Date(clan.foundedAt)}::timestamptz, ${clan.experience}::bigint,
      ${levelOf(clan.experience, CLANS)}::integer, ${clan.members.length}::integer, ${clan.theme}::integer,
      ${clan.advertisement}::text, ${join(
        TREASURY_CURRENCIES.map((currency) => sql`${clan.treasury[currency]}::bigint`),
        ', ',
      )}, ${CLAN_STATE_VERSION}::integer, ${JSON.stringify(stateOf(clan))}::jsonb)`

/** Members with the last time each was seen, and who waits at the door. */
function insertPeople({ clan }: Chronicle, now: number): readonly Sql[] {
  const members = clan.members.map(({ playerId, rank, joinedAt }, place) => ({
    playerId,
    rank,
    at: joinedAt,
    seen: new Date(now - (place + 1) * (place % 7) * hour - hour),
  }))
  const written = sql`jsonb_to_recordset(${rowsOf(members)}::jsonb)
    AS member("playerId" bigint, rank text, at timestamptz, seen timestamptz)`
  return [
    sql`INSERT INTO clan_member (clan_id, player_id, rank, joined_at)
      SELECT ${owner(clan.id)}, member."playerId", member.rank, member.at FROM ${written}`,
    // A session that has ended: nobody can come in with it.
    sql`INSERT INTO session (player_id, id, secret_hash, device, created_at, seen_at, ended_at)
      SELECT member."playerId", 'demo-' || member."playerId", sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'demo',
        member.at, member.seen, member.seen ${across('members of the demo world')}
      FROM ${written} ON CONFLICT DO NOTHING`,
    sql`INSERT INTO clan_candidate (clan_id, player_id, state, at)
      SELECT ${owner(clan.id)}, candidate."playerId", candidate.state, candidate.at
      FROM jsonb_to_recordset(${rowsOf(clan.candidates)}::jsonb)
        AS candidate("playerId" bigint, state text, at timestamptz)`,
  ]
}

const insertGiven = ({ clan, given }: Chronicle): Sql =>
  sql`INSERT INTO clan_given (clan_id, player_id, day, worth)
    SELECT ${owner(clan.id)}, gift."playerId", gift.at::date, sum(gift.worth)
    FROM jsonb_to_recordset(${rowsOf(given)}::jsonb) AS gift("playerId" bigint, at timestamptz, worth bigint)
    GROUP BY gift."playerId", gift.at::date`

function insertLog({ clan, log }: Chronicle): Sql {
  const rows = log.map(({ at, event }, place) => ({ ...event, at, id: idOf(clan.id, place) }))
  return sql`INSERT INTO clan_log (clan_id, at, id, type, actor_id, subject_id, params)
    SELECT ${owner(clan.id)}, line.at, line.id, line.type, line."actorId", line."subjectId", line.params
    FROM jsonb_to_recordset(${rowsOf(rows)}::jsonb)
      AS line(at timestamptz, id uuid, type text, "actorId" bigint, "subjectId" bigint, params jsonb)`
}

function insertBooks({ clan, books }: Chronicle): Sql {
  const own = writeAccount(ofClan(clan.id))
  const rows = books.flatMap(({ at, movements, reference, left }) =>
    movements.map(({ currency, amount, counterparty, reason }) => {
      const other = writeAccount(counterparty)
      return {
        at,
        currency,
        source: amount > 0 ? other : own,
        target: amount > 0 ? own : other,
        amount: Math.abs(amount),
        reason,
        reference,
        balance: left[currency as keyof typeof left],
      }
    }),
  )
  const numbered = rows.map((row, place) => ({ ...row, id: idOf(clan.id, place) }))
  return sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference, balance)
    SELECT ${owner(clan.id)}, row.at, row.id, row.currency, row.source, row.target, row.amount, row.reason,
      row.reference, row.balance
    FROM jsonb_to_recordset(${rowsOf(numbered)}::jsonb) AS row(at timestamptz, id uuid, currency text, source text,
      target text, amount bigint, reason text, reference text, balance bigint)`
}

/** What is at work is opened by itself one day, as any other. */
const scheduleWorks = ({ clan }: Chronicle): readonly Sql[] =>
  Object.entries(clan.buildings).flatMap(([type, { level, endsAt }]) => {
    if (endsAt === null) return []
    const payload = { clanId: clan.id, type, level: level + 1, isTold: false }
    return [schedule(buildingWork, { id: `${clan.id}-${type}-${level + 1}`, dueAt: endsAt, payload })]
  })
