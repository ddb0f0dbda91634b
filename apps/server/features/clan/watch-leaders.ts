import { CLANS } from '@skystair/content/clans/clans.ts'
import { leaderOf, watchOverLeader } from '@skystair/rules/clan/leadership.ts'
import type { Parcel } from '../../platform/action/parcels.ts'
import { across, type Sql, sql } from '../../platform/database/sql.ts'
import type { Step } from '../../platform/database/steps.ts'
import { workKind } from '../../platform/due-work/due-work.ts'
import type { Push } from '../../platform/live/announce.ts'
import { clanNews, clanPush } from './change-clan.ts'
import { clanPeople } from './clan-people.ts'
import { findClan } from './load-clan.ts'
import { writeClan } from './write-clan.ts'

const clansAtOnce = 20
const day = 86_400_000

interface Progress {
  /** The clan after which the next piece begins. */
  readonly after: number
  readonly startedAt: number
}

/** Once a day through all clans, piece by piece: who leads, and who leads for one who is away. */
export const watchLeadersWork = workKind<Progress>(
  'clan-leaders',
  async ({ payload: { after, startedAt }, now, services: { database } }) => {
    const began = after === 0 ? now : startedAt
    const rows = await database.query<{ id: number }>(sql`SELECT id FROM clan
      WHERE id > ${after}::bigint AND closed_at IS NULL ORDER BY id LIMIT ${clansAtOnce} ${across('all clans')}`)
    const writes: (Sql | Step)[] = []
    const send: Parcel[] = []
    const push: Push[] = []
    for (const { id } of rows) {
      const clan = await findClan(database, id, now)
      if (clan === null) continue
      const { playerId } = leaderOf(clan)
      const people = await clanPeople(database, id, [playerId], now)
      const change = watchOverLeader(clan, people[playerId]?.seenAt ?? clan.foundedAt, CLANS, now)
      if (change === null) continue
      writes.push(...writeClan(clan, change, new Date(now)))
      push.push(clanPush(id))
      for (const { subjectId } of change.events)
        if (subjectId !== null) send.push(clanNews(id, subjectId, 'clan-leader', { clan: clan.name }, now))
    }
    const last = rows.length < clansAtOnce ? null : (rows.at(-1)?.id ?? null)
    return {
      writes,
      send,
      push,
      payload: { after: last ?? 0, startedAt: began },
      again: last === null ? began + day : now,
    }
  },
  [{ id: 'all', payload: { after: 0, startedAt: 0 } }],
)
