import type { MusicTrack } from '@skystair/rules/sound/music.ts'

/** Music that belongs to a place rather than to the road. */
export const placeTracks = ['battle', 'boss', 'arena', 'clan', 'snow'] as const
export type PlaceTrack = (typeof placeTracks)[number]
export type Track = MusicTrack | PlaceTrack

export interface Programme {
  /** The tracks of the road, played in turn. */
  readonly road: readonly MusicTrack[]
  readonly turn: number
  /** Plays instead of the road's for as long as the player is there. */
  readonly place: PlaceTrack | null
}

export const trackOf = ({ road, turn, place }: Programme): Track | null =>
  place ?? road[turn % road.length] ?? null

/** Other tracks for the road: what plays goes on if it still belongs there. */
export function withRoad(programme: Programme, road: readonly MusicTrack[]): Programme {
  const playing = programme.road[programme.turn % programme.road.length]
  return { ...programme, road, turn: playing === undefined ? 0 : Math.max(0, road.indexOf(playing)) }
}

/** The next track's turn, for a road that has more than one. */
export const nextTurn = (programme: Programme): Programme =>
  programme.place === null ? { ...programme, turn: (programme.turn + 1) % programme.road.length } : programme
