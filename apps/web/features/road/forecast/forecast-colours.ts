import type { PlayerView } from '@skystair/contract/player-view.ts'
import { placeId } from '@skystair/rules/road/place.ts'
import { battleStairBy, type StairColour } from '@skystair/rules/road/stair-colour.ts'
import { useGame } from '../../../platform/state/game.ts'
import { lastOpenStair } from '../walk/road-state.ts'

/** By place: the road shows the colours that the sheets say. */
const colours = new Map<string, StairColour>()

export const tellColour = (place: string, colour: StairColour): void => void colours.set(place, colour)

export const colourOf = (place: string): StairColour | null => colours.get(place) ?? null

/** Who goes has changed, or how they are: what was forecast for them is no longer true. */
useGame.subscribe(({ player }, { player: before }) => {
  if (player?.creatures !== before?.creatures) colours.clear()
})

type Walker = Pick<PlayerView, 'battleStair' | 'maxCoordinate' | 'worldType'>

/** The highest stair that is expected to be won: by power, and by the forecast of the next battle where it is known. */
export function expectedStair({ battleStair, maxCoordinate, worldType }: Walker): number {
  const next = lastOpenStair(maxCoordinate) + 1
  const forecast = colourOf(placeId(worldType, next, 0))
  return forecast === null ? battleStair : battleStairBy(forecast, next, battleStair)
}
