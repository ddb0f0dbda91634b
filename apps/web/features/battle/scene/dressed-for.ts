import { EVENTS } from '@skystair/content/events/events.data.ts'
import type { BattleStatus } from '@skystair/contract/battle.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'

/** For which feast the enemies of a battle wear hats: they did on the road, or it is the guest of a feast; null: none. */
export function dressedFor(
  { placeId, creatures }: Pick<BattleStatus, 'placeId' | 'creatures'>,
  seen: EventKind | null,
  feasts: readonly EventKind[],
): EventKind | null {
  if (seen !== null) return seen
  const enemies = creatures.filter(({ side }) => side === 'enemy')
  // The guest comes alone, and stands at no place.
  if (placeId !== null || enemies.length !== 1) return null
  return feasts.find((kind) => EVENTS[kind].boss === enemies[0]?.imageId) ?? null
}
