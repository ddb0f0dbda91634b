import { chooseSquad } from '@skystair/contract/heroes.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useState } from 'react'
import { act } from '../../platform/act.ts'
import { setPlayer } from '../../platform/game.ts'

const orderOf = ({ creatures }: PlayerView): readonly number[] =>
  creatures.filter(({ combative }) => combative).map(({ id }) => id)

/** The order of the squad: shown at once, told to the server, put back if it says no. */
export function useSquad(
  player: PlayerView,
): readonly [readonly number[], (order: readonly number[]) => void] {
  const [shown, setShown] = useState<readonly number[] | null>(null)
  const known = new Set(player.creatures.map(({ id }) => id))
  const order = (shown ?? orderOf(player)).filter((id) => known.has(id))
  async function change(next: readonly number[]) {
    if (next.join() === order.join()) return
    setShown(next)
    const changed = await act(chooseSquad, { body: { heroIds: [...next] } })
    if (changed) setPlayer(changed)
    // Another change may be on its way: what it shows stays.
    setShown((now) => (now === next ? null : now))
  }
  return [order, (next) => void change(next)]
}
