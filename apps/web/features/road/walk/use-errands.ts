import { useEffect } from 'react'
import { takeErrand, useErrand } from '../../../platform/state/errand.ts'
import { usePlaces } from '../places/road-places.ts'
import { goTo, walkTo } from './road-state.ts'

/** The squad sets out for where a page over the road has sent it. */
export function useErrands(): void {
  const { stair, placeId } = useErrand()
  const place = usePlaces(({ places }) => (placeId === null ? undefined : places.get(placeId)))
  useEffect(() => {
    if (stair === null && place === undefined) return
    takeErrand()
    if (place !== undefined) goTo(place)
    else if (stair !== null) walkTo(stair)
  }, [stair, place])
}
