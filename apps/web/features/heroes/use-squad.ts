import { chooseSquad } from '@skystair/contract/heroes.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useState } from 'react'
import { attempt } from '../../platform/server/act.ts'
import { lastWins } from '../../platform/server/last-wins.ts'
import { setPlayer } from '../../platform/state/game.ts'

const orderOf = ({ creatures }: PlayerView): readonly number[] =>
  creatures.filter(({ combative }) => combative).map(({ id }) => id)

/** The order of the squad: shown at once, told to the server, put back if it says no. */
export function useSquad(
  player: PlayerView,
): readonly [readonly number[], (order: readonly number[]) => void] {
  const [shown, setShown] = useState<readonly number[] | null>(null)
  const known = new Set(player.creatures.map(({ id }) => id))
  const order = (shown ?? orderOf(player)).filter((id) => known.has(id))
  const [tell] = useState(() =>
    lastWins(async (heroIds: readonly number[]) => {
      const changed = await attempt(chooseSquad, { body: { heroIds: [...heroIds] } })
      if (changed) setPlayer(changed)
      // Another change may wait for its turn: what it shows stays.
      setShown((now) => (now === heroIds ? null : now))
    }),
  )
  function change(next: readonly number[]) {
    if (next.join() === order.join()) return
    setShown(next)
    void tell(next)
  }
  return [order, change]
}
