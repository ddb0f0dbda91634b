import { findsOn } from '@skystair/rules/event/finds.ts'
import { wornAt } from '@skystair/rules/event/worn.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { PlaceView } from '@skystair/rules/road/places-in-view.ts'
import { hereOf } from '@skystair/rules/road/travel.ts'
import type { RunningEvent } from './running-events.ts'

/** What lies about, as places of the road are seen. */
function findViews(event: RunningEvent, player: Player, now: number): readonly PlaceView[] {
  const { design, share, kind } = event
  const road = hereOf(player.climb.travels)
  return findsOn(event, design, share, road, player.campaigns.clocks, now).map(
    ({ place, reason, until }) => ({
      ...place,
      creatureId: null,
      power: 0,
      battleLost: false,
      used: false,
      reason,
      until,
      talker: null,
      event: kind,
    }),
  )
}

/** The road between two heights as it is while events last: what lies about, and what those who stand there wear. */
export function festive(
  places: readonly PlaceView[],
  running: readonly RunningEvent[],
  player: Player,
  [from, to]: readonly [from: number, to: number],
  now: number,
): readonly PlaceView[] {
  if (running.length === 0) return places
  const wears = (placeId: string) =>
    running.find((event) => wornAt(event, event.design, event.share, placeId, now) > 0)
  return [
    ...places.map((place) =>
      place.creatureId === null ? place : { ...place, event: wears(place.id)?.kind ?? null },
    ),
    ...running
      .flatMap((event) => findViews(event, player, now))
      .filter(({ posY }) => posY >= from && posY <= to),
  ]
}
