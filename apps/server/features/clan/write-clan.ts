import { randomUUID } from 'node:crypto'
import { CLANS } from '@skystair/content/clans/clans.ts'
import type { ClanChange } from '@skystair/rules/clan/change.ts'
import { type Clan, type Member, TREASURY_CURRENCIES } from '@skystair/rules/clan/clan.ts'
import { isDeserted } from '@skystair/rules/clan/leave.ts'
import type { ClanEvent } from '@skystair/rules/clan/log.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { ofClan, ofWorld, writeAccount } from '@skystair/rules/wallet/account.ts'
import type { Movement } from '@skystair/rules/wallet/movement.ts'
import { join, named, owner, type Sql, sql } from '../../platform/database/sql.ts'
import { mustTouch, type Step } from '../../platform/database/steps.ts'
import { CLAN_STATE_VERSION, type FoundClan, type StoredState } from './load-clan.ts'

export const stateOf = ({
  buildings,
  hall,
  themeChanges,
  themePaidAt,
  about,
  writers,
  difficulty,
  regency,
}: Clan): StoredState => ({
  buildings,
  hall,
  themeChanges,
  themePaidAt,
  about,
  writers,
  difficulty,
  regency,
})

/**
 * What a rule has made of a clan, as writes: guarded by the version it was read at. Rows of players whom it concerns
 * are written before: whoever gives to the treasury locks the own row first and then the clan's.
 */
export function writeClan(
  before: FoundClan,
  { clan, events, spent = {} }: ClanChange,
  at: Date,
): readonly (Sql | Step)[] {
  return [
    mustTouch(
      'clan',
      sql`UPDATE clan SET version = version + 1, name = ${clan.name}, ${experienced(clan.experience - before.experience)},
        members = ${clan.members.length}::integer,
        theme = ${clan.theme}::integer, advertisement = ${clan.advertisement}::text,
        state_version = ${CLAN_STATE_VERSION}::integer, state = ${JSON.stringify(stateOf(clan))}::jsonb ${taken(spent)}
        WHERE id = ${owner(clan.id)} AND version = ${before.version}::integer`,
    ),
    ...membersChanged(before.storedMembers, clan),
    ...candidatesChanged(before, clan),
    ...bookTreasury(clan.id, paidFor(spent, events), at),
    ...logEvents(clan.id, events, at),
    ...(isDeserted(clan) ? close(clan, at) : []),
  ]
}

/** Experience at which each level but the first begins. */
const levelsBegin = Array.from({ length: CLANS.topLevel - 1 }, (_, place) => CLANS.levelExperience(place + 1))

/** Only ever added: raids add to it without naming the version of the clan. */
export const experienced = (gained: number): Sql =>
  sql`experience = experience + ${gained}::bigint,
    level = 1 + width_bucket(experience + ${gained}::bigint, ${levelsBegin}::bigint[])`

/** Raids bring experience, a hundred members at once: the version is left alone. */
export const gainExperience = (clanId: number, gained: number): Sql =>
  sql`UPDATE clan SET ${experienced(gained)} WHERE id = ${owner(clanId)} AND closed_at IS NULL`

/** A name that is nobody's, or whose clan is no more for long enough. */
export const claimName = (clanId: number, name: string, at: Date): Step =>
  mustTouch(
    'clan_name',
    sql`INSERT INTO clan_name (folded, clan_id) VALUES (${foldName(name)}, ${clanId}::bigint)
      ON CONFLICT (folded) DO UPDATE SET clan_id = excluded.clan_id, free_at = NULL
      WHERE clan_name.free_at <= ${at}::timestamptz`,
    'clan.refused.name-taken',
  )

export const insertClan = (clan: Clan, events: readonly ClanEvent[], at: Date): readonly (Sql | Step)[] => [
  claimName(clan.id, clan.name, at),
  // Ids of owners come from one space: a player's would mix up two purses.
  mustTouch(
    'clan',
    sql`INSERT INTO clan (id, name, founded_at, members, theme, state_version, state)
      SELECT ${owner(clan.id)}, ${clan.name}, ${at}::timestamptz, ${clan.members.length}::integer, ${clan.theme}::integer,
        ${CLAN_STATE_VERSION}::integer, ${JSON.stringify(stateOf(clan))}::jsonb
      WHERE NOT EXISTS (SELECT 1 FROM player WHERE player.id = ${owner(clan.id)})`,
  ),
  ...membersChanged([], clan),
  ...logEvents(clan.id, events, at),
]

const taken = (spent: Amounts): Sql =>
  join(
    TREASURY_CURRENCIES.filter((currency) => (spent[currency] ?? 0) > 0).map(
      (currency) => sql`, ${named(currency)} = ${named(currency)} - ${spent[currency]}::bigint`,
    ),
    '',
  )

/** Whoever is no leader any more is written before whoever is: there is one leader at every moment. */
function membersChanged(before: readonly Member[], after: Clan): readonly (Sql | Step)[] {
  const known = new Map(before.map((member) => [member.playerId, member]))
  const stay = new Set(after.members.map(({ playerId }) => playerId))
  const gone = before.filter(({ playerId }) => !stay.has(playerId))
  const changed = after.members
    .filter(({ playerId, rank }) => known.get(playerId)?.rank !== rank)
    .toSorted((one, other) => Number(one.rank === 'LEADER') - Number(other.rank === 'LEADER'))
  return [
    ...gone.map(
      ({ playerId }) =>
        sql`DELETE FROM clan_member WHERE clan_id = ${owner(after.id)} AND player_id = ${playerId}::bigint`,
    ),
    ...changed.map(
      ({ playerId, rank, joinedAt }) => sql`INSERT INTO clan_member (clan_id, player_id, rank, joined_at)
        VALUES (${owner(after.id)}, ${playerId}::bigint, ${rank}::text, ${new Date(joinedAt)}::timestamptz)
        ON CONFLICT (clan_id, player_id) DO UPDATE SET rank = excluded.rank`,
    ),
  ]
}

