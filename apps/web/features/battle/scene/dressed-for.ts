import { EVENTS } from '@skystair/content/events/events.data.ts'
import type { BattleStatus } from '@skystair/contract/battle.ts'
import { EVENT_KINDS, type EventKind } from '@skystair/rules/calendar/kind.ts'

/** Whose guest is fought: it comes alone, and stands at no place; null: nobody's. */
export function guestOf({
  placeId,
  creatures,
}: Pick<BattleStatus, 'placeId' | 'creatures'>): EventKind | null {
  const enemies = creatures.filter(({ side }) => side === 'enemy')
  if (placeId !== null || enemies.length !== 1) return null
  return EVENT_KINDS.find((kind) => EVENTS[kind].boss === enemies[0]?.imageId) ?? null
}

/** For which feast the enemies of a battle wear hats: they did on the road, or it is the guest of a feast; null: none. */
export function dressedFor(
  battle: Pick<BattleStatus, 'placeId' | 'creatures'>,
  seen: EventKind | null,
  feasts: readonly EventKind[],
): EventKind | null {
  if (seen !== null) return seen
  const feast = guestOf(battle)
  return feast !== null && feasts.includes(feast) ? feast : null
}
