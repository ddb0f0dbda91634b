import { EVENT_RULES } from '@skystair/content/events/events.data.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import { openEventTasks } from '@skystair/rules/event/event-tasks.ts'
import { type EventRun, gathered } from '@skystair/rules/event/gather.ts'
import { type EventShare, shareIn } from '@skystair/rules/event/life.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import type { Movement } from '@skystair/rules/wallet/movement.ts'
import { owner, type Sql, sql } from '../database/sql.ts'

/** Where all that is gathered comes from, and goes to. */
export const ofEvents = ofWorld('event')

/** The tasks of today's events are in hand. */
export function withEventTasks(player: Player, running: readonly EventRun[], now: number): Player {
  const { id, stair, level, climb } = player
  const whose = { playerId: String(id), stair, level }
  const opened = openEventTasks(climb.journal, player.events, running, TASKS, EVENT_RULES, whose, now)
  return opened.life === player.events
    ? player
    : { ...player, events: opened.life, climb: { ...climb, journal: opened.journal } }
}

export interface Gathered {
  readonly player: Player
  readonly movements: readonly Movement[]
  readonly writes: readonly Sql[]
}

/** So much more is in the purse and in the standing: whoever gathers does both in one deed. */
export function gatheredIn(
  player: Player,
  run: EventRun,
  share: EventShare,
  amount: number,
  now: number,
): Gathered {
  const events = gathered(player.events, run, share, amount)
  const after = { ...player, events }
  return {
    player: after,
    movements: [{ currency: 'eventCurrency', amount, counterparty: ofEvents, reason: 'EVENT' }],
    writes: [writeStanding(after, run.id, now)],
  }
}

/** What a player's part in a run has become. */
export function writeStanding({ id, name, events }: Player, run: string, now: number): Sql {
  const share = shareIn(events, run)
  if (share === null) throw new Error(`no part in ${run}`)
  return sql`INSERT INTO event_standing (player_id, run, bracket, named, score, hearts, scored_at)
    VALUES (${owner(id)}, ${run}, ${share.bracket}::smallint, ${name !== null}::boolean, ${share.gathered}::bigint,
      ${share.hearts}::bigint, ${new Date(now)}::timestamptz)
    ON CONFLICT (player_id, run) DO UPDATE SET named = excluded.named, score = excluded.score, hearts = excluded.hearts,
      scored_at = excluded.scored_at`
}
