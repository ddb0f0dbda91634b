import { type Refusal, refused } from '../refusal.ts'
import type { Marker } from '../story/marker.ts'
import type { Player } from './player.ts'

/** The tale has come to these points; it alone says so. */
export const withMarkers = (player: Player, reached: readonly Marker[]): Player =>
  reached.every((marker) => player.markers.includes(marker))
    ? player
    : { ...player, markers: [...new Set([...player.markers, ...reached])] }

/** A client may remind the game of a marker, not give itself one: `earned` are those of the answers given. */
export function addMarkers(
  player: Player,
  added: readonly Marker[],
  earned: readonly Marker[],
): Player | Refusal {
  const isEarned = (marker: Marker) => earned.includes(marker) || player.markers.includes(marker)
  return added.every(isEarned) ? withMarkers(player, added) : refused('player.refused.not-earned')
}

export function removeMarker(player: Player, removed: Marker): Player {
  return { ...player, markers: player.markers.filter((marker) => marker !== removed) }
}
