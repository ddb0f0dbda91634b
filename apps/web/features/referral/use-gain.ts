import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useState } from 'react'
import { setPlayer } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'

interface Given {
  readonly player: PlayerView
  readonly emeralds: number
}

/** Does what may bring emeralds, and keeps them to be celebrated. */
export function useGain() {
  const [isBusy, setIsBusy] = useState(false)
  const [emeralds, setEmeralds] = useState<number | null>(null)
  async function gain(deed: () => Promise<Given | null>): Promise<Given | null> {
    setIsBusy(true)
    const given = await deed()
    setIsBusy(false)
    if (given !== null) {
      setPlayer(given.player)
      setEmeralds(given.emeralds)
      sound.effect('gems')
    }
    return given
  }
  return { isBusy, emeralds, gain, close: () => setEmeralds(null) }
}
