import { learnt, owner, sql, theCaller } from '../../platform/database/sql.ts'
import { type ClanRow, clanOfRow, inMilliseconds } from './load-clan.ts'
import type { OwnClanShown } from './views.ts'

interface Answer {
  readonly row: ClanRow
  readonly own: OwnClanShown['own'] | null
  readonly leader: OwnClanShown['leader']
  readonly applications: number
}

/**
 * As much of the own clan as a gift needs, loaded with the caller in one question; null: there is none. A hundred give at
 * once: each would read a hundred members. Names lie on every machine.
 */
export const clanOfGiver = {
  select: (_: unknown, callerId: number) => {
    const id = owner(learnt(theCaller, 'clan_id'))
    return sql`SELECT json_build_object('row', row_to_json(clan),
        'own', (SELECT json_build_object('rank', rank, 'joinedAt', ${inMilliseconds(sql`joined_at`)})
          FROM clan_member WHERE clan_member.clan_id = ${id} AND player_id = ${callerId}::bigint),
        'leader', (SELECT json_build_object('id', player_id, 'name',
            (SELECT person.name FROM person WHERE person.id = clan_member.player_id))
          FROM clan_member WHERE clan_member.clan_id = ${id} AND rank = 'LEADER'),
        'applications', (SELECT count(*) FROM clan_candidate WHERE clan_candidate.clan_id = ${id}
          AND clan_candidate.state = 'WANTS_TO_THE_CLAN'))
      FROM clan WHERE clan.id = ${id} AND clan.closed_at IS NULL`
  },
  read(answer: Answer | null): OwnClanShown | null {
    if (answer === null || answer.own === null) return null
    const { row, own, leader, applications } = answer
    return { ...clanOfRow(row), membersCurr: row.members, leader, own, applications }
  },
}