function candidatesChanged(before: Clan, after: Clan): readonly Sql[] {
  const known = new Map(before.candidates.map((candidate) => [candidate.playerId, candidate]))
  const stay = new Set(after.candidates.map(({ playerId }) => playerId))
  return [
    ...before.candidates
      .filter(({ playerId }) => !stay.has(playerId))
      .map(
        ({ playerId }) =>
          sql`DELETE FROM clan_candidate WHERE clan_id = ${owner(after.id)} AND player_id = ${playerId}::bigint`,
      ),
    ...after.candidates
      .filter((candidate) => known.get(candidate.playerId) !== candidate)
      .map(
        ({ playerId, state, at }) => sql`INSERT INTO clan_candidate (clan_id, player_id, state, at)
          VALUES (${owner(after.id)}, ${playerId}::bigint, ${state}::text, ${new Date(at)}::timestamptz)
          ON CONFLICT (clan_id, player_id) DO UPDATE SET state = excluded.state, at = excluded.at`,
      ),
  ]
}

/** What the treasury pays goes to the builders of the world, under the name of what it was paid for. */
export const paidFor = (spent: Amounts, events: readonly ClanEvent[]): readonly Movement[] =>
  TREASURY_CURRENCIES.filter((currency) => (spent[currency] ?? 0) > 0).map((currency) => ({
    currency,
    amount: -(spent[currency] ?? 0),
    counterparty: ofWorld('clan'),
    reason: `CLAN_${events[0]?.type ?? 'spent'}`,
  }))

/**
 * The books of the clan, to stand after what changes its purse: what is left is read there and then, for others may
 * have given meanwhile. At most one movement of a currency.
 */
export function bookTreasury(
  clanId: number,
  movements: readonly Movement[],
  at: Date,
  reference: string = randomUUID(),
): readonly Sql[] {
  if (movements.length === 0) return []
  const own = writeAccount(ofClan(clanId))
  const rows = movements.map(({ currency, amount, counterparty, reason }) => {
    const other = writeAccount(counterparty)
    return {
      id: randomUUID(),
      currency,
      source: amount > 0 ? other : own,
      target: amount > 0 ? own : other,
      amount: Math.abs(amount),
      reason,
    }
  })
  return [
    sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference, balance)
      SELECT ${owner(clanId)}, ${at}::timestamptz, row.id, row.currency, row.source, row.target, row.amount, row.reason,
        ${reference}, ${balanceOf(sql`row.currency`)}
      FROM clan, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row(id uuid, currency text, source text, target text, amount bigint, reason text)
      WHERE clan.id = ${owner(clanId)}`,
  ]
}

const balanceOf = (currency: Sql): Sql =>
  sql`CASE ${currency} ${join(
    TREASURY_CURRENCIES.map((each) => sql`WHEN ${each}::text THEN clan.${named(each)}`),
    ' ',
  )} END`

export const logEvents = (clanId: number, events: readonly ClanEvent[], at: Date): readonly Sql[] =>
  events.length === 0
    ? []
    : [
        sql`INSERT INTO clan_log (clan_id, at, id, type, actor_id, subject_id, params)
          SELECT ${owner(clanId)}, ${at}::timestamptz, row.id, row.type, row.actor, row.subject, row.params
          FROM jsonb_to_recordset(${JSON.stringify(
            events.map(({ type, actorId, subjectId, params }) => ({
              id: randomUUID(),
              type,
              actor: actorId,
              subject: subjectId,
              params,
            })),
          )}::jsonb) AS row(id uuid, type text, actor bigint, subject bigint, params jsonb)`,
      ]

/** The last one has gone: what lies in the treasury goes back to the world, and the name is free after a while. */
const close = (clan: Clan, at: Date): readonly Sql[] => [
  sql`INSERT INTO ledger (owner_id, at, id, currency, source, target, amount, reason, reference, balance)
    SELECT ${owner(clan.id)}, ${at}::timestamptz, gen_random_uuid(), held.currency, ${writeAccount(ofClan(clan.id))},
      ${writeAccount(ofWorld('clan'))}, held.amount, 'CLAN_CLOSED', ${randomUUID()}, 0
    FROM clan, LATERAL (VALUES ${join(
      TREASURY_CURRENCIES.map((currency) => sql`(${currency}::text, clan.${named(currency)})`),
      ', ',
    )}) AS held(currency, amount)
    WHERE clan.id = ${owner(clan.id)} AND held.amount > 0`,
  sql`UPDATE clan SET closed_at = ${at}::timestamptz, advertisement = NULL, ${join(
    TREASURY_CURRENCIES.map((currency) => sql`${named(currency)} = 0`),
    ', ',
  )} WHERE id = ${owner(clan.id)}`,
  sql`DELETE FROM clan_candidate WHERE clan_id = ${owner(clan.id)}`,
  sql`UPDATE clan_name SET free_at = ${new Date(at.getTime() + CLANS.nameFreeAfter)}::timestamptz
    WHERE clan_id = ${clan.id}::bigint`,
]
