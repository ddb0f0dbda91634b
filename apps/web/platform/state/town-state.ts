import { useEffect } from 'react'
import { create } from 'zustand'
import { openLayer } from '../pages/overlays.ts'
import { useEntered } from './entered.ts'
import { useErrand } from './errand.ts'
import { useGame } from './game.ts'

const insideKey = 'skystair.in-town'

interface Town {
  /** Whether the player has gone from the road into the clan's town. */
  readonly inside: boolean
}

/** A page that is loaded again shows what it showed before. */
export const useTown = create<Town>(() => ({ inside: wasInside() }))

export const enterTown = (): void => setInside(true)

export const leaveTown = (): void => setInside(false)

function setInside(inside: boolean): void {
  useTown.setState({ inside })
  try {
    if (inside) sessionStorage.setItem(insideKey, 'yes')
    else sessionStorage.removeItem(insideKey)
  } catch {
    // A browser that keeps nothing begins on the road.
  }
}

function wasInside(): boolean {
  try {
    return globalThis.sessionStorage?.getItem(insideKey) === 'yes'
  } catch {
    return false
  }
}

/** Whether the town is the place to be; then Back leads to the road, and so does a page that sends the squad there. */
export function useAtHome(): boolean {
  const isMember = useGame(({ player }) => player?.clanId != null)
  const isKnown = useGame(({ info }) => info !== null)
  const isEntered = useEntered(({ entered }) => entered)
  const isInside = useTown(({ inside }) => inside)
  const isSentAway = useErrand(({ stair, placeId }) => stair !== null || placeId !== null)
  const isHome = isEntered && isInside && isMember && !isSentAway
  useEffect(() => {
    if (isHome) return openLayer(leaveTown)
    if (isEntered && isKnown) leaveTown()
  }, [isHome, isEntered, isKnown])
  return isHome
}
