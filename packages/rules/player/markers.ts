import { type Refusal, refused } from '../refusal.ts'
import type { Marker } from './choices.ts'
import type { Player } from './player.ts'

/** The story opens a marker only to those who have climbed to its part: the stair it needs. */
const neededStair: Record<Marker, number> = {
  p5_in_progress: 500,
  been_in_dark: 501,
  ret_f_dark: 501,
  p5_completed: 1000,
  been_in_gw: 1000,
  arrived_to_miro: 3000,
  builders_started: 3000,
  in_abyss: 4375,
}

export function addMarkers(player: Player, added: readonly Marker[]): Player | Refusal {
  for (const marker of added) {
    const stair = neededStair[marker]
    if (player.bestVictoryStair < stair) return refused('player.refused.too-far', { stair })
  }
  return { ...player, markers: [...new Set([...player.markers, ...added])] }
}

export function removeMarker(player: Player, removed: Marker): Player {
  return { ...player, markers: player.markers.filter((marker) => marker !== removed) }
}
