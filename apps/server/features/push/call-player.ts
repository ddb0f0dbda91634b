import { GROWING } from '@skystair/content/beginning.ts'
import { isEvent } from '@skystair/rules/calendar/kind.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { healthFullAt, isChestOpen } from '@skystair/rules/push/clock-moments.ts'
import type { PushKind } from '@skystair/rules/push/kinds.ts'
import { quietUntil } from '@skystair/rules/push/quiet-hours.ts'
import { type CalendarChanges, runsOf } from '../../platform/calendar/running.ts'
import { owner, type Sql, sql } from '../../platform/database/sql.ts'
import { runningEvents } from '../../platform/event/running-events.ts'
import { ahead, dueAt } from '../../platform/push/moments.ts'
import type { PushKeys } from '../../platform/services/push-keys.ts'
import type { Services } from '../../platform/services/services.ts'
import { callDevice, type Device } from './call-device.ts'
import { quietOf, type StoredWishes } from './stored-wishes.ts'
import { type Params, wordOf } from './words.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** So far ahead the calendar is read; events that operators add are looked for as soon as they begin. */
const LOOK_AHEAD = 20 * DAY
const MOST_TRIES = 5

export interface DueMoment {
  readonly kind: PushKind
  readonly due_at: Date
  readonly params: Params
  readonly tries: number
}

/** Somebody who is to be told something, as of now. */
export interface Subject {
  readonly player: Player
  readonly wishes: StoredWishes | null
  readonly devices: readonly Device[]
  /** Devices whose sessions have ended. */
  readonly gone: readonly string[]
  readonly changes: CalendarChanges
}

/** `tell` with these, or look again at that moment; null: there is nothing to tell any more. */
type Look = { readonly tell: Params } | { readonly again: number } | null

/** Time may have brought it otherwise than it was foretold, and what has happened may be past. */
function lookAt({ kind, params }: DueMoment, { player, changes }: Subject, now: number): Look {
  switch (kind) {
    case 'health-full': {
      const full = healthFullAt(player, GROWING)
      return full === null ? { tell: {} } : { again: Math.max(full, now + MINUTE) }
    }
    case 'chest-open':
      return isChestOpen(player.chests, now) ? { tell: {} } : null
    case 'event-begins': {
      const since = Number(params.since)
      const begun = runningEvents(player, changes, now).find(({ startsAt }) => startsAt > since)
      return begun === undefined ? null : { tell: { event: begun.kind } }
    }
    case 'raid-begun':
      return Number(params.endsAt) > now ? { tell: params } : null
    case 'arena-lost':
      return { tell: params }
  }
}

function nextEventAt({ player, changes }: Subject, now: number): number {
  const next = runsOf(player, changes, { from: now, to: now + LOOK_AHEAD }).find(
    ({ entry, startsAt }) => isEvent(entry.kind) && startsAt > now,
  )
  return next?.startsAt ?? now + LOOK_AHEAD
}

/** Only the moment that was looked at: a deed may have moved it meanwhile. */
const seen = (id: number, { kind, due_at }: DueMoment): Sql =>
  sql`push_moment.player_id = ${owner(id)} AND push_moment.kind = ${kind}
    AND push_moment.due_at = ${due_at}::timestamptz`

const postpone = (id: number, moment: DueMoment, until: number | null, tries = 0): Sql =>
  sql`UPDATE push_moment SET due_at = ${dueAt(until)}, tries = ${tries}::smallint WHERE ${seen(id, moment)}`

/** It is told, or not to be told at all: what comes next of its kind? */
function settled(id: number, moment: DueMoment, subject: Subject, now: number): Sql {
  const { kind } = moment
  if (kind === 'health-full') return postpone(id, moment, null)
  if (kind === 'chest-open') return postpone(id, moment, ahead[kind](subject.player, now))
  if (kind === 'event-begins')
    return sql`UPDATE push_moment SET due_at = ${dueAt(nextEventAt(subject, now))}, tries = 0,
        params = ${JSON.stringify({ since: now })}::jsonb WHERE ${seen(id, moment)}`
  return sql`DELETE FROM push_moment WHERE ${seen(id, moment)}`
}

const forgetDevices = (id: number, devices: readonly string[]): readonly Sql[] =>
  devices.length === 0
    ? []
    : [
        sql`DELETE FROM push_device WHERE push_device.player_id = ${owner(id)}
          AND push_device.id = ANY(${devices}::text[])`,
      ]

/** Tells all devices of a player one thing; it is tried again, a few times, only if none could be told. */
async function tell(
  services: Services,
  keys: PushKeys,
  moment: DueMoment,
  params: Params,
  subject: Subject,
  now: number,
): Promise<readonly Sql[]> {
  const { player, devices } = subject
  const word = wordOf(services.texts, player.language, moment.kind, params)
  const called = await Promise.all(devices.map((device) => callDevice(services, keys, device, word)))
  const gone = devices.filter((_, place) => called[place]?.outcome === 'gone').map(({ id }) => id)
  const waits = called.flatMap((one) => (one.outcome === 'later' ? [one.waitMs] : []))
  const isInVain = waits.length > 0 && called.every(({ outcome }) => outcome !== 'told')
  const tries = moment.tries + 1
  const after =
    isInVain && tries < MOST_TRIES
      ? postpone(player.id, moment, now + Math.max(MINUTE * 2 ** moment.tries, ...waits), tries)
      : settled(player.id, moment, subject, now)
  return [...forgetDevices(player.id, gone), after]
}

/** All that is due for one player; gives what is to be written of it. */
export async function callPlayer(
  services: Services,
  keys: PushKeys,
  id: number,
  due: readonly DueMoment[],
  subject: Subject | null,
  now: number,
): Promise<readonly Sql[]> {
  // Nobody is there to be told: the next device that comes begins anew.
  if (subject === null || subject.devices.length === 0)
    return [
      ...forgetDevices(id, subject?.gone ?? []),
      sql`DELETE FROM push_moment WHERE push_moment.player_id = ${owner(id)}`,
    ]
  const { player, wishes } = subject
  const zone = player.campaigns.clocks.at(-1)?.zone ?? 'UTC'
  const silent = wishes === null ? null : quietUntil(quietOf(wishes), zone, now)
  const writes: Sql[] = [...forgetDevices(id, subject.gone)]
  for (const moment of due) {
    const look = lookAt(moment, subject, now)
    const isWanted = player.settings.push && (wishes?.kinds.includes(moment.kind) ?? false)
    if (look !== null && 'again' in look) writes.push(postpone(id, moment, look.again))
    else if (look === null || !isWanted) writes.push(settled(id, moment, subject, now))
    else if (silent !== null) writes.push(postpone(id, moment, silent, moment.tries))
    else writes.push(...(await tell(services, keys, moment, look.tell, subject, now)))
  }
  return writes
}
