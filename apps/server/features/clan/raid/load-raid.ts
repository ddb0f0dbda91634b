import type { Gender } from '@skystair/rules/player/choices.ts'
import type { Muster } from '@skystair/rules/raid/pool.ts'
import type { Loot, Raid, RaidOutcome } from '@skystair/rules/raid/raid.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  across,
  type Learnt,
  learnt,
  owner,
  type Sql,
  sql,
  theCaller,
} from '../../../platform/database/sql.ts'
import { askAll } from '../../../platform/database/steps.ts'
import { type FoundClan, ownClan } from '../load-clan.ts'

/** A raid as it is stored. */
export interface FoundRaid extends Raid {
  readonly paidAt: number | null
  readonly treasury: Loot | null
}

/** What a member has dealt in a raid, and whether in a fight now. */
export interface FoundDealer {
  readonly playerId: number
  readonly name: string | null
  readonly gender: Gender
  readonly heroImage: string | null
  readonly dealt: number
  readonly fights: number
  readonly bestBlow: number
  readonly bestBattle: string | null
  readonly fightingSince: number | null
  readonly loot: Loot | null
}

/** A fight that nobody goes on with is not shown for ever. */
export const fightLasts = 3_600_000

const moment = (at: Sql): Sql => sql`floor(extract(epoch FROM ${at}) * 1000)`

export const selectRaid = (clanId: number | Learnt, week: number): Sql =>
  sql`SELECT jsonb_build_object('clanId', clan_id, 'week', week, 'boss', boss, 'difficulty', difficulty, 'pool', pool,
      'left', pool_left, 'members', members, 'height', height, 'endedAt', ${moment(sql`ended_at`)}, 'outcome', outcome,
      'killerId', killer_id, 'paidAt', ${moment(sql`paid_at`)}, 'treasury', treasury)
    FROM raid WHERE clan_id = ${owner(clanId)} AND week = ${week}::integer`

export const selectJoinedAt = (clanId: number | Learnt, playerId: number): Sql =>
  sql`SELECT to_jsonb(${moment(sql`joined_at`)}) FROM clan_member
    WHERE clan_id = ${owner(clanId)} AND player_id = ${playerId}::bigint`

/** Whoever dealt most first. Names lie on every machine. */
const selectDealers = (clanId: number | Learnt, week: number): Sql =>
  sql`SELECT jsonb_agg(jsonb_build_object('playerId', dealer.player_id, 'name', person.name,
      'gender', coalesce(person.gender, 'male'), 'heroImage', dealer.hero_image, 'dealt', dealer.dealt,
      'fights', dealer.fights, 'bestBlow', dealer.best_blow, 'bestBattle', dealer.best_battle,
      'fightingSince', ${moment(sql`dealer.fighting_since`)}, 'loot', dealer.loot)
      ORDER BY dealer.dealt DESC, dealer.player_id)
    FROM raid_dealer AS dealer LEFT JOIN person ON person.id = dealer.player_id
    WHERE dealer.clan_id = ${owner(clanId)} AND dealer.week = ${week}::integer`

const selectLastEnded = (clanId: number | Learnt): Sql =>
  sql`SELECT jsonb_build_object('week', week, 'outcome', outcome, 'at', ${moment(sql`ended_at`)})
    FROM raid WHERE clan_id = ${owner(clanId)} AND ended_at IS NOT NULL ORDER BY week DESC LIMIT 1`

/** The members of a clan, by which its boss is measured. */
const selectMuster = (clanId: number | Learnt): Sql =>
  sql`SELECT jsonb_build_object('members', count(*), 'power', coalesce(sum(power), 0), 'height', coalesce(avg(stair), 0))
    FROM player WHERE player.clan_id = ${clanId}::bigint ${across('people of a clan')}`

/** The own clan and its raid of this week. The members are counted only while nobody has begun it. */
export interface OwnRaid {
  readonly clan: FoundClan | null
  readonly raid: FoundRaid | null
  readonly dealers: readonly FoundDealer[]
  readonly lastEnded: { readonly week: number; readonly outcome: RaidOutcome; readonly at: number } | null
  readonly muster: Muster
}

interface Answers {
  readonly clan: never
  readonly leader: never
  readonly raid: FoundRaid | null
  readonly dealers: readonly FoundDealer[] | null
  readonly lastEnded: OwnRaid['lastEnded']
  readonly muster: Muster | null
}

const NOBODY: Muster = { members: 0, power: 0, height: 0 }

const own = learnt(theCaller, 'clan_id')

const read = ({ clan, leader, raid, dealers, lastEnded, muster }: Answers): OwnRaid => ({
  clan: ownClan.read({ clan, leader }),
  raid,
  dealers: dealers ?? [],
  lastEnded,
  muster: muster ?? NOBODY,
})

export const ownRaid = {
  select: (incoming: unknown, callerId: number, now: number): Readonly<Record<string, Sql>> => {
    const week = weekOf(now)
    const unbegun = sql`SELECT jsonb_build_object('clanId',
        CASE WHEN NOT EXISTS (SELECT 1 FROM raid WHERE clan_id = ${owner(own)} AND week = ${week}::integer)
        THEN ${owner(own)} END)`
    return {
      ...ownClan.select(incoming, callerId, now),
      raid: selectRaid(own, week),
      dealers: selectDealers(own, week),
      lastEnded: selectLastEnded(own),
      unbegun,
      muster: selectMuster(learnt(unbegun, 'clanId')),
    }
  },
  read,
}

/** The own clan and its members, for what the next boss would be. */
export const ownMuster = {
  select: (incoming: unknown, callerId: number, now: number): Readonly<Record<string, Sql>> => ({
    ...ownClan.select(incoming, callerId, now),
    muster: selectMuster(own),
  }),
  read: ({
    clan,
    leader,
    muster,
  }: Pick<Answers, 'clan' | 'leader' | 'muster'>): Pick<OwnRaid, 'clan' | 'muster'> => ({
    clan: ownClan.read({ clan, leader }),
    muster: muster ?? NOBODY,
  }),
}

/** The own clan and its raid of some week. */
export const raidOfWeek = {
  select: (
    incoming: { readonly query: { readonly week?: number } },
    callerId: number,
    now: number,
  ): Readonly<Record<string, Sql>> => {
    const week = Math.min(incoming.query.week ?? weekOf(now), weekOf(now))
    return {
      ...ownClan.select(incoming, callerId, now),
      raid: selectRaid(own, week),
      dealers: selectDealers(own, week),
    }
  },
  read: ({ clan, leader, raid, dealers }: Answers): Pick<OwnRaid, 'clan' | 'raid' | 'dealers'> => ({
    clan: ownClan.read({ clan, leader }),
    raid,
    dealers: dealers ?? [],
  }),
}

/** For work by the clock, which has no caller. */
export async function findRaid(
  database: Database,
  clanId: number,
  week: number,
): Promise<Pick<OwnRaid, 'raid' | 'dealers'>> {
  const [raid, dealers] = (await askAll(database, clanId, [
    selectRaid(clanId, week),
    selectDealers(clanId, week),
  ])) as [FoundRaid | null, readonly FoundDealer[] | null]
  return { raid, dealers: dealers ?? [] }
}
