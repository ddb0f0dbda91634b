import type { ReplyOf } from '@skystair/contract/call.ts'
import { type PlaceView, placeInfo } from '@skystair/contract/road.ts'
import { useEffect, useState } from 'react'
import { ask } from '../../../platform/server/ask.ts'
import { useGame } from '../../../platform/state/game.ts'
import { settleDown } from '../walk/save-position.ts'

export type PlaceInfo = ReplyOf<typeof placeInfo>

/** What the server says of a place, asked anew whenever the place has changed or those who would fight there. */
export function usePlaceInfo(place: PlaceView | null): PlaceInfo | null {
  const [info, setInfo] = useState<PlaceInfo | null>(null)
  const heroes = useGame(({ player }) => player?.creatures)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who goes is part of the question, though the server knows it
  useEffect(() => {
    if (place === null) return
    let wanted = true
    void learn(place.id).then((learnt) => wanted && setInfo(learnt))
    return () => {
      wanted = false
    }
  }, [place, heroes])
  return info !== null && info.place.id === place?.id ? info : null
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
