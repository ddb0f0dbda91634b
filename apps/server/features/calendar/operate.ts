import { randomUUID } from 'node:crypto'
import { CALENDAR_CONTENTS } from '@skystair/content/calendar/contents.ts'
import {
  moveRun as moveCall,
  planEntry as planCall,
  repeatRun as repeatCall,
  stopEntry as stopAllCall,
  stopRun as stopCall,
  undoChange as undoCall,
} from '@skystair/contract/calendar.ts'
import type { BodyOf, Call } from '@skystair/contract/call.ts'
import type { Done } from '@skystair/contract/shapes.ts'
import type { Calendar, CalendarChange } from '@skystair/rules/calendar/change.ts'
import type { CalendarEntry } from '@skystair/rules/calendar/entry.ts'
import type { Shown } from '@skystair/rules/calendar/local-clock.ts'
import {
  changeRefused,
  hasBegun,
  hasMoments,
  mattersUntil,
  runNamed,
  undoRefused,
} from '@skystair/rules/calendar/plan-change.ts'
import { reasonMissing } from '@skystair/rules/moderation/keeper.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import type { TObject } from 'typebox'
import { actionWith } from '../../platform/action/action.ts'
import { logDeed } from '../../platform/moderation/keeper-log.ts'
import { calendarOf, countingAmong, type StoredChange, storedChanges, writeChange } from './stored-changes.ts'

/** What a change is written down with: in the calendar, and in the operator's own history. */
function written(
  player: Player,
  stored: readonly StoredChange[],
  made: Pick<StoredChange, 'change' | 'note' | 'undoes'> & { readonly until: number | null },
  now: number,
) {
  const { change, note, undoes } = made
  const at = new Date(now)
  const detail = undoes === null ? change : { undoes, ...change }
  return {
    player,
    writes: [
      writeChange(stored, { ...made, by: player.id }, at),
      logDeed({ playerId: player.id, actorId: player.id, deed: 'CALENDAR', note, detail }, at),
    ],
    reply: () => ({ done: true }),
  }
}

type DeedCall<Body extends TObject> = Call<TObject, TObject, Body, typeof Done>

/** An operator's deed: what would be changed, whether it may be, and why it was. */
const deed = <Body extends TObject>(
  call: DeedCall<Body>,
  changeOf: (body: BodyOf<DeedCall<Body>>, calendar: Calendar, now: number) => CalendarChange | Refusal,
) =>
  actionWith<DeedCall<Body>, readonly StoredChange[]>(
    call,
    storedChanges,
    ({ player, body, extra: stored, now }) => {
      const { note } = body as { readonly note: string }
      const unexplained = reasonMissing(note)
      if (unexplained) return unexplained
      const calendar = calendarOf(stored)
      const change = changeOf(body, calendar, now)
      if (isRefusal(change)) return change
      const wrong = changeRefused(calendar, change, CALENDAR_CONTENTS, now)
      if (wrong) return wrong
      const until = mattersUntil(calendar, change, now)
      return written(player, stored, { change, note, undoes: null, until }, now)
    },
  )

/** Nothing begins before it was planned: it begins at once. */
const notBefore = (clock: CalendarEntry['clock'], { from, to }: Shown, now: number): Shown => ({
  from: clock === 'local' ? from : Math.max(from, now),
  to,
})

const newId = (): string => `made-${randomUUID().slice(0, 'abcd1234'.length)}`

export const moveRun = deed(moveCall, ({ run: id, startsAt, endsAt }, calendar, now) => {
  const run = runNamed(calendar, id, now)
  if (run === null) return refused('calendar.refused.unknown')
  const wish = { from: startsAt, to: endsAt }
  const { from, to } = hasBegun(run, now) ? wish : notBefore(run.entry.clock, wish, now)
  return { deed: from === run.from ? 'lengthen' : 'move', run: id, from, to }
})

export const stopRun = deed(stopCall, ({ run }, _, now) => ({ deed: 'stop', run, at: now }))

export const stopEntry = deed(stopAllCall, ({ entry }, _, now) => ({ deed: 'stop-all', entry, at: now }))

export const repeatRun = deed(repeatCall, ({ run: id, startsAt }, calendar, now) => {
  const run = runNamed(calendar, id, now)
  if (run === null) return refused('calendar.refused.unknown')
  if (!hasMoments(run.entry)) return refused('calendar.refused.always')
  const wish = { from: startsAt, to: startsAt + run.to - run.from }
  const window = { comes: 'once', ...notBefore(run.entry.clock, wish, now) } as const
  return { deed: 'repeat', entry: { ...run.entry, id: newId(), window } }
})

export const planEntry = deed(planCall, (body, calendar, now) => {
  const { kind, clock, startsAt, endsAt, audience, contents, copyOf } = body
  if (copyOf !== undefined && runNamed(calendar, copyOf, now) === null)
    return refused('calendar.refused.unknown')
  const window = { comes: 'once', ...notBefore(clock, { from: startsAt, to: endsAt }, now) } as const
  return {
    deed: copyOf === undefined ? 'new' : 'copy',
    entry: { id: newId(), kind, clock, window, audience, contents },
  }
})

export const undoChange = actionWith<typeof undoCall, readonly StoredChange[]>(
  undoCall,
  storedChanges,
  ({ player, params: { id }, body: { note }, extra: stored, now }) => {
    const unexplained = reasonMissing(note)
    if (unexplained) return unexplained
    const made = countingAmong(stored).find((one) => one.id === id)
    if (made === undefined) return refused('calendar.refused.unknown-change')
    const { change } = made
    const wrong = undoRefused(calendarOf(stored), change, now)
    if (wrong) return wrong
    const until = mattersUntil(calendarOf(stored), change, now)
    return written(player, stored, { change, note, undoes: id, until }, now)
  },
)
