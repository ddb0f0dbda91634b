import { leaderOf } from '@skystair/rules/clan/leadership.ts'
import { vanish } from '@skystair/rules/clan/leave.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { schedule, workKind } from '../../platform/due-work/due-work.ts'
import { clanNews, clanPush, farewell } from './change-clan.ts'
import { findClan } from './load-clan.ts'
import { writeClan } from './write-clan.ts'

interface Departed {
  readonly clanId: number
  readonly playerId: number
}

/** A member has left the game: the clan goes on, and has a leader. */
export const departedWork = workKind<Departed>('clan-departed', async ({ payload, now, services }) => {
  const { clanId, playerId } = payload
  const clan = await findClan(services.database, clanId, now)
  const change = clan && vanish(clan, playerId)
  if (!clan || !change) return {}
  const led = change.clan.members.length > 0 ? leaderOf(change.clan).playerId : null
  const isNew = led !== null && led !== leaderOf(clan).playerId
  return {
    writes: writeClan(clan, change, new Date(now)),
    send: [
      ...(isNew ? [clanNews(clanId, led, 'clan-leader', { clan: clan.name }, now)] : []),
      ...farewell(clan, change),
    ],
    push: [clanPush(clanId)],
  }
})

export const departs = (clanId: number, playerId: number, at: Date): Sql =>
  schedule(departedWork, { id: String(playerId), dueAt: at.getTime(), payload: { clanId, playerId } })
