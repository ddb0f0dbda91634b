import { CLANS } from '@skystair/content/clans/clans.ts'
import {
  type Candidate,
  type Clan,
  type Member,
  TREASURY_CURRENCIES,
  type Treasury,
} from '@skystair/rules/clan/clan.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  join,
  type Learnt,
  learnt,
  named,
  owner,
  type Sql,
  sql,
  theCaller,
} from '../../platform/database/sql.ts'
import { askAll } from '../../platform/database/steps.ts'
import { UpdateUnderWay } from '../../platform/edge/errors.ts'

/** A clan as it was read, and at which version. */
export interface FoundClan extends Clan {
  readonly version: number
  readonly leaderName: string | null
}

/** What of a clan has no column of its own. */
export type StoredState = Pick<
  Clan,
  'buildings' | 'hall' | 'themeChanges' | 'themePaidAt' | 'about' | 'difficulty' | 'regency'
>

/** The version in which this game stores a clan. */
export const CLAN_STATE_VERSION = 0

interface Answer extends Treasury {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly foundedAt: number
  readonly experience: number
  readonly theme: number
  readonly advertisement: string | null
  readonly stateVersion: number
  readonly state: StoredState
  readonly members: readonly Omit<Member, 'given'>[] | null
  readonly given: Readonly<Record<string, number>> | null
  readonly candidates: readonly Candidate[] | null
}

const moment = (at: Sql): Sql => sql`floor(extract(epoch FROM ${at}) * 1000)`

/** A question: the whole clan, as one value. A clan that is closed is none. */
export function selectClan(id: number | Learnt, now: number): Sql {
  const own = owner(id)
  const purse = join(
    TREASURY_CURRENCIES.map((currency) => sql`${currency}::text, clan.${named(currency)}`),
    ', ',
  )
  return sql`SELECT jsonb_build_object('id', clan.id, 'version', clan.version, 'name', clan.name,
      'foundedAt', ${moment(sql`clan.founded_at`)}, 'experience', clan.experience, 'theme', clan.theme,
      'advertisement', clan.advertisement, 'stateVersion', clan.state_version, 'state', clan.state, ${purse},
      'leaderId', (SELECT player_id FROM clan_member WHERE clan_member.clan_id = ${own} AND rank = 'LEADER'),
      'members', (SELECT jsonb_agg(jsonb_build_object('playerId', player_id, 'rank', rank,
          'joinedAt', ${moment(sql`joined_at`)}) ORDER BY joined_at, player_id)
        FROM clan_member WHERE clan_member.clan_id = ${own}),
      'given', (SELECT jsonb_object_agg(sums.player_id, sums.worth) FROM (SELECT player_id, sum(worth) AS worth
        FROM clan_given WHERE clan_given.clan_id = ${own}
          AND clan_given.day > ${new Date(now - CLANS.givenCounts)}::timestamptz GROUP BY player_id) AS sums),
      'candidates', (SELECT jsonb_agg(jsonb_build_object('playerId', player_id, 'state', state, 'at', ${moment(sql`at`)})
          ORDER BY at, player_id)
        FROM clan_candidate WHERE clan_candidate.clan_id = ${own}))
    FROM clan WHERE clan.id = ${own} AND clan.closed_at IS NULL`
}

export function readClan(answer: unknown): FoundClan | null {
  if (answer === null || answer === undefined) return null
  const { state, stateVersion, members, given, candidates, ...row } = answer as Answer
  if (stateVersion > CLAN_STATE_VERSION) throw new UpdateUnderWay('a clan', stateVersion)
  return {
    id: row.id,
    version: row.version,
    leaderName: null,
    name: row.name,
    foundedAt: row.foundedAt,
    experience: row.experience,
    theme: row.theme,
    advertisement: row.advertisement,
    treasury: Object.fromEntries(TREASURY_CURRENCIES.map((currency) => [currency, row[currency]])) as Record<
      keyof Treasury,
      number
    >,
    members: (members ?? []).map((member) => ({ ...member, given: given?.[member.playerId] ?? 0 })),
    candidates: candidates ?? [],
    ...state,
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
