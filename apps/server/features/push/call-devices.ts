import { GROWING } from '@skystair/content/beginning.ts'
import { DELAYED } from '@skystair/content/chests/delayed-chests.data.ts'
import { settleChests } from '@skystair/rules/chests/delayed-chest.ts'
import { passTime } from '@skystair/rules/player/pass-time.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { type PlayerRow, playerColumns, playerOf } from '../../platform/action/players.ts'
import { type CalendarChanges, calendarChanges } from '../../platform/calendar/running.ts'
import type { Database } from '../../platform/database/database.ts'
import { across, type Sql, sql } from '../../platform/database/sql.ts'
import { workKind } from '../../platform/due-work/due-work.ts'
import type { Device } from './call-device.ts'
import { callPlayer, type DueMoment, type Subject } from './call-player.ts'
import type { StoredWishes } from './stored-wishes.ts'

const HOUR = 3_600_000
/** So many workers share the players among them, on whichever nodes. */
const SHARES = 4
/** With a service that answers nothing at all it is still done long before another node is given the work. */
const MOST_AT_ONCE = 80
const HANDS = 8
const REST = 10_000

const allOfThem = across('devices that are told')

interface DueRow extends DueMoment {
  readonly player_id: number
}

const loadDue = (database: Database, share: number, now: number) =>
  database.query<DueRow>(sql`SELECT moment.player_id, moment.kind, moment.due_at, moment.params, moment.tries
    FROM push_moment AS moment WHERE moment.due_at <= ${new Date(now)}::timestamptz
      AND moment.player_id % ${SHARES} = ${share} ${allOfThem}
    ORDER BY moment.due_at LIMIT ${MOST_AT_ONCE}`)

interface DeviceRow extends Device {
  readonly player_id: number
  readonly ended: boolean
}

/** All that is known of those who are to be told something. */
async function loadSubjects(
  database: Database,
  ids: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, Subject>> {
  const [rows, wishes, devices, [calendar]] = await Promise.all([
    database.query<PlayerRow>(
      sql`SELECT ${playerColumns} FROM player WHERE player.id = ANY(${ids}::bigint[])
        AND player.deleted_at IS NULL ${allOfThem}`,
    ),
    database.query<StoredWishes & { player_id: number }>(
      sql`SELECT wish.player_id, wish.kinds, wish.quiet_from, wish.quiet_to FROM push_wish AS wish
        WHERE wish.player_id = ANY(${ids}::bigint[]) ${allOfThem}`,
    ),
    database.query<DeviceRow>(
      sql`SELECT device.player_id, device.id, device.endpoint, device.p256dh, device.auth,
          session.id IS NULL OR session.ended_at IS NOT NULL AS ended
        FROM push_device AS device LEFT JOIN session
          ON session.player_id = device.player_id AND session.id = device.session_id
        WHERE device.player_id = ANY(${ids}::bigint[]) ${allOfThem}`,
    ),
    database.query<{ changes: CalendarChanges }>(sql`SELECT (${calendarChanges.select()}) AS changes`),
  ])
  const subjectOf = (row: PlayerRow): Subject => ({
    player: asOfNow(playerOf(row), now),
    wishes: wishes.find(({ player_id }) => player_id === row.id) ?? null,
    devices: devices.filter(({ player_id, ended }) => player_id === row.id && !ended),
    gone: devices.filter(({ player_id, ended }) => player_id === row.id && ended).map(({ id }) => id),
    changes: calendar?.changes ?? [],
  })
  return new Map(rows.map((row) => [row.id, subjectOf(row)]))
}

function asOfNow(player: Player, now: number): Player {
  const passed = passTime(player, now, GROWING)
  return { ...passed, chests: settleChests(passed.chests, now, DELAYED) }
}

/** Tells closed pages what is due. What was told before the node fell may be told again: a device shows one of a kind. */
export const callDevicesWork = workKind<{ readonly share: number }>(
  'push',
  async ({ payload: { share }, now, services }) => {
    const keys = services.config.pushKeys
    if (keys === null) return { again: now + HOUR }
    const due = await loadDue(services.database, share, now)
    if (due.length === 0) return { again: now + REST }
    const ids = [...new Set(due.map(({ player_id }) => player_id))]
    const subjects = await loadSubjects(services.database, ids, now)
    const writes: Sql[] = []
    const waiting = [...ids]
    const hand = async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        const own = due.filter(({ player_id }) => player_id === id)
        writes.push(...(await callPlayer(services, keys, id, own, subjects.get(id) ?? null, now)))
      }
    }
    await Promise.all(Array.from({ length: HANDS }, hand))
    return { writes, again: due.length < MOST_AT_ONCE ? now + REST : now }
  },
  Array.from({ length: SHARES }, (_, share) => ({ id: String(share), payload: { share } })),
)
