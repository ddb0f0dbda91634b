import type { EventKind } from '../calendar/kind.ts'
import { bracketOf } from './bracket.ts'
import type { EventRules } from './design.ts'
import { type EventLife, type EventShare, newShare, shareIn, withShare } from './life.ts'

/** A run of an event, as far as gathering asks for it. */
export interface EventRun {
  readonly id: string
  readonly kind: EventKind
}

/** Somebody's part in a run; whoever has none yet begins it in the bracket of today. */
export const shareOf = (
  life: EventLife,
  { id, kind }: EventRun,
  rules: Pick<EventRules, 'brackets'>,
  level: number,
): EventShare => shareIn(life, id) ?? newShare(kind, bracketOf(rules, level))

/** So much more was gathered. What comes after the end is not counted: the places stand. */
export const gathered = (life: EventLife, run: EventRun, share: EventShare, amount: number): EventLife =>
  withShare(life, run.id, share.ended === null ? { ...share, gathered: share.gathered + amount } : share)
