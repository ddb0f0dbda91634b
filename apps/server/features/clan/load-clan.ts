import { CLANS } from '@skystair/content/clans/clans.ts'
import {
  type Candidate,
  type Clan,
  type Member,
  NO_WRITERS,
  TREASURY_CURRENCIES,
  type Treasury,
} from '@skystair/rules/clan/clan.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Learnt, learnt, owner, type Sql, sql, theCaller } from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { UpdateUnderWay } from '../../platform/edge/errors.ts'

/** A clan as it was read, and at which version. */
export interface FoundClan extends Clan {
  readonly version: number
  readonly leaderName: string | null
  /** As they stand in the database, whatever a rule has made of them since. */
  readonly storedMembers: readonly Member[]
}

/** What of a clan has no column of its own. */
export type StoredState = Pick<
  Clan,
  'buildings' | 'hall' | 'themeChanges' | 'themePaidAt' | 'about' | 'writers' | 'difficulty' | 'regency'
>

/** The version in which this game stores a clan. */
export const CLAN_STATE_VERSION = 0

/** The row of a clan, as JSON. */
export interface ClanRow extends Treasury {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly founded_at: string
  readonly experience: number
  readonly theme: number
  readonly advertisement: string | null
  /** How many there are. */
  readonly members: number
  readonly state_version: number
  readonly state: StoredState
}

interface Answer {
  readonly row: ClanRow
  readonly members: readonly Omit<Member, 'given'>[] | null
  readonly given: Readonly<Record<string, number>> | null
  readonly candidates: readonly Candidate[] | null
}

export const inMilliseconds = (at: Sql): Sql => sql`floor(extract(epoch FROM ${at}) * 1000)`

/** A question: the whole clan, as one value. A clan that is closed is none. */
export function selectClan(id: number | Learnt, now: number): Sql {
  const own = owner(id)
  return sql`SELECT json_build_object('row', row_to_json(clan),
      'leaderId', (SELECT player_id FROM clan_member WHERE clan_member.clan_id = ${own} AND rank = 'LEADER'),
      'members', (SELECT json_agg(json_build_object('playerId', player_id, 'rank', rank,
          'joinedAt', ${inMilliseconds(sql`joined_at`)}) ORDER BY joined_at, player_id)
        FROM clan_member WHERE clan_member.clan_id = ${own}),
      'given', (SELECT json_object_agg(sums.player_id, sums.worth) FROM (SELECT player_id, sum(worth) AS worth
        FROM clan_given WHERE clan_given.clan_id = ${own}
          AND clan_given.day > ${new Date(now - CLANS.givenCounts)}::timestamptz GROUP BY player_id) AS sums),
      'candidates', (SELECT json_agg(json_build_object('playerId', player_id, 'state', state, 'at', ${inMilliseconds(sql`at`)})
          ORDER BY at, player_id)
        FROM clan_candidate WHERE clan_candidate.clan_id = ${own}))
    FROM clan WHERE clan.id = ${own} AND clan.closed_at IS NULL`
}

/** What its row alone knows of a clan. */
export function clanOfRow(row: ClanRow): Omit<Clan, 'members' | 'candidates'> & Pick<FoundClan, 'version'> {
  if (row.state_version > CLAN_STATE_VERSION) throw new UpdateUnderWay('a clan', row.state_version)
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    foundedAt: Date.parse(row.founded_at),
    experience: row.experience,
    theme: row.theme,
    advertisement: row.advertisement,
    treasury: Object.fromEntries(TREASURY_CURRENCIES.map((currency) => [currency, row[currency]])) as Record<
      keyof Treasury,
      number
    >,
    ...row.state,
    // Clans of old do not know it.
    writers: { ...NO_WRITERS, ...row.state.writers },
  }
}

export function readClan(answer: unknown): FoundClan | null {
  if (answer === null || answer === undefined) return null
  const { row, members, given, candidates } = answer as Answer
  const storedMembers = (members ?? []).map((member) => ({
    ...member,
    given: given?.[member.playerId] ?? 0,
  }))
  return {
    ...clanOfRow(row),
    leaderName: null,
    members: storedMembers,
    storedMembers,
    candidates: candidates ?? [],
  }
}

const asked = (id: number | Learnt, now: number): Readonly<Record<string, Sql>> => {
  const clan = selectClan(id, now)
  return {
    clan,
    leader: sql`SELECT jsonb_build_object('name', leader.name) FROM player AS leader
      WHERE leader.id = ${owner(learnt(clan, 'leaderId'))}`,
  }
}

interface Answers {
  readonly clan: unknown
  readonly leader: { readonly name: string | null } | null
}

const read = ({ clan, leader }: Answers): FoundClan | null => {
  const found = readClan(clan)
  return found === null ? null : { ...found, leaderName: leader?.name ?? null }
}

/** The caller's own clan, loaded with the caller; null: there is none. */
export const ownClan = {
  select: (_: unknown, __: number, now: number) => asked(learnt(theCaller, 'clan_id'), now),
  read,
}

/** A clan by its number, loaded with the caller. */
export const theClan = <Asked>(idOf: (incoming: Asked) => number | Learnt) => ({
  select: (incoming: Asked, _: number, now: number) => asked(idOf(incoming), now),
  read,
})

/** For work by the clock, which has no caller. */
export async function findClan(database: Database, id: number, now: number): Promise<FoundClan | null> {
  const [clan] = await askAll(database, id, [selectClan(id, now)])
  return readClan(clan)
}
