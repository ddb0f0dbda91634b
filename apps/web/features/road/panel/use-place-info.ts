import type { ReplyOf } from '@skystair/contract/call.ts'
import { type PlaceView, placeInfo } from '@skystair/contract/road.ts'
import { useEffect, useState } from 'react'
import { ask } from '../../../platform/server/ask.ts'
import { settleDown } from '../walk/save-position.ts'

export type PlaceInfo = ReplyOf<typeof placeInfo>

/** What the server says of a place, asked anew whenever the place has changed. */
export function usePlaceInfo(place: PlaceView): PlaceInfo | null {
  const [info, setInfo] = useState<PlaceInfo | null>(null)
  useEffect(() => {
    let wanted = true
    void learn(place.id).then((learnt) => wanted && setInfo(learnt))
    return () => {
      wanted = false
    }
  }, [place])
  return info?.place.id === place.id ? info : null
}

/** A panel without numbers still lets the player act. */
async function learn(id: string): Promise<PlaceInfo | null> {
  try {
    await settleDown()
    return await ask(placeInfo, { params: { id } })
  } catch {
    return null
  }
}
