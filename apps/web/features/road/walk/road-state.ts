import type { PlaceView } from '@skystair/contract/road.ts'
import { STAIR_HEIGHT } from '@skystair/rules/road/place.ts'
import i18next from 'i18next'
import { create } from 'zustand'
import { useBattle } from '../../../platform/state/battle-state.ts'
import { useGame } from '../../../platform/state/game.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { isGuardian, usePlaces } from '../places/road-places.ts'

interface Road {
  /** Where the squad stands. */
  readonly stair: number
  /** Where it is going, stair by stair. */
  readonly wanted: number
  /** The stair in the middle of the view, when the player looks away from the squad. */
  readonly looking: number | null
  /** The place it is going to, to be opened when it has come. */
  readonly aim: string | null
  /** The place whose panel is open. */
  readonly opened: string | null
}

/** What the stage and the page both know of the walk. */
export const useRoad = create<Road>(() => ({ stair: 0, wanted: 0, looking: null, aim: null, opened: null }))

export const stairOf = (coordinate: number): number => Math.floor(coordinate / STAIR_HEIGHT)

/** The last stair whose guardian was beaten: the next one stands across the way. */
export const lastOpenStair = (maxCoordinate: number): number => Math.max(0, stairOf(maxCoordinate) - 1)

const highestStair = (): number => lastOpenStair(useGame.getState().player?.maxCoordinate ?? 0)

/** Puts the squad where the server says it is. */
export function standAt(coordinate: number): void {
  const stair = Math.min(stairOf(coordinate), highestStair())
  useRoad.setState({ stair, wanted: stair, looking: null, aim: null })
}

/** Sends the squad to a stair; a guardian who has not been beaten ends the way. */
export function walkTo(stair: number): void {
  const highest = highestStair()
  if (stair > highest + 1) showToast({ text: i18next.t('road:barred', { stair: highest + 1 }), icon: 'flag' })
  useRoad.setState({ wanted: Math.min(highest, Math.max(0, stair)), looking: null, aim: null })
}

export const walkBy = (stairs: number): void => walkTo(useRoad.getState().wanted + stairs)

export const lookBack = (): void => useRoad.setState({ looking: null })

type Standing = Pick<PlaceView, 'id' | 'stair'> & Partial<Pick<PlaceView, 'placeType'>>

/** Where the squad stands to have to do with a place: before a guardian, beside everything else. */
export const standFor = (place: Standing): number =>
  isGuardian(place) || speaksAhead(place) ? place.stair - 1 : place.stair

/** A talker speaks also to whom the guardian of the stair still stands in the way of. */
const speaksAhead = ({ placeType, stair }: Standing): boolean =>
  placeType === 'TALKER' && stair === highestStair() + 1

/** Walks to a place and opens it there; what nobody can reach yet is looked at from afar. */
export function goTo(place: PlaceView): void {
  const goal = standFor(place)
  if (goal > highestStair()) openPlace(place.id)
  else useRoad.setState({ wanted: goal, looking: null, aim: place.id, opened: null })
}

export const openPlace = (id: string): void => useRoad.setState({ opened: id, aim: null })

export const closePlace = (): void => useRoad.setState({ opened: null })

/** However a battle begins, here or on another device: what was open before it is not true after it. */
useBattle.subscribe(({ battle }) => {
  if (battle !== null) closePlace()
})

/** What the squad can use where it stands: what is beside it, else the guardian before it. */
export function placeHere(): PlaceView | null {
  const { stair } = useRoad.getState()
  const near = [...usePlaces.getState().places.values()].filter((place) => standFor(place) === stair)
  const usable = near.filter(({ reason }) => reason === null || reason === 'DISTANCE')
  return usable.find((place) => !isGuardian(place)) ?? usable[0] ?? near[0] ?? null
}
