import { isOpen } from '@skystair/rules/access/is-open.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import { openLayer } from '../pages/overlays.ts'
import { useEntered } from './entered.ts'
import { useErrand } from './errand.ts'
import { useGame } from './game.ts'

/** Where a player may go from the road and stay: the clan's town, the arena. */
const destinations = ['clan', 'arena'] as const
type Destination = (typeof destinations)[number]

const placeKey = 'skystair.visited'

interface Visit {
  /** `null`: on the road. */
  readonly place: Destination | null
}

/** A page that is loaded again shows what it showed before. */
export const useVisit = create<Visit>(() => ({ place: kept() }))

export const visit = (place: Destination): void => go(place)

export const leaveVisit = (): void => go(null)

function go(place: Destination | null): void {
  useVisit.setState({ place })
  try {
    if (place === null) sessionStorage.removeItem(placeKey)
    else sessionStorage.setItem(placeKey, place)
  } catch {
    // A browser that keeps nothing begins on the road.
  }
}

function kept(): Destination | null {
  try {
    const place = globalThis.sessionStorage?.getItem(placeKey)
    return destinations.find((one) => one === place) ?? null
  } catch {
    return null
  }
}

/** Where the player is when nobody fights; away from the road Back leads to it, and so does a page that sends the squad there. */
export function useWhereabouts(): Destination | 'road' {
  const isMember = useGame(({ player }) => player?.clanId != null)
  const isFighter = useGame(({ player }) => player !== null && isOpen('arena', player))
  const isKnown = useGame(({ info }) => info !== null)
  const isEntered = useEntered(({ entered }) => entered)
  const place = useVisit((state) => state.place)
  const isSentAway = useErrand(({ stair, placeId }) => stair !== null || placeId !== null)
  const isWelcome = place === 'clan' ? isMember : place === 'arena' && isFighter
  const isThere = isEntered && isWelcome && !isSentAway
  // biome-ignore lint/correctness/useExhaustiveDependencies: from one place to another is a step of its own
  useEffect(() => {
    if (isThere) return openLayer(leaveVisit)
    if (isEntered && isKnown) leaveVisit()
  }, [isThere, place, isEntered, isKnown])
  return isThere && place !== null ? place : 'road'
}
