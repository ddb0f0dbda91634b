import { learnt, owner, sql, theCaller } from '../../platform/database/sql.ts'
import { type ClanRow, clanOfRow, inMilliseconds } from './load-clan.ts'
import type { OwnClanShown } from './views.ts'

interface Answers {
  readonly clan: {
    readonly row: ClanRow
    readonly own: OwnClanShown['own'] | null
    readonly leaderId: number
    readonly applications: number
  } | null
  readonly leader: { readonly name: string | null } | null
}

/**
 * As much of the own clan as a gift needs, loaded with the caller; null: there is none. A hundred give at once: each
 * would read a hundred members.
 */
export const clanOfGiver = {
  select: (_: unknown, callerId: number) => {
    const id = owner(learnt(theCaller, 'clan_id'))
    const clan = sql`SELECT json_build_object('row', row_to_json(clan),
        'own', (SELECT json_build_object('rank', rank, 'joinedAt', ${inMilliseconds(sql`joined_at`)})
          FROM clan_member WHERE clan_member.clan_id = ${id} AND player_id = ${callerId}::bigint),
        'leaderId', (SELECT player_id FROM clan_member WHERE clan_member.clan_id = ${id} AND rank = 'LEADER'),
        'applications', (SELECT count(*) FROM clan_candidate WHERE clan_candidate.clan_id = ${id}
          AND clan_candidate.state = 'WANTS_TO_THE_CLAN'))
      FROM clan WHERE clan.id = ${id} AND clan.closed_at IS NULL`
    return {
      clan,
      leader: sql`SELECT jsonb_build_object('name', leader.name) FROM player AS leader
        WHERE leader.id = ${owner(learnt(clan, 'leaderId'))}`,
    }
  },
  read({ clan, leader }: Answers): OwnClanShown | null {
    if (clan === null || clan.own === null) return null
    const { row, own, leaderId, applications } = clan
    return {
      ...clanOfRow(row),
      membersCurr: row.members,
      leader: { id: leaderId, name: leader?.name ?? null },
      own,
      applications,
    }
  },
}
